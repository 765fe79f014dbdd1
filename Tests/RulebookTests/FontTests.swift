import Testing

@testable import Checks

@Suite("The room that a text takes")
struct TextExtentTests {
  @Test("grows with the text and with the size")
  func growth() {
    let short = Self.width("Save", 17)
    #expect(Self.width("Save all", 17) > short)
    #expect((Self.width("Save", 34) - 2 * short).magnitude < 1e-9)
    #expect(Self.width("", 17) == 0)
  }

  @Test("takes narrow letters for narrow, and signs of Chinese for as wide as high")
  func widths() {
    #expect(Self.width("illi", 10) < Self.width("nann", 10))
    #expect(Self.width("nann", 10) < Self.width("mmWW", 10))
    #expect(Self.width("東京", 10) == 20)
    // One letter of two bytes is one letter.
    #expect(Self.width("é", 10) < 10)
  }

  @Test("counts lines: one at least, and one for each paragraph")
  func lines() {
    #expect(Self.lines("Save", 17, width: 300) == 1)
    #expect(Self.lines("", 17, width: 300) <= 1)
    #expect(Self.lines("one\ntwo\nthree", 17, width: 300) == 3)
    #expect(Self.lines(String(repeating: "word ", count: 40), 17, width: 300) >= 5)
    #expect(Self.lines("Save", 17, width: 0) == 1)
  }

  private static func width(_ text: String, _ size: Double) -> Double {
    var text = text
    return text.withUTF8 { TextExtent.width($0, size: size) }
  }

  private static func lines(_ text: String, _ size: Double, width: Double) -> Double {
    var text = text
    return text.withUTF8 { TextExtent.lines($0, size: size, width: width) }
  }
}

@Suite("The font of a text")
struct TypefaceTests {
  @Test("takes size and weight of a text style from the platform's table")
  func styles() {
    let title = Typeface(size: nil, style: "title1", weight: nil)
    #expect(title.size == 28)
    #expect(title.weight == 400)
    #expect(title.hasStyle)
    #expect(Typeface(size: nil, style: "headline", weight: nil).weight == 600)
    // The style has the last word on the size, which design files state beside it.
    #expect(Typeface(size: 12, style: "body", weight: nil).size == 17)
  }

  @Test("keeps a stated size where the style is unknown, and knows none where nothing is stated")
  func sizes() {
    #expect(Typeface(size: 21, style: "brandTitle", weight: nil).size == 21)
    #expect(Typeface(size: 21, style: nil, weight: nil).size == 21)
    #expect(Typeface(size: 0, style: nil, weight: nil).size == nil)
    #expect(Typeface(size: nil, style: nil, weight: nil).size == nil)
  }

  @Test(
    "reads weights by name and by number",
    arguments: [
      ("Bold", 700, true), ("semibold", 600, false), ("700", 700, true), ("black", 900, true), ("odd", 400, false),
    ])
  func weights(_ word: String, _ weight: Int, _ isBold: Bool) {
    let face = Typeface(size: 14, style: nil, weight: word)
    #expect(face.weight == weight)
    #expect(face.isBold == isBold)
  }

  @Test("a stated weight wins over that of the style")
  func precedence() { #expect(Typeface(size: nil, style: "headline", weight: "bold").weight == 700) }
}
