import Testing

@testable import ScreenModel

@Suite struct WordsTests {
  private func words(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in Words(bytes).map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test(
    "identifiers and class names are cut into words",
    arguments: [
      ("productCard_2", ["product", "Card", "2"]), ("MDCCard", ["MDC", "Card"]), ("card", ["card"]),
      ("UITableViewCell", ["UI", "Table", "View", "Cell"]), ("icon-heart.fill", ["icon", "heart", "fill"]),
      ("star5of6", ["star", "5", "of", "6"]), ("größeÄndern", ["größeÄndern"]), ("", []), ("--", []), ("A", ["A"]),
    ])
  func cutting(text: String, expected: [String]) { #expect(words(text) == expected) }

  @Test(
    "a set of words matches whole words in whatever case",
    arguments: [("ProductCARD", true), ("card_view", true), ("discard", false), ("cardinal", false), ("", false)])
  func sets(text: String, isIn: Bool) {
    var text = text
    #expect(text.withUTF8(WordSet("card", "cards").isIn) == isIn)
  }
}

@Suite struct BlankTests {
  private func isBlank(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(Blank.isBlank)
  }

  @Test(
    "white space, marks of no width and punctuation say nothing",
    arguments: [
      "", " \n\t", "\u{A0}", "\u{AD}", "\u{200B}", "\u{2026}", "–", "…", "\u{3000}", "\u{FEFF}", "...", "-_|/",
    ])
  func blank(text: String) { #expect(isBlank(text)) }

  @Test(
    "letters, digits and spoken symbols say something",
    arguments: ["a", " 1 ", "+", "%", "$", "&", "@", "#", "é", "日", "★", "€", "🙂", " … a"])
  func spoken(text: String) { #expect(!isBlank(text)) }

  @Test func `a cut character ends no search`() {
    let cut: [UInt8] = [0x20, 0xE2, 0x80]
    _ = cut.withUnsafeBufferPointer(Blank.isBlank)
    let half: [UInt8] = [0xC2]
    #expect(!half.withUnsafeBufferPointer(Blank.isBlank))
  }
}
