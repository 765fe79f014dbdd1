import Audit
import Checks
import ScreenModel
import TestSupport
import Testing
import ViewHierarchy

/// How large a text is by its letters in a picture, where no font is stated: large text may be fainter.
struct PictureTextSizeTests {
  /// What is told of one text of 3.45:1, which is enough for large text alone.
  private func audit(_ node: String, lineHeight: Double, stroke: Double = 1.3) throws -> (told: Int, unclear: [String])
  {
    var capture = try ScreenSketch.capture(node)
    capture.picture = Picture(
      scale: 2, isResampled: false, frame: Rect(x: 0, y: 0, width: 390, height: 844),
      look: { _ in
        .strokes(
          Drawing.Strokes(
            colour: Colour(red: 0.541, green: 0.541, blue: 0.541), back: Colour(red: 1, green: 1, blue: 1),
            otherBack: Colour(red: 1, green: 1, blue: 1), share: 0.2, backShare: 0.7, isThin: false, gain: 1,
            stroke: stroke, lineHeight: lineHeight))
      },
      touch: { _ in .enclosed })
    let page = try #require(try Rulebook.embedded().pages.first { $0.id == "contrast-text" })
    let active = try #require(ActiveRule(page: page, checks: allChecks, parameters: nil))
    let audit = Auditor(rules: [active]).audit(Screen(capture), key: "")
    return (audit.findings.count, audit.contrast?.reasons.map(\.why) ?? [])
  }

  private func text(_ words: String) -> String {
    "<text id=\"one\" element=\"true\" text=\"\(words)\" label=\"\(words)\" x=\"16\" y=\"100\" width=\"200\" height=\"40\"/>"
  }

  @Test(
    "Signs, accents and other alphabets do not keep letters from telling that a text is large",
    arguments: [
      ("“We count again.”", 0.97), ("Tak – så længe", 0.97), ("Ärger", 1.14), ("Привет", 0.945), ("Ώρα", 1.14),
      ("façade", 0.97), ("5 €", 0.725),
    ])
  func letters(words: String, ink: Double) throws {
    #expect(try audit(text(words), lineHeight: 22 * ink).told == 0)
    #expect(try audit(text(words), lineHeight: 22 * ink).unclear == [])
    #expect(try audit(text(words), lineHeight: 16 * ink).told == 1)
  }

  @Test("Ideographs fill their square, so that their height tells the size")
  func squares() throws {
    #expect(try audit(text("忘记密码？"), lineHeight: 22 * 0.9).told == 0)
    #expect(try audit(text("忘记密码？"), lineHeight: 16 * 0.9, stroke: 1.2).told == 1)
    #expect(try audit(text("忘记密码？"), lineHeight: 18 * 0.9).unclear == ["size"])
  }

  @Test("The letters of other scripts tell a size that is far from large alone")
  func others() throws {
    #expect(try audit(text("نسيت كلمة المرور؟"), lineHeight: 19).unclear == ["size"])
    #expect(try audit(text("نسيت كلمة المرور؟"), lineHeight: 30).unclear == [])
    #expect(try audit(text("نسيت كلمة المرور؟"), lineHeight: 10).told == 1)
  }

  @Test("A field is measured by what it shows, its placeholder too, whatever colour is stated for its text")
  func fields() throws {
    func field(_ content: String) -> String {
      "<field id=\"one\" element=\"true\" label=\"Name\" \(content) x=\"16\" y=\"100\" width=\"200\" height=\"44\"/>"
    }
    #expect(try audit(field("placeholder=\"Anna Maier\" text-color=\"#000000\""), lineHeight: 12).told == 1)
    #expect(try audit(field("value=\"Anna Maier\""), lineHeight: 12).told == 1)
    #expect(try audit(field(""), lineHeight: 12).told == 0)
    #expect(try audit(field("placeholder=\"Anna Maier\" enabled=\"false\""), lineHeight: 12).told == 0)
  }
}
