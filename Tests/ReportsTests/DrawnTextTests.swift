import Testing

@testable import Reports

/// Texts as the wireframe of a screen draws them.
struct DrawnTextTests {
  private static let words = "The lock keepers will stay on duty through the night"

  @Test("a text that fits is drawn in one line, in the size of its frame")
  func drawsLine() {
    let text = DrawnText("Old mill", width: 200, height: 20, most: 17)
    #expect(text.lines == ["Old mill"])
    #expect(text.size == 12)
  }

  @Test("a longer text takes as many lines as its frame has room for, and breaks between words")
  func breaksLines() {
    let text = DrawnText(Self.words, width: 150, height: 100, most: 17)
    #expect(text.lines.count > 1)
    #expect(text.lines.joined(separator: " ") == Self.words)
    #expect(text.height <= 100)
    for line in text.lines { #expect(Double(line.count) * text.size * 0.55 <= 150) }
  }

  @Test(
    "what does not fit ends with an ellipsis",
    arguments: [(40.0, 14.0), (90, 20), (3, 3), (0, 0)] as [(Double, Double)])
  func shortens(_ width: Double, _ height: Double) {
    let text = DrawnText(Self.words, width: width, height: height, most: 17)
    #expect(text.lines.last?.hasSuffix("…") == true)
    #expect(text.lines.count == 1 || text.height <= height)
  }

  @Test("a word that is longer than its frame is broken, and a text without end is not read to its end")
  func breaksWords() {
    let text = DrawnText(String(repeating: "x", count: 1_000_000), width: 100, height: 1_000, most: 17)
    #expect(text.lines.count <= 12)
    #expect(text.lines.allSatisfy { $0.count <= 30 })
    #expect(text.lines.last?.hasSuffix("…") == true)
  }
}
