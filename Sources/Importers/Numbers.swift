import ViewHierarchy

/// Numbers and words as exports write them, read in place from the bytes.
enum Numbers {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// A decimal number: sign, digits, fraction, exponent; nil for anything else, infinite and not-a-number included.
  static func decimal(_ bytes: Bytes) -> Double? { whole(bytes) ?? anyDecimal(bytes) }

  /// A number of up to 15 digits and nothing else, as most edges of frames are; nil for any other.
  private static func whole(_ bytes: Bytes) -> Double? {
    guard bytes.count > 0, bytes.count <= 15 else { return nil }
    var value: UInt64 = 0
    for byte in bytes {
      let digit = byte &- 0x30
      guard digit <= 9 else { return nil }
      value = value &* 10 &+ UInt64(digit)
    }
    return Double(value)
  }

  private static func anyDecimal(_ bytes: Bytes) -> Double? {
    var index = 0
    let negative = bytes.first == UInt8(ascii: "-")
    if negative || bytes.first == UInt8(ascii: "+") { index = 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var scale = 0
    while index < bytes.count, let digit = digit(bytes[index]) {
      if digits < 18 { mantissa = mantissa * 10 + digit } else { scale += 1 }
      digits += 1
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      while index < bytes.count, let digit = digit(bytes[index]) {
        if digits < 18 {
          mantissa = mantissa * 10 + digit
          scale -= 1
        }
        digits += 1
        index += 1
      }
    }
    guard digits > 0 else { return nil }
    if index < bytes.count {
      guard let exponent = exponent(bytes, from: index) else { return nil }
      scale += exponent
    }
    let value = scaled(Double(mantissa), by: scale)
    return value.isFinite ? (negative ? -value : value) : nil
  }

  /// `true`, `1`, `YES` and the like.
  static func isTrue(_ bytes: Bytes) -> Bool {
    guard let first = bytes.first else { return false }
    return first == UInt8(ascii: "t") || first == UInt8(ascii: "1") || first == UInt8(ascii: "Y")
      || first == UInt8(ascii: "T")
  }

  /// The rectangle of `{{x, y}, {w, h}}`, in whatever punctuation its four numbers stand.
  static func rect(_ bytes: Bytes) -> Rect? {
    guard let found = numbers(bytes) else { return nil }
    return Rect(x: found.0, y: found.1, width: found.2, height: found.3).normalised
  }

  /// Exactly four numbers, in whatever punctuation they stand.
  static func numbers(_ bytes: Bytes) -> (Double, Double, Double, Double)? {
    var found = (0.0, 0.0, 0.0, 0.0)
    var count = 0
    var index = 0
    while index < bytes.count {
      guard isNumberByte(bytes[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, isNumberByte(bytes[end]) { end += 1 }
      guard let number = decimal(Bytes(rebasing: bytes[index..<end])) else { return nil }
      switch count {
      case 0: found.0 = number
      case 1: found.1 = number
      case 2: found.2 = number
      default: found.3 = number
      }
      count += 1
      index = end
    }
    return count == 4 ? found : nil
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    byte >= 0x30 && byte <= 0x39 ? UInt64(byte &- 0x30) : nil
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    digit(byte) != nil || byte == 0x2D || byte == 0x2B || byte == 0x2E || byte | 0x20 == 0x65
  }

  private static func exponent(_ bytes: Bytes, from start: Int) -> Int? {
    guard bytes[start] | 0x20 == 0x65 else { return nil }
    var index = start + 1
    var negative = false
    if index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x2B {
      negative = bytes[index] == 0x2D
      index += 1
    }
    guard index < bytes.count else { return nil }
    var exponent = 0
    while index < bytes.count {
      guard let digit = digit(bytes[index]) else { return nil }
      exponent = min(exponent * 10 + Int(digit), 100_000)
      index += 1
    }
    return negative ? -exponent : exponent
  }

  /// Powers of ten that a Double holds exactly.
  private static let powers: [Double] = {
    var powers = [1.0]
    while powers.count <= 22 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()

  private static func scaled(_ value: Double, by exponent: Int) -> Double {
    var value = value
    var left = min(exponent.magnitude, 700)
    while left > 0 {
      let step = Int(min(left, 22))
      value = exponent < 0 ? value / powers[step] : value * powers[step]
      left -= UInt(step)
    }
    return value
  }
}
