import Checks
import ScreenModel
import TestSupport
import Testing
import ViewHierarchy

@testable import Audit

/// One cause, one finding: which rules must speak in place of which others, one by one.
@Suite("Which rule speaks in place of which")
struct RulePrecedenceTests {
  /// A row: the rules that speak, and those that keep silent beside them.
  struct Row: CustomTestStringConvertible, Sendable {
    let stronger: [String]
    let weaker: [String]
    var testDescription: String { "\(stronger.joined(separator: ", ")) > \(weaker.joined(separator: ", "))" }

    init(_ stronger: String, _ weaker: String) {
      self.stronger = stronger.split(separator: " ").map(String.init)
      self.weaker = weaker.split(separator: " ").map(String.init)
    }
  }

  private static let rows: [Row] = [
    Row(
      """
      hint-without-label label-blank label-on-non-element card-label-missing list-cell-label-missing \
      field-missing-label
      """, "control-missing-label element-missing-label"),
    Row(
      "control-missing-label",
      "element-missing-label label-generic label-symbol-only label-contains-role label-too-long label-not-human-readable"
    ),
    Row("image-decorative-exposed", "image-missing-label"),
    Row(
      "rating-exposed-as-many",
      "image-missing-label duplicate-adjacent duplicate-control-name touch-target-minimum touch-target-recommended"),
    Row(
      "card-not-aggregated",
      "list-cell-not-element reading-order-interleaved card-primary-read-late card-order-container-missing"),
    Row("container-is-element", "element-hides-interactive element-hides-text container-omits-child"),
    Row("element-hides-interactive", "interactive-not-reachable"),
    Row("card-label-incomplete list-cell-label-incomplete element-hides-text", "text-not-reachable"),
    Row("hidden-subtree-interactive", "interactive-not-reachable text-not-reachable"),
    Row(
      "zero-size-element offscreen-element invisible-element",
      "touch-target-minimum touch-target-recommended contrast-text reading-order-mismatch reading-order-jump"),
    Row("touch-target-minimum", "touch-target-recommended"),
    Row("touch-target-duplicate-bounds", "touch-target-overlap"),
    Row(
      "image-label-is-filename label-unresolved-placeholder", "label-not-human-readable label-generic label-symbol-only"
    ),
    Row("label-not-human-readable", "label-generic label-symbol-only"),
    Row("reading-order-mismatch", "reading-order-jump reading-order-row-split"),
    Row("image-label-repeats-text", "duplicate-adjacent"),
    Row("card-missing-button-trait static-text-interactive", "traits-missing-button"),
    Row("heading-not-marked", "heading-missing screen-missing-title"),
    Row("heading-missing", "screen-missing-title"),
    Row("card-image-unlabelled", "image-informative-not-exposed"),
    Row("field-missing-label", "hint-without-label"),
    Row(
      "description-overrides-text",
      "card-label-incomplete list-cell-label-incomplete element-hides-text text-not-reachable"),
    Row("card-label-incomplete", "element-hides-text"),
  ]

  @Test("a fault that two rules see is told by the stronger one", arguments: rows)
  func speaks(_ row: Row) throws {
    let screen = try Self.screen()
    for stronger in row.stronger {
      for weaker in row.weaker {
        let left = try Self.left(
          [(weaker, Fault(NodeID(0), "weaker")), (stronger, Fault(NodeID(0), "stronger"))], screen)
        #expect(left == [stronger], "beside \(stronger), \(weaker) is told as well or instead")
      }
    }
  }

  /// Where two faults lie, and whether the weaker one is told.
  struct Reach: CustomTestStringConvertible, Sendable {
    let stronger: String
    let weaker: String
    /// Rows of nodes: 0 is a card, 1 inside it, 2 beside it.
    let at: (stronger: Int, related: Int?, weaker: Int)
    let isTold: Bool
    let testDescription: String
  }

  private static let places: [Reach] = [
    Reach(
      stronger: "touch-target-minimum", weaker: "touch-target-recommended", at: (0, nil, 2), isTold: true,
      testDescription: "another node has a fault of its own"),
    Reach(
      stronger: "touch-target-minimum", weaker: "touch-target-recommended", at: (0, nil, 1), isTold: true,
      testDescription: "what is wrong with a node says nothing of those inside"),
    Reach(
      stronger: "card-not-aggregated", weaker: "reading-order-interleaved", at: (0, nil, 1), isTold: false,
      testDescription: "a card that is mended as a whole needs no order inside"),
    Reach(
      stronger: "card-not-aggregated", weaker: "reading-order-interleaved", at: (0, nil, 2), isTold: true,
      testDescription: "the order beside the card stays wrong"),
    Reach(
      stronger: "touch-target-duplicate-bounds", weaker: "touch-target-overlap", at: (0, 2, 2), isTold: false,
      testDescription: "the partner of a fault is told with it"),
    Reach(
      stronger: "touch-target-duplicate-bounds", weaker: "touch-target-overlap", at: (0, 1, 2), isTold: true,
      testDescription: "who is no partner is told alone"),
    Reach(
      stronger: "heading-missing", weaker: "screen-missing-title", at: (0, nil, 2), isTold: false,
      testDescription: "what is wrong with the screen is told once, wherever"),
  ]

  @Test("a fault elsewhere is told unless the stronger one speaks for that place too", arguments: places)
  func reach(_ reach: Reach) throws {
    var stronger = Fault(NodeID(reach.at.stronger), "stronger")
    stronger.related = reach.at.related.map { [RelatedNode(NodeID($0), why: "partner")] } ?? []
    let left = try Self.left(
      [(reach.stronger, stronger), (reach.weaker, Fault(NodeID(reach.at.weaker), "weaker"))], Self.screen())
    #expect(left == (reach.isTold ? [reach.stronger, reach.weaker] : [reach.stronger]))
  }

  private static func screen() throws -> Screen {
    try ScreenSketch.screen("<card><text label=\"Inside\"/></card><text label=\"Beside\"/>")
  }

  /// The rules whose faults are left, in the order of the faults.
  private static func left(_ faults: [(rule: String, fault: Fault)], _ screen: Screen) throws -> [String] {
    var selection = RuleSelection()
    selection.only = faults.map(\.rule)
    let rules = selection.rules(of: try Rulebook.embedded(), checks: allChecks)
    let told = try faults.map { item in
      ToldFault(rule: try #require(rules.firstIndex { $0.page.id == item.rule }), fault: item.fault)
    }
    return RulePrecedence.apply(told, RulePrecedence.rows(of: rules), screen: screen).map { rules[$0.rule].page.id }
  }

  @Test("names rules that exist, and no pair twice for one reach")
  func namesRules() throws {
    let ids = try Rulebook.embedded().pages.map(\.id)
    var seen: Set<String> = []
    for row in RulePrecedence.matrix {
      for pattern in row.stronger + row.weaker {
        #expect(ids.contains { Pattern.matches(pattern, $0) }, "no rule is called \(pattern)")
      }
      for stronger in row.stronger {
        for weaker in row.weaker {
          #expect(seen.insert("\(stronger) > \(weaker) \(row.reach)").inserted, "\(stronger) > \(weaker) stands twice")
        }
      }
    }
  }
}
