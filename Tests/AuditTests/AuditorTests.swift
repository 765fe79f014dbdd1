import Audit
import Checks
import ScreenModel
import TestSupport
import Testing

/// The engine: outcomes, severities, grouping, suppression.
struct AuditorTests {
  private static let cards = """
    <collection element="false" x="0" y="100" width="390" height="700">
      <cell id="a" element="false" x="16" y="110" width="170" height="200">
        <text element="true" label="Old mill" x="24" y="120" width="100" height="20"/>
        <text element="true" label="12 euro" x="24" y="150" width="100" height="20"/>
      </cell>
      <cell id="b" element="false" x="202" y="110" width="170" height="200">
        <text element="true" label="New mill" x="210" y="120" width="100" height="20"/>
        <text element="true" label="14 euro" x="210" y="150" width="100" height="20"/>
      </cell>
    </collection>
    """

  private func audit(_ text: String, _ change: (inout RuleSelection) -> Void = { _ in }) throws -> ScreenAudit {
    var selection = RuleSelection()
    change(&selection)
    return Auditor(rules: selection.rules(of: try Rulebook.embedded(), checks: allChecks))
      .audit(try ScreenSketch.screen(text), key: "test")
  }

  @Test("equal faults in equal cells are one finding with its other places")
  func groupsEqualFaults() throws {
    let findings = try audit(Self.cards) { $0.only = ["card-not-aggregated"] }.findings
    #expect(findings.count == 1)
    #expect(findings.first?.occurrences == 2)
    #expect(findings.first?.others.map(\.identifier) == ["b"])
    #expect(findings.first?.related.map(\.why) == ["part", "part"])
  }

  @Test("a rule whose facts are not carried is not run, never passed")
  func reportsMissingFacts() throws {
    let audit = try audit(
      "<screen platform=\"ios\" width=\"390\" height=\"844\" facts=\"label type frames\">\(Self.cards)</screen>"
    ) { $0.only = ["card-not-aggregated"] }
    #expect(audit.findings.isEmpty)
    #expect(audit.outcomes.map(\.notRun) == [1])
    #expect(audit.outcomes.map(\.pass) == [0])
    #expect(audit.notRun.first?.missing == [.elementFlag, .stopFlag])
  }

  @Test("an export that says nothing of containers does not decide what they hide or keep to themselves")
  func containerFlags() throws {
    let screen = { (facts: String) in
      """
      <screen platform="ios" width="390" height="844" facts="element-flag hidden type traits label frames \(facts)">
        <view element="false" x="0" y="0" width="390" height="844"><button element="true" label="Go"/></view>
      </screen>
      """
    }
    let rules = ["hidden-subtree-interactive", "modal-hides-itself"]
    let silent = try audit(screen("")) { $0.only = rules }
    #expect(silent.outcomes.map(\.notRun) == [1, 1])
    #expect(silent.notRun.map(\.missing) == [[.containerType], [.containerType]])
    #expect(try audit(screen("container-type")) { $0.only = rules }.outcomes.map(\.inapplicable) == [1, 1])
  }

  @Test("a finding for review is one step less severe, also after an override")
  func lowersReviews() throws {
    // A view that is a card only by its identifier.
    let suggested = Self.cards.replacing("<cell id=\"a\"", with: "<view id=\"card-a\"")
      .replacing("<cell id=\"b\"", with: "<view id=\"card-b\"").replacing("</cell>", with: "</view>")
      .replacing("<collection", with: "<view").replacing("</collection>", with: "</view>")
    let plain = try audit(suggested) { $0.only = ["card-not-aggregated"] }.findings
    #expect(plain.map(\.confidence) == [.review])
    #expect(plain.map(\.severity) == [.warning])
    let raised = try audit(suggested) {
      $0.only = ["card-not-aggregated"]
      $0.severities = ["card-not-aggregated": .some(.note)]
    }.findings
    #expect(raised.map(\.severity) == [.note])
  }

  @Test("a severity of off takes a rule out; patterns select and skip")
  func selectsRules() throws {
    func ids(_ change: (inout RuleSelection) -> Void) throws -> [String] {
      var selection = RuleSelection()
      change(&selection)
      return selection.rules(of: try Rulebook.embedded(), checks: allChecks).map(\.page.id)
    }
    #expect(try ids { $0.only = ["rating-missing-*"] }.contains("rating-missing-value"))
    #expect(try ids { $0.only = ["rating-missing-*"] }.allSatisfy { $0.hasPrefix("rating-missing-") })
    #expect(try !ids { $0.skip = ["card-*"] }.contains { $0.hasPrefix("card-") })
    #expect(try !ids { $0.severities["card-label-missing"] = .some(.none) }.contains("card-label-missing"))
  }

  @Test("one cause gives one finding: parts of a taken-apart card are not told again")
  func suppresses() throws {
    let rules = Set(try audit(Self.cards).findings.map(\.rule))
    #expect(rules.contains("card-not-aggregated"))
    #expect(rules.isDisjoint(with: ["reading-order-interleaved", "list-cell-not-element"]))
  }

  @Test(
    "an order that is wrong as a whole is told once, not again for each heading and step in it",
    arguments: [
      ("d c b a", ["order-container-conflict"]), ("c d a b", ["reading-order-mismatch"]),
      ("b a c d", ["reading-order-header-late"]), ("a b c d", []),
    ])
  func suppressesParts(order: String, expected: [String]) throws {
    let rules = try audit(
      """
      <view id="page" element="false" order="\(order)" x="0" y="0" width="390" height="844">
        <heading ref="a" element="true" label="Lamps" traits="header" x="16" y="60" width="358" height="30"/>
        <text ref="b" element="true" label="Aria" x="16" y="100" width="358" height="30"/>
        <text ref="c" element="true" label="49 euro" x="16" y="400" width="358" height="30"/>
        <button ref="d" element="true" label="Buy" traits="button" x="16" y="700" width="358" height="48"/>
      </view>
      """
    ) { $0.only = ["reading-order-*", "order-*"] }.findings.map(\.rule)
    #expect(rules == expected)
  }

  @Test("a rule without anything to look at is inapplicable")
  func countsInapplicable() throws {
    let audit = try audit("<text element=\"true\" label=\"Hi\" x=\"0\" y=\"0\" width=\"90\" height=\"20\"/>") {
      $0.only = ["rating-missing-value"]
    }
    #expect(audit.outcomes.map(\.inapplicable) == [1])
  }

  @Test("a finding's path names roles and identifiers, never texts")
  func namesPaths() throws {
    let finding = try #require(try audit(Self.cards) { $0.only = ["card-not-aggregated"] }.findings.first)
    #expect(finding.element.path == "collection/card#a")
    #expect(finding.position.line == 2)
  }
}
