import Testing

@testable import embed_pages

@Suite struct EmbeddingTests {
  @Test("a text is quoted with more hash signs than anything in it")
  func hashes() {
    #expect(SwiftLiteral.multiline("plain") == "#\"\"\"\nplain\n\"\"\"#")
    #expect(SwiftLiteral.multiline("a \"\"\"# b") == "##\"\"\"\na \"\"\"# b\n\"\"\"##")
    #expect(SwiftLiteral.multiline("\\##(x)") == "###\"\"\"\n\\##(x)\n\"\"\"###")
    #expect(SwiftLiteral.multiline("# heading\n## other") == "#\"\"\"\n# heading\n## other\n\"\"\"#")
  }

  @Test("what the compiler would change or refuse is escaped")
  func controls() {
    #expect(SwiftLiteral.multiline("a\r\nb\tc\u{0}") == "#\"\"\"\na\\#u{D}\nb\tc\\#u{0}\n\"\"\"#")
    #expect(SwiftLiteral.multiline("\u{FEFF}") == "#\"\"\"\n\\#u{FEFF}\n\"\"\"#")
  }

  @Test("an empty text is an empty literal")
  func empty() { #expect(SwiftLiteral.multiline("") == "#\"\"\"\n\n\"\"\"#") }

  @Test("the table of checks follows the file names, sorted, shared files left out")
  func checkTable() {
    let table = CheckTable(files: ["ZooLoud.swift", "Shared/Words.swift", "cards/CardLoud.swift", "notes.md"])
    #expect(table.source.hasSuffix("[any Check.Type] = [\n  CardLoud.self,\n  ZooLoud.self,\n]\n"))
    #expect(CheckTable(files: []).source.hasSuffix("[any Check.Type] = []\n"))
  }
}
