/// Names as they are compared.
enum Names {
  /// Lower case, punctuation and symbols out, white space folded, full-width forms and ligatures as their plain
  /// letters.
  static func normalised(_ name: String) -> String {
    var name = name
    return name.withUTF8(plain) ?? folded(name)
  }

  /// The name where it is ASCII, as most are; nil where it is not.
  private static func plain(_ name: UnsafeBufferPointer<UInt8>) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(name.count)
    var needsBlank = false
    for byte in name {
      guard byte < 0x80 else { return nil }
      let lowered = byte.lowered
      if isWord(lowered) {
        if needsBlank, !result.isEmpty { result.append(0x20) }
        needsBlank = false
        result.append(lowered)
      } else {
        needsBlank = true
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func folded(_ name: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(name.utf8.count)
    var needsBlank = false
    /// Whether a letter is written, behind a blank where a word ended before it.
    func takes(_ isWord: Bool) -> Bool {
      if isWord, needsBlank, !result.isEmpty { result.append(0x20) }
      needsBlank = !isWord
      return isWord
    }
    // As `lowercased()` does it, which takes ten times as long where a single letter is not ASCII.
    for scalar in name.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(scalar.value).lowered
        if takes(isWord(byte)) { result.append(byte) }
      } else {
        for small in scalar.properties.lowercaseMapping.unicodeScalars {
          let folded = fold(small)
          if takes(isWord(folded)) {
            result.append(contentsOf: UTF8.encode(folded) ?? UTF8.encodedReplacementCharacter)
          }
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A small letter or a digit.
  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isSmallLetter || byte.isDigit
  }

  /// A letter, digit or mark. ASCII is told apart without the tables of Unicode, which are slow.
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isWord(UInt8(scalar.value)) }
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// Full-width ASCII (U+FF01 to U+FF5E) as ASCII; other compatibility forms are left as they are.
  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
