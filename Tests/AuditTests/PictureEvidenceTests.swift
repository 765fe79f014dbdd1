import Audit
import Checks
import ScreenModel
import TestSupport
import Testing
import ViewHierarchy

/// What is told of a screen that has a picture, made up for the test.
struct PictureEvidenceTests {
  /// The findings where the texts named are seen in their frames, the others not.
  private func findings(
    _ rule: String, texts: [String], seen: Set<String>, _ extra: String = "", scale: Double = 2
  ) throws -> [Finding] {
    let lines = texts.enumerated().map { index, text in
      "<text id=\"\(text)\" element=\"true\" text=\"\(text)\" label=\"\(text)\" font-size=\"17\" x=\"16\" "
        + "y=\"\(100 + 40 * index)\" width=\"200\" height=\"24\"/>"
    }
    var capture = try ScreenSketch.capture(lines.joined() + extra)
    let isSeen = texts.map { seen.contains($0) }
    capture.picture = Picture(
      scale: scale, isResampled: false, frame: Rect(x: 0, y: 0, width: 390, height: 844),
      look: { _ in
        .strokes(
          Drawing.Strokes(
            colour: Colour(red: 0.85, green: 0.85, blue: 0.85), back: Colour(red: 1, green: 1, blue: 1),
            otherBack: Colour(red: 1, green: 1, blue: 1), share: 0.2, backShare: 0.7, isThin: false, gain: 1, stroke: 2,
            lineHeight: 16))
      },
      touch: { area in
        let index = Int((area.y - 100) / 40)
        return isSeen.indices.contains(index) && isSeen[index] ? .enclosed : .blank
      })
    let page = try #require(try Rulebook.embedded().pages.first { $0.id == rule })
    let active = try #require(ActiveRule(page: page, checks: allChecks, parameters: nil))
    return Auditor(rules: [active]).audit(Screen(capture), key: "").findings
  }

  private static let texts = ["one", "two", "three", "four", "five"]

  @Test("A faint text is certain where most texts are seen in their frames, and for review where they are elsewhere")
  func doubts() throws {
    let certain = try findings("contrast-text", texts: Self.texts, seen: ["one", "two", "three"])
    #expect(!certain.isEmpty && certain.allSatisfy { $0.confidence == .certain })
    let doubtful = try findings("contrast-text", texts: Self.texts, seen: ["one", "two"])
    #expect(!doubtful.isEmpty && doubtful.allSatisfy { $0.confidence == .review })
  }

  @Test("A stop is told as not drawn where four texts are seen for it, in a picture that is not too small")
  func belief() throws {
    #expect(try findings("stop-not-drawn", texts: Self.texts, seen: ["one", "two", "three", "four"]).count == 1)
    #expect(try findings("stop-not-drawn", texts: Self.texts, seen: ["one", "two", "three"]).isEmpty)
    #expect(
      try findings("stop-not-drawn", texts: Self.texts, seen: ["one", "two", "three", "four"], scale: 0.9).isEmpty)
  }

  @Test("What scrolls away in part, or lies behind a dialog, is not told as not drawn")
  func cut() throws {
    let seen = Set(Self.texts)
    let button = "<button id=\"more\" element=\"true\" label=\"More\" x=\"16\" y=\"%\" width=\"120\" height=\"48\"/>"
    func count(_ y: Int, _ around: (String) -> String) throws -> Int {
      let extra = around(button.replacing("%", with: "\(y)"))
      return try findings("stop-not-drawn", texts: Self.texts, seen: seen, extra).count
    }
    #expect(try count(500) { $0 } == 1)
    #expect(try count(820) { $0 } == 0)
    let dialog =
      "<alert element=\"false\" modal=\"true\" x=\"40\" y=\"90\" width=\"310\" height=\"460\">"
      + "<text element=\"true\" text=\"Sure?\" label=\"Sure?\" x=\"60\" y=\"100\" width=\"200\" height=\"24\"/></alert>"
    #expect(try count(500) { $0 + dialog } == 0)
  }
}
