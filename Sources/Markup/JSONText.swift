/// Decodes the escapes of a JSON string that the parser has found valid.
enum JSONText {
  static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Appends the text; unpaired surrogates become U+FFFD.
  static func appendDecoded(_ source: UnsafeBufferPointer<UInt8>, to target: inout [UInt8]) {
    var index = 0
    while index < source.count {
      let slash = source.firstIndex(of: UInt8(ascii: "\\"), from: index)
      target.append(contentsOf: source[index..<slash])
      guard slash + 1 < source.count else { return }
      index = slash + 2
      switch source[slash + 1] {
      case UInt8(ascii: "b"): target.append(0x08)
      case UInt8(ascii: "f"): target.append(0x0C)
      case UInt8(ascii: "n"): target.append(0x0A)
      case UInt8(ascii: "r"): target.append(0x0D)
      case UInt8(ascii: "t"): target.append(0x09)
      case UInt8(ascii: "u"):
        guard let unit = unit(source, at: slash) else { return }
        index = slash + 6
        var scalar = Unicode.Scalar(unit)
        if unit & 0xFC00 == 0xD800, let low = self.unit(source, at: index), low & 0xFC00 == 0xDC00 {
          index += 6
          scalar = Unicode.Scalar(0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(low & 0x3FF))
        }
        append(scalar ?? "\u{FFFD}", to: &target)
      case let byte: target.append(byte)
      }
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to target: inout [UInt8]) {
    target.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// The code unit of the `\uXXXX` at a place.
  private static func unit(_ source: UnsafeBufferPointer<UInt8>, at slash: Int) -> UInt16? {
    guard source.holds("\\u", at: slash), slash + 6 <= source.count else { return nil }
    var unit: UInt16 = 0
    for index in (slash + 2)..<(slash + 6) {
      guard let digit = hexDigit(source[index]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}
