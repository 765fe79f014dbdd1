/// Whether a text says nothing when it is spoken.
public enum Blank {
  /// White space, zero-width characters and punctuation only.
  ///
  /// Three question marks in a row are no punctuation: capture tools write one for each letter that their code page
  /// lacks, so there were words.
  ///
  /// Beyond ASCII these count: U+00A0, U+00AD, the block U+2000 to U+206F (spaces, dashes, quotes, zero-width marks),
  /// U+3000 to U+3003 and U+FEFF.
  public static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        let isLetterOrDigit = byte.isLetter || byte.isDigit
        if isLetterOrDigit || isSymbol(byte) { return false }
        index += 1
        continue
      }
      let width = blankWidth(bytes, index)
      if width == 0 { return false }
      index += width
    }
    return !holdsLostLetters(bytes)
  }

  /// What tools write for letters that their code page lacks (`???`) or for bytes that are no text (U+FFFD): there were
  /// words.
  public static func holdsLostLetters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var marks = 0
    for (index, byte) in bytes.enumerated() {
      marks = byte == UInt8(ascii: "?") ? marks + 1 : 0
      if marks == 3 { return true }
      if byte == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBF, bytes[index + 2] == 0xBD { return true }
    }
    return false
  }

  /// White space, zero-width characters and marks of direction only: nothing that can be seen.
  ///
  /// Beyond ASCII these count: U+00A0, U+00AD, U+2000 to U+200F, U+2028 to U+202F, U+205F to U+206F, U+3000 and U+FEFF.
  public static func isUnseen(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
      switch (bytes[index], byte(1), byte(2)) {
      case (...0x20, _, _), (0x7F, _, _): index += 1
      case (0xC2, 0xA0, _), (0xC2, 0xAD, _): index += 2
      case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF), (0xE2, 0x81, 0x9F...0xAF), (0xE3, 0x80, 0x80),
        (0xEF, 0xBB, 0xBF):
        index += 3
      default: return false
      }
    }
    return true
  }

  /// Symbols that VoiceOver speaks by name even where nothing else is there.
  private static func isSymbol(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// The bytes of a silent character above ASCII; 0 where it is spoken.
  private static func blankWidth(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch (bytes[index], byte(1), byte(2)) {
    case (0xC2, 0xA0, _), (0xC2, 0xAD, _): return 2
    case (0xE2, 0x80...0x81, _): return 3
    case (0xE3, 0x80, 0x80...0x83), (0xEF, 0xBB, 0xBF): return 3
    default: return 0
    }
  }
}
