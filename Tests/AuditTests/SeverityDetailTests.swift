import Audit
import Testing

/// How severe a finding is, where that depends on the screen. The examples of the pages compare messages only.
@Suite struct SeverityDetailTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let screen: String
    let severity: Severity
    let testDescription: String
  }

  private static func android(_ nodes: String) -> String {
    "<screen platform=\"android\" width=\"412\" height=\"892\">\(nodes)</screen>"
  }

  private static func captioned(_ name: String) -> String {
    android(
      """
      <text id="caption" text="Send me news" x="16" y="100" width="180" height="48"/>
      <checkbox id="news" labelled-by="caption" text="\(name)" clickable="true" focusable="true" checked="false"
          x="220" y="100" width="128" height="48"/>
      """)
  }

  private static let tappedRow = """
    <view class="android.widget.LinearLayout" label="Wi-Fi" clickable="true" focusable="false" x="0" y="200" width="411"
        height="72"/>
    """

  static let cases = [
    Case(
      rule: "field-name-doubled", screen: captioned("Offers by mail"), severity: .warning,
      testDescription: "two names that differ are a warning"),
    Case(
      rule: "field-name-doubled", screen: captioned("Send me news"), severity: .note,
      testDescription: "one name twice is a note"),
    Case(
      rule: "clickable-not-focusable",
      screen: android(
        """
        <button class="android.widget.Button" text="Save" clickable="true" focusable="true" x="16" y="100" width="120"
            height="48"/>
        \(tappedRow)
        """), severity: .warning, testDescription: "a row that cannot be focused where others can is a warning"),
    Case(
      rule: "clickable-not-focusable", screen: android(tappedRow), severity: .note,
      testDescription: "where nothing can be focused the system may be too old to say so"),
  ]

  @Test("the severity follows from the screen", arguments: cases)
  func severity(_ item: Case) throws {
    let finding = try #require(SketchAudit.of(item.rule, on: item.screen).findings.first)
    #expect(finding.severity == item.severity)
  }
}
