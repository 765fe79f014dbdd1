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
