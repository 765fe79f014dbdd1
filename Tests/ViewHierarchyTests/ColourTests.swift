import Testing

@testable import ViewHierarchy

@Suite("Colours as exports state them")
struct ColourTests {
  @Test("reads six and eight digits, and nothing else")
  func reading() {
    #expect(Colour("#FF8000") == Colour(red: 1, green: 128.0 / 255, blue: 0))
    #expect(Colour("#00000080")?.alpha == 128.0 / 255)
    for text in ["", "#", "FF8000", "#FFF", "#GG0000", "#FF80001", "red", "#+F8000"] {
      #expect(Colour(text) == nil, "\(text)")
    }
  }

  @Test("writes what it reads", arguments: ["#000000", "#FFFFFF", "#2B4C7E", "#767676"])
  func writing(_ text: String) { #expect(Colour(text)?.hexadecimal == text) }

  /// Ratios that WCAG's own formula gives; 767676 is the lightest grey with 4.5:1 on white.
  @Test(
    "gives the contrast of WCAG, whichever colour comes first",
    arguments: [
      ("#000000", "#FFFFFF", 21.0), ("#767676", "#FFFFFF", 4.54), ("#777777", "#FFFFFF", 4.48),
      ("#FF0000", "#FFFFFF", 4.0), ("#0000FF", "#FFFFFF", 8.59), ("#FFFFFF", "#FFFFFF", 1.0),
    ])
  func contrast(_ one: String, _ other: String, _ ratio: Double) throws {
    let (one, other) = (try #require(Colour(one)), try #require(Colour(other)))
    #expect((one.contrast(other) - ratio).magnitude < 0.01)
    #expect(one.contrast(other) == other.contrast(one))
  }

  @Test("mixes a translucent colour with what is behind it")
  func layers() {
    #expect(Colour(red: 0, green: 0, blue: 0, alpha: 0.5).over(.white) == Colour(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Colour(red: 1, green: 0, blue: 0, alpha: 0).over(.black) == .black)
    #expect(Colour.white.over(.black) == .white)
  }

  @Test("proposes the nearest colour that passes, and none where there is none")
  func nearest() throws {
    let grey = try #require(Colour("#999999"))
    let better = try #require(grey.nearest(to: 4.5, on: .white))
    #expect(better.contrast(.white) >= 4.5)
    #expect(better.red >= 0x75 / 255.0, "\(better.hexadecimal) is darker than it must be")
    #expect(grey.nearest(to: 22, on: .white) == nil)
  }

  @Test("cuts a ratio after two decimals and never rounds it up")
  func text() {
    #expect(Colour.text(4.499) == "4.49")
    #expect(Colour.text(4.5) == "4.50")
    #expect(Colour.text(21) == "21.00")
    #expect(Colour.text(3.058) == "3.05")
  }
}
