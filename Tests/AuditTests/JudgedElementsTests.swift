import Audit
import Testing

/// Whether a screen without a fault passes a rule, or has nothing that the rule speaks of, or does not tell. The
/// examples of the pages only say that nothing is found.
@Suite struct JudgedElementsTests {
  enum Outcome: Sendable { case pass, inapplicable, undecided }

  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let screen: String
    let expected: Outcome
    var testDescription: String { "\(rule): \(expected)" }
  }

  private static func android(_ nodes: String) -> String {
    "<screen platform=\"android\" width=\"412\" height=\"892\">\(nodes)</screen>"
  }

  /// A node of which 20 dp are left at the lower edge of what scrolls.
  private static func cut(_ node: String) -> String {
    """
    <scroll scrollable="true" x="0" y="104" width="412" height="600">
      <text text="Well said" x="16" y="640" width="358" height="24"/>
      \(node) x="16" y="684" width="120" height="20"/>
    </scroll>
    """
  }

  /// An export of a driver that tells no placeholder from a value.
  private static func ofStops(_ field: String) -> String {
    """
    <screen platform="ios" width="390" height="844"
        facts="element-flag stop-flag label value traits type frames screen-size">
      \(field) x="16" y="136" width="358" height="48"/>
    </screen>
    """
  }

  static let cases = [
    Case(
      rule: "label-unresolved-placeholder",
      screen: #"<button element="true" traits="button" label="Pay" x="16" y="104" width="120" height="48"/>"#,
      expected: .pass),
    Case(
      rule: "label-unresolved-placeholder",
      screen: #"<text element="true" text="Total" x="16" y="104" width="120" height="48"/>"#, expected: .pass),
    Case(
      rule: "label-unresolved-placeholder",
      screen: #"<button element="true" traits="button" x="16" y="104" width="120" height="48"/>"#,
      expected: .inapplicable),
    Case(
      rule: "touch-target-minimum",
      screen: """
        <screen platform="ios" width="390" height="844" frame-precision="rounded-out">
          <button element="true" traits="button" label="Pay" x="16" y="104" width="120" height="48"/>
        </screen>
        """, expected: .pass),
    Case(
      rule: "touch-target-minimum",
      screen: """
        <screen platform="ios" width="390" height="844" frame-precision="rounded-out">
          <button element="true" traits="button" label="Pay" x="16" y="104" width="120" height="24"/>
        </screen>
        """, expected: .undecided),
    Case(
      rule: "label-contains-markup",
      screen: #"<button element="true" traits="button" label="Pay" x="16" y="104" width="120" height="48"/>"#,
      expected: .pass),
    Case(
      rule: "label-contains-markup",
      screen: #"<button element="true" traits="button" x="16" y="104" width="120" height="48"/>"#,
      expected: .inapplicable),
    Case(
      rule: "touch-target-recommended",
      screen: #"<button element="true" traits="button" label="Pay" x="16" y="104" width="120" height="48"/>"#,
      expected: .pass),
    Case(
      rule: "touch-target-recommended",
      screen: """
        <scroll element="false" x="0" y="104" width="390" height="600">
          <button element="true" traits="button" label="Pay" x="16" y="680" width="120" height="36"/>
        </scroll>
        """, expected: .undecided),
    Case(
      rule: "touch-target-recommended",
      screen: """
        <screen platform="ios" width="390" height="844" frame-precision="rounded-out">
          <button element="true" traits="button" label="Pay" x="16" y="104" width="120" height="43"/>
        </screen>
        """, expected: .undecided),
    Case(
      rule: "group-none-selected",
      screen: """
        <tab-bar element="false" x="0" y="761" width="390" height="83">
          <tab element="true" traits="button" label="Home, selected" x="0" y="761" width="130" height="48"/>
          <tab element="true" traits="button" label="Search" x="130" y="761" width="130" height="48"/>
          <tab element="true" traits="button" label="Profile" x="260" y="761" width="130" height="48"/>
        </tab-bar>
        """, expected: .pass),
    Case(
      rule: "card-image-unlabelled",
      screen: """
        <card class="MDCCard" element="false" x="16" y="120" width="358" height="320">
          <image element="false" label="Opening of the bridge" x="16" y="120" width="358" height="180"/>
          <text element="true" traits="static-text" label="New bridge opens" x="32" y="316" width="326" height="24"/>
          <button element="true" traits="button" label="Read the article" x="32" y="372" width="160" height="48"/>
        </card>
        """, expected: .inapplicable),
    Case(
      rule: "heading-not-marked",
      screen: """
        <text element="false" text="Good journey" font-size="28" x="16" y="210" width="358" height="40"/>
        <text element="true" text="Seat by the window" font-size="17" x="16" y="260" width="358" height="22"/>
        <text element="true" text="One piece of luggage" font-size="17" x="16" y="290" width="358" height="22"/>
        """, expected: .inapplicable),
    Case(
      rule: "card-not-aggregated",
      screen: """
        <collection element="false" x="0" y="104" width="390" height="600">
          <card class="MDCCard" element="true" traits="button" label="Boots" x="16" y="120" width="358" height="160">
            <text text="Boots" x="32" y="140" width="200" height="24"/>
          </card>
          <card class="MDCCard" element="true" traits="button" label="Socks" x="16" y="300" width="358" height="160">
            <text text="Socks" x="32" y="320" width="200" height="24"/>
          </card>
        </collection>
        """, expected: .pass),
    Case(
      rule: "control-missing-label", screen: android(cut(#"<button clickable="true" id="more""#)),
      expected: .undecided),
    Case(
      rule: "control-missing-label",
      screen: """
        <view element="false" label="Share" x="16" y="104" width="120" height="48">
          <button element="true" traits="button" x="16" y="104" width="120" height="48"/>
        </view>
        """, expected: .inapplicable),
    Case(
      rule: "field-missing-label", screen: android(cut(#"<field clickable="true" text="" placeholder="" id="more""#)),
      expected: .undecided),
    Case(
      rule: "field-missing-label",
      screen: android(#"<field clickable="true" text="Mara" x="16" y="104" width="200" height="48"/>"#),
      expected: .undecided),
    Case(
      rule: "field-missing-label",
      screen: android(#"<field clickable="true" label="Name" text="Mara" x="16" y="104" width="200" height="48"/>"#),
      expected: .pass),
    Case(
      rule: "field-missing-label", screen: ofStops(#"<field element="true" value="E-mail""#), expected: .undecided),
    Case(
      rule: "field-missing-label", screen: ofStops(#"<secure-field element="true" value="Password""#),
      expected: .undecided),
    Case(
      rule: "field-missing-label",
      screen: """
        <text id="caption" element="true" label="Name" x="16" y="104" width="80" height="48"/>
        <field element="true" labelled-by="caption" x="104" y="104" width="200" height="48"/>
        """, expected: .pass),
  ]

  @Test("a screen without a fault passes only where there was something to judge", arguments: cases)
  func outcome(_ item: Case) throws {
    let audit = try SketchAudit.of(item.rule, on: item.screen)
    #expect(audit.findings.isEmpty)
    let outcome = try #require(audit.outcomes.first)
    #expect(
      [outcome.pass > 0, outcome.inapplicable > 0, outcome.undecided > 0]
        == [item.expected == .pass, item.expected == .inapplicable, item.expected == .undecided])
  }
}
