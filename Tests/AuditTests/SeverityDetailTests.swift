import Audit
import Testing

/// How severe a finding is, and how sure, where that depends on the screen. The examples of the pages compare messages
/// only.
@Suite struct SeverityDetailTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let screen: String
    let severity: Severity
    /// Nil where the severity tells it: what is for review is a step less severe, a note apart.
    var confidence: Confidence?
    /// Nil where it is that of the rule's page.
    var impact: Impact?
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

  private static func unnamed(_ role: String) -> String {
    "<\(role) id=\"news\" clickable=\"true\" focusable=\"true\" x=\"16\" y=\"100\" width=\"96\" height=\"48\"/>"
  }

  private static func slider(_ value: String) -> String {
    #"<slider element="true" traits="adjustable" \#(value) x="16" y="100" width="300" height="48"/>"#
  }

  private static func ordered(_ badge: String) -> String {
    """
    <view element="false" order="title badge" x="16" y="104" width="358" height="120">
      <text ref="title" element="true" label="Boots" x="32" y="120" width="200" height="24"/>
      \(badge)
    </view>
    """
  }

  private static func field(_ text: String) -> String {
    "<field id=\"sum\" clickable=\"true\" label=\"Amount\" \(text) x=\"16\" y=\"100\" width=\"379\" height=\"56\"/>"
  }

  private static let filledPassword = """
    <screen platform="ios" width="390" height="844" facts="element-flag stop-flag label value traits type frames">
      <secure-field id="pin" element="true" value="•••••" x="16" y="136" width="358" height="48"/>
    </screen>
    """

  private static let emptyField = """
    <field clickable="true" text="" placeholder="" x="16" y="100" width="379" height="56"/>
    """

  private static func card(_ label: String) -> String {
    """
    <card id="ritz" class="MDCCard" element="true" traits="button" label="\(label)" x="16" y="120" width="358" height="120">
      <text label="Ritz, Lisbon" x="32" y="136" width="200" height="24"/>
      <text label="from 120 euro" x="32" y="168" width="200" height="20"/>
    </card>
    """
  }

  static let cases = [
    Case(
      rule: "card-label-incomplete", screen: card("Hotel"), severity: .warning, confidence: .review,
      testDescription: "a card that says nothing of what it shows is a warning"),
    Case(
      rule: "card-label-incomplete", screen: card("Ritz"), severity: .note, confidence: .review,
      testDescription: "a card that says some of what it shows is a note"),
    Case(
      rule: "image-label-is-filename",
      screen: #"<button element="true" traits="button" label="Photo1" x="16" y="104" width="96" height="48"/>"#,
      severity: .warning, confidence: .review, testDescription: "a numbered button may be a place to fill"),
    Case(
      rule: "image-label-is-filename",
      screen: #"<image element="true" traits="image" label="Photo1" x="16" y="104" width="96" height="48"/>"#,
      severity: .error, confidence: .certain, testDescription: "a numbered picture is nothing else"),
    Case(
      rule: "field-missing-label", screen: filledPassword, severity: .warning, confidence: .review,
      testDescription: "bullets may be typed, and hide a placeholder"),
    Case(
      rule: "name-repeats-words",
      screen: android(
        """
        <view class="android.widget.LinearLayout" clickable="true" focusable="true" x="0" y="100" width="411"
            height="64">
          <image class="android.widget.ImageView" label="Alarm" x="16" y="120" width="24" height="24"/>
          <text class="android.widget.TextView" text="Alarm" x="56" y="116" width="200" height="32"/>
        </view>
        """), severity: .note, confidence: .certain, testDescription: "a described icon beside its text is certain"),
    Case(
      rule: "name-repeats-words",
      screen: #"<button element="true" label="Alarm, Weekdays, weekdays" x="16" y="104" width="300" height="48"/>"#,
      severity: .note, confidence: .review, testDescription: "words that a label repeats may be meant"),
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
    Case(
      rule: "control-missing-label", screen: android(unnamed("button")), severity: .error,
      testDescription: "an unnamed button is an error"),
    Case(
      rule: "control-missing-label", screen: android(unnamed("checkbox")), severity: .warning,
      testDescription: "what a label elsewhere may name is for review"),
    Case(
      rule: "control-missing-label", screen: slider(#"value="40 %""#), severity: .warning, impact: .serious,
      testDescription: "a slider that says its value at least is for review"),
    Case(
      rule: "control-missing-label", screen: slider(""), severity: .error,
      testDescription: "a slider that says nothing is an error"),
    Case(
      rule: "control-missing-label",
      screen: #"<button element="true" traits="button" enabled="false" x="16" y="100" width="96" height="48"/>"#,
      severity: .warning, testDescription: "an unnamed button that cannot be used is a warning"),
    Case(
      rule: "control-missing-label",
      screen: android(
        """
        <view focusable="true" clickable="false" x="16" y="96" width="96" height="48">
          <image x="16" y="96" width="48" height="48"/>
        </view>
        """), severity: .warning, testDescription: "what can be focused and not operated may say what lies in it"),
    Case(
      rule: "control-missing-label",
      screen: """
        <screen platform="android" width="412" height="892" facts="label type frames screen-size actions visible-text">
          <view clickable="true" label="Search" x="0" y="100" width="411" height="64">
            <image focusable="true" clickable="false" x="16" y="108" width="48" height="48"/>
          </view>
        </screen>
        """, severity: .warning,
      testDescription: "an icon in something named that is tapped may be hidden from TalkBack"),
    Case(
      rule: "field-missing-label", screen: android(emptyField), severity: .error,
      testDescription: "a field without a name is an error"),
    Case(
      rule: "field-missing-label",
      screen: android(#"<text text="E-mail" x="16" y="76" width="379" height="20"/>"# + emptyField),
      severity: .warning, testDescription: "a field below a text may be named by it"),
    Case(
      rule: "container-dangling-reference", screen: ordered(#"<text ref="badge" hidden="true" label="Only today"/>"#),
      severity: .note, testDescription: "what is hidden and still listed is a note"),
    Case(
      rule: "container-dangling-reference", screen: ordered(""), severity: .warning,
      testDescription: "what is listed and not there is a warning"),
    Case(
      rule: "field-label-overrides-text", screen: android(field(#"text="10,000""#)), severity: .error,
      testDescription: "a description in place of what was typed is an error"),
    Case(
      rule: "field-label-overrides-text", screen: android(field("")), severity: .warning,
      testDescription: "where no text is stated, what was typed may stand in the description"),
  ]

  @Test("the severity follows from the screen", arguments: cases)
  func severity(_ item: Case) throws {
    let finding = try #require(SketchAudit.of(item.rule, on: item.screen).findings.first)
    #expect(finding.severity == item.severity)
    if let impact = item.impact { #expect(finding.impact == impact) }
    if let confidence = item.confidence { #expect(finding.confidence == confidence) }
  }
}
