/// Appends a number without exponent, with at most 3 decimals (half away from zero) and no trailing zeros.
///
/// What is not finite becomes 0; `-0` becomes `0`.
public func appendNumber(_ value: Double, to target: inout [UInt8]) {
  // Below 2^43 thousandths fit into the 53 bits of a Double.
  guard value.magnitude < 8_796_093_022_208 else { return appendLargeNumber(value, to: &target) }
  // Most are whole numbers of points.
  if let whole = Int(exactly: value) { return appendInteger(whole, to: &target) }
  let scaled = Int64((value.magnitude * 1_000).rounded(.toNearestOrAwayFromZero))
  if value < 0 && scaled > 0 { target.append(UInt8(ascii: "-")) }
  appendInteger(Int(scaled / 1_000), to: &target)
  var decimals = UInt32(scaled % 1_000)
  guard decimals > 0 else { return }
  target.append(UInt8(ascii: "."))
  while decimals > 0 {
    target.append(UInt8(ascii: "0") + UInt8(decimals / 100))
    decimals = decimals % 100 * 10
  }
}

/// Appends a whole number.
public func appendInteger(_ value: Int, to target: inout [UInt8]) {
  if value < 0 { target.append(UInt8(ascii: "-")) }
  var rest = value.magnitude
  // Most numbers of a report are coordinates and lines. Dividing by constants is multiplying, many times as fast.
  if rest < 10_000 {
    if rest >= 1_000 { target.append(digit(rest / 1_000)) }
    if rest >= 100 { target.append(digit(rest / 100)) }
    if rest >= 10 { target.append(digit(rest / 10)) }
    return target.append(digit(rest))
  }
  // 20 digits hold any 64-bit number.
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
    var start = digits.count
    while rest > 0 && start > 0 {
      start -= 1
      digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    target.append(contentsOf: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(digits)[start...]))
  }
}

/// The last digit of a number.
private func digit(_ number: UInt) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10) }

/// Whole numbers from 2^43 up, digit by digit: a Double of that size can be longer than any integer type.
private func appendLargeNumber(_ value: Double, to target: inout [UInt8]) {
  guard value.isFinite else { return target.append(UInt8(ascii: "0")) }
  if value < 0 { target.append(UInt8(ascii: "-")) }
  var rest = value.magnitude.rounded(.toNearestOrAwayFromZero)
  let start = target.count
  while rest >= 1 {
    target.append(UInt8(ascii: "0") + UInt8(rest.truncatingRemainder(dividingBy: 10)))
    rest = (rest / 10).rounded(.down)
  }
  target[start...].reverse()
}
