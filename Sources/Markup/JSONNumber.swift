/// Reads numbers whose grammar is known to be right.
enum JSONNumber {
  // Powers of ten that a Double holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The nearest Double; nil where it would not be finite.
  static func value(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    if let quick = quickValue(text) { return quick }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  /// Up to 15 digits without exponent: digits and power are exact, so one division rounds right.
  private static func quickValue(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= 17 else { return nil }
    var digits: Int64 = 0
    var count = 0
    var fraction = 0
    var hasPoint = false
    var isNegative = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        count += 1
        if hasPoint { fraction += 1 }
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "-"): isNegative = true
      default: return nil
      }
    }
    guard count <= 15 else { return nil }
    let value = Double(digits) / powers[fraction]
    return isNegative ? -value : value
  }
}
