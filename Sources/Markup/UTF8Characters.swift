/// Well-formedness of UTF-8 (Unicode 16, table 3-7), character by character.
enum UTF8Characters {
  /// The length of the character at a place; where it is ill-formed, the length of the broken piece, negative.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    let length: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch lead {
    case ..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { low = 0xA0 } else if lead == 0xED { high = 0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { low = 0x90 } else if lead == 0xF4 { high = 0x8F }
    default: return -1
    }
    for step in 1..<length {
      guard index + step < bytes.count, bytes[index + step] >= low, bytes[index + step] <= high else { return -step }
      low = 0x80
      high = 0xBF
    }
    return length
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes at once, the first one lowest; nil near the end.
  @inline(__always)
  func word(at index: Int) -> UInt64? {
    guard index <= count - 8, let base = baseAddress else { return nil }
    return UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }
}

extension UInt64 {
  static let everyByte: UInt64 = 0x0101_0101_0101_0101

  /// The high bit of each byte that is a control character, above ASCII, or one of two others. Bits above the lowest
  /// set one may be false.
  @inline(__always)
  func marks(_ one: UInt8, _ other: UInt8) -> UInt64 {
    let first = (self ^ UInt64(one) &* .everyByte) &- .everyByte
    let second = (self ^ UInt64(other) &* .everyByte) &- .everyByte
    return (first | second | (self &- 0x20 &* .everyByte) | self) & (0x80 &* .everyByte)
  }
}
