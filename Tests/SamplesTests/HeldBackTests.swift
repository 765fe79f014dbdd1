import Importers
import TestSupport
import Testing
import ViewHierarchy

/// Faults that an export suggests and cannot prove are for review, which makes them one step less severe.
@Suite("What an export cannot prove")
struct HeldBackTests {
  private func faults(_ icon: String) throws -> [String] {
    let bar =
      AndroidSketch(
        "ViewGroup", "[22,88][1058,220]", #"clickable="true" focusable="true""#,
        [
          AndroidSketch("ImageButton", "[22,88][170,220]", #"focusable="true" \#(icon)"#),
          AndroidSketch("TextView", "[385,124][690,183]", #"text="Search settings" content-desc="""#),
        ])
    let capture = try #require(AndroidSketch.read(AndroidSketch.dump(bar), density: 2.75).captures.first)
    return try AuditForTests().faults(capture).filter { $0.hasPrefix("control-missing-label") }
  }

  @Test("an icon that takes no tap in a named bar that does may be hidden from TalkBack")
  func icon() throws {
    #expect(try faults(#"clickable="false""#) == ["control-missing-label 2 warning review"])
    #expect(try faults(#"clickable="true""#) == ["control-missing-label 2 error certain"])
    #expect(try faults(#"clickable="false" a11y-important="true""#) == ["control-missing-label 2 error certain"])
  }
}
