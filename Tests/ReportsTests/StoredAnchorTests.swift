import Audit
import Reports
import ScreenModel
import TestSupport
import Testing

@testable import Gate

/// What anchors identities on a screen is found again on the screen as a run file holds it: else a comparison with a
/// stored run would take rows for other rows.
@Suite struct StoredAnchorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rows: Set<String>
    let screen: String
    let testDescription: String
  }

  private static func cell(_ id: String, _ more: String = "") -> String {
    """
    <cell id="\(id)" element="true" label="\(id)" x="0" y="100" width="390" height="60">
      <text id="\(id)-title" label="\(id)" x="16" y="110" width="200" height="20"/>\(more)
    </cell>
    """
  }

  private static func list(_ cells: String...) -> String {
    "<list id=\"lamps\" x=\"0\" y=\"100\" width=\"390\" height=\"600\">\(cells.joined())</list>"
  }

  private static func wrapped(_ cell: String) -> String {
    "<view x=\"0\" y=\"100\" width=\"390\" height=\"60\">\(cell)</view>"
  }

  static let cases = [
    Case(
      rows: ["aria", "boro", "cleo"], screen: list(cell("aria"), cell("boro"), cell("cleo")),
      testDescription: "rows of one list"),
    Case(
      rows: ["aria", "boro"], screen: list(wrapped(cell("aria")), wrapped(cell("boro"))),
      testDescription: "rows in wrappers of their own"),
    Case(
      rows: ["aria", "boro", "mara", "nils"],
      screen: list(cell("lamps", cell("aria") + cell("boro"))) + list(cell("people", cell("mara") + cell("nils"))),
      testDescription: "rows within rows"),
    Case(
      rows: [], screen: list(cell("lamp-1"), cell("lamp-2"), cell("lamp-3")),
      testDescription: "rows that differ in digits only"),
    Case(
      rows: [],
      screen: list(cell("aria"))
        + "<card id=\"offer\" element=\"true\" x=\"0\" y=\"700\" width=\"390\" height=\"60\"/>",
      testDescription: "a row alone and a card beside its list"),
  ]

  @Test("rows and identifiers are the same on a screen and on the stored one", arguments: cases)
  func agree(_ item: Case) throws {
    let screen = try ScreenSketch.screen(item.screen)
    let audit = Auditor(rules: []).audit(screen, key: "")
    let part = RunReporter.part(of: AuditedScreen(screen: screen, audit: audit, notRun: []))
    let stored = try #require(StoredScreen(part: part, key: "home"))
    let (now, then) = (ScreenAnchors(screen), RowNames.anchors(of: stored.tree))
    #expect(now.rows == item.rows)
    #expect(then.rows == item.rows)
    #expect(then.identifiers == now.identifiers)
  }
}
