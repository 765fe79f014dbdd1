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
  ]

  @Test("a fix says what is right for the element and its platform", arguments: cases)
  func fix(_ item: Case) throws {
    let finding = try #require(SketchAudit.of(item.rule, on: item.screen).findings.first)
    let fix = try #require(finding.fix)
    #expect(([fix.summary] + fix.code.map(\.text)).contains { $0.contains(item.expected) })
  }
}
