import Testing
import ViewHierarchy

/// The kinds of bytes against what Unicode says of the characters of ASCII.
@Suite struct ByteKindsTests {
  @Test func `bytes of ASCII are what their characters are`() {
    for byte in UInt8(0)..<0x80 {
      let scalar = Unicode.Scalar(byte)
      #expect(byte.isDigit == (scalar.properties.numericType == .decimal), "\(byte)")
      #expect(byte.isSmallLetter == scalar.properties.isLowercase, "\(byte)")
      #expect(byte.isCapitalLetter == scalar.properties.isUppercase, "\(byte)")
      #expect(byte.isLetter == scalar.properties.isAlphabetic, "\(byte)")
      #expect(byte.isBlank == scalar.properties.isWhitespace, "\(byte)")
      #expect(byte.isWordByte == (byte.isLetter || byte.isDigit), "\(byte)")
      #expect(String(Unicode.Scalar(byte.lowered)) == scalar.properties.lowercaseMapping, "\(byte)")
    }
  }

  @Test func `bytes beyond ASCII are parts of words and nothing else`() {
    for byte in UInt8(0x80)...0xFF {
      #expect(byte.isWordByte && byte.lowered == byte, "\(byte)")
      #expect(!byte.isDigit && !byte.isLetter && !byte.isBlank, "\(byte)")
    }
  }
}
