extension CleanInput {
  /// A numeric character reference in XML.
  struct Reference {
    let range: Range<Int>
    let value: UInt32
    private let isHexadecimal: Bool

    /// The reference whose `&` stands at a place.
    init?(_ bytes: [UInt8], at start: Int) {
      guard start + 3 < bytes.count, bytes[start] == UInt8(ascii: "&"), bytes[start + 1] == UInt8(ascii: "#") else {
        return nil
      }
      isHexadecimal = bytes[start + 2] == UInt8(ascii: "x")
      var index = start + (isHexadecimal ? 3 : 2)
      let digits = index
      var value: UInt32 = 0
      while index < bytes.count, let digit = Self.digit(bytes[index], isHexadecimal) {
        value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
        index += 1
      }
      guard index > digits, index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return nil }
      range = start..<index + 1
      self.value = value
    }

    private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte - UInt8(ascii: "A") + 10)
      default: nil
      }
    }

    /// XML 1.0, production 2.
    var isAllowed: Bool {
      switch value {
      case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
      default: false
      }
    }

    /// A space, or a tab where the reference has room for one digit only.
    var blank: UInt32 { range.count - (isHexadecimal ? 4 : 3) > 1 ? 0x20 : 0x09 }

    /// The character that two references to UTF-16 units mean together; Android's serialiser writes emoji so.
    func joined(with low: Reference) -> UInt32? {
      guard value & 0xFFFF_FC00 == 0xD800, low.value & 0xFFFF_FC00 == 0xDC00 else { return nil }
      return 0x1_0000 + (value & 0x3FF) << 10 + low.value & 0x3FF
    }

    /// A reference to another character, as long as this one.
    func text(_ scalar: UInt32) -> [UInt8] { Self.text(scalar, length: range.count, isHexadecimal) }

    /// A reference of a length, padded with zeros.
    static func text(_ scalar: UInt32, length: Int, _ isHexadecimal: Bool = true) -> [UInt8] {
      let head = Array((isHexadecimal ? "&#x" : "&#").utf8)
      let digits = Array(String(scalar, radix: isHexadecimal ? 16 : 10).utf8)
      let zeros = [UInt8](repeating: 0x30, count: max(length - head.count - digits.count - 1, 0))
      return head + zeros + digits + [UInt8(ascii: ";")]
    }
  }
}
