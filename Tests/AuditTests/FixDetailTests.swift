import Audit
import Testing

/// What the fix of a finding says, where it depends on the element. The examples of the pages compare messages only.
@Suite struct FixDetailTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let screen: String
    /// Stands in the summary of the fix or in its code.
    let expected: String
    var testDescription: String { "\(rule): \(expected)" }
  }

  static let cases = [
    Case(
      rule: "rating-value-malformed",
      screen: #"<rating element="true" label="Rating" value="4.512 of 5" x="16" y="104" width="120" height="24"/>"#,
      expected: "say \"4.5 of 5\""),
    Case(
      rule: "rating-value-malformed",
      screen: #"<rating element="true" label="Rating" value="7 of 5" x="16" y="104" width="120" height="24"/>"#,
      expected: "let the value be one number between 0 and the scale"),
    Case(
      rule: "reading-order-field-label-after",
      screen: """
        <screen platform="android" width="412" height="892">
          <view clickable="false" x="16" y="112" width="380" height="48">
            <switch id="dark" clickable="true" focusable="true" checked="true" text="Dark theme" x="124" y="112"
                width="96" height="48"/>
            <text text="Dark theme" x="16" y="124" width="100" height="24"/>
          </view>
        </screen>
        """, expected: "labelFor"),
    Case(
      rule: "field-missing-label",
      screen: """
        <screen platform="android" width="412" height="892">
          <text text="Street" x="16" y="112" width="380" height="20"/>
          <field clickable="true" focusable="true" placeholder="" x="16" y="136" width="380" height="56"/>
        </screen>
        """, expected: "textField.hint = \"Street\""),
    Case(
      rule: "field-missing-label",
      screen: """
        <screen platform="android" width="412" height="892">
          <text text="€" x="16" y="146" width="20" height="20"/>
          <field clickable="true" focusable="true" placeholder="" x="48" y="136" width="348" height="56"/>
        </screen>
        """, expected: "set a label that says what to enter"),
    Case(
      rule: "field-missing-label",
      screen: """
        <screen platform="android" width="412" height="892">
          <view clickable="true" focusable="true" x="16" y="60" width="380" height="64">
            <text text="Opening hours" x="16" y="100" width="200" height="20"/>
          </view>
          <field clickable="true" focusable="true" placeholder="" x="16" y="136" width="380" height="56"/>
        </screen>
        """, expected: "set a label that says what to enter"),
    Case(
      rule: "duplicate-adjacent",
      screen: """
        <screen platform="ios" width="390" height="844">
          <button element="true" traits="button" label="Visits" x="16" y="104" width="64" height="64"/>
          <button element="true" traits="button" label="Visits" x="96" y="104" width="64" height="64"/>
        </screen>
        """, expected: "say in each label what it acts on"),
  ]

  @Test("Code for Compose comes first where the view is written with it")
  func composeFirst() throws {
    func frameworks(_ host: String) throws -> [FixCode.Framework] {
      let audit = try SketchAudit.of(
        "control-missing-label",
        on: """
          <screen platform="android" width="412" height="892">
            <view class="\(host)" x="0" y="0" width="412" height="892">
              <view class="android.view.View" clickable="true" focusable="true" x="16" y="104" width="48" height="48"/>
            </view>
          </screen>
          """)
      return try #require(audit.findings.first?.fix).code.map(\.framework)
    }
    #expect(try frameworks("androidx.compose.ui.platform.ComposeView") == [.compose, .views])
    #expect(try frameworks("android.widget.FrameLayout") == [.views, .compose])
  }

  @Test("a fix says what is right for the element and its platform", arguments: cases)
  func fix(_ item: Case) throws {
    let finding = try #require(SketchAudit.of(item.rule, on: item.screen).findings.first)
    let fix = try #require(finding.fix)
    #expect(([fix.summary] + fix.code.map(\.text)).contains { $0.contains(item.expected) })
  }
}
