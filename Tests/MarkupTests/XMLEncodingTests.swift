import Markup
import Testing

@Suite("XML encodings")
struct XMLEncodingTests {
  private static let source = "<?xml version=\"1.0\"?>\n<root x=\"Grüße 😀\">\n <a/>ß</root>"

  private static func utf16(_ text: String, littleEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      littleEndian ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
  }

  @Test("UTF-16 reads like UTF-8, with or without a mark", arguments: [true, false], [true, false])
  func utf16(littleEndian: Bool, mark: Bool) {
    let bytes = Self.utf16(Self.source, littleEndian: littleEndian, mark: mark)
    let recording = Recording(bytes: bytes + Self.utf16("\njunk", littleEndian: littleEndian, mark: false))
    #expect(recording.error == nil)
    #expect(recording.values == ["Grüße 😀"])
    #expect(recording.text == "\n ß")
    #expect(recording.positions == ["2:1", "3:2"])
    #expect(recording.end == bytes.count)
  }

  @Test("A UTF-8 byte-order mark is no part of the text")
  func mark() {
    let recording = Recording("\u{FEFF}" + Self.source)
    #expect(recording.error == nil)
    #expect(recording.positions == ["2:1", "3:2"])
    #expect(recording.end == Self.source.utf8.count + 3)
  }

  @Test("ISO-8859-1 and windows-1252 are decoded where declared", arguments: ["ISO-8859-1", "windows-1252", "Latin1"])
  func latin(name: String) {
    let head = Array("<?xml version='1.0' encoding='\(name)'?><root x='".utf8)
    let bytes = head + [0xE4, 0x80] + Array("'/>".utf8)
    let recording = Recording(bytes: bytes + [0xFF])
    #expect(recording.error == nil)
    #expect(recording.values == [name == "windows-1252" ? "ä€" : "ä\u{80}"])
    #expect(recording.end == bytes.count)
  }

  @Test(
    "A declaration that the bytes do not follow is overlooked where they are UTF-8",
    arguments: ["UTF-16", "utf_8", "UTF_8", "GBK", "US-ASCII", "unheard-of"])
  func wrongDeclaration(name: String) {
    let recording = Recording("<?xml version='1.0' encoding='\(name)'?><root x='ä'/>")
    #expect(recording.error == nil)
    #expect(recording.values == ["ä"])
  }

  @Test("Bytes that are neither UTF-8 nor declared as something known are refused by name")
  func refused() {
    let unknown = Recording(
      bytes: Array("<?xml version='1.0' encoding='GBK'?><a x='".utf8) + [0xC4, 0xE3] + Array("'/>".utf8))
    #expect(unknown.error?.kind == .encoding)
    #expect(unknown.error?.message.contains("GBK") == true)
    let invalid = Recording(bytes: Array("<a>\n<b x='".utf8) + [0xC4, 0x20] + Array("'/></a>".utf8))
    #expect(invalid.error?.kind == .encoding)
    #expect(invalid.error?.line == 2)
    let wide = Recording(bytes: [0, 0, 0, 0x3C, 0, 0, 0, 0x61, 0, 0, 0, 0x2F])
    #expect(wide.error?.kind == .encoding)
  }
}
