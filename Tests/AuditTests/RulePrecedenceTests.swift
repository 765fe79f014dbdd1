import Testing

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

  private static let rows = [
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

  @Test("holds every row of the catalogue", arguments: rows)
  func holds(_ row: Row) {
    for stronger in row.stronger {
      for weaker in row.weaker {
        #expect(RulePrecedence.isSilenced(weaker, by: [stronger]), "\(stronger) does not silence \(weaker)")
      }
    }
  }

  @Test("asks the stronger rule of a row first, where each would silence the other", arguments: rows)
  func isOneWay(_ row: Row) throws {
    for stronger in row.stronger {
      for weaker in row.weaker {
        let forward = try #require(Self.place(stronger, weaker))
        if let back = Self.place(weaker, stronger) { #expect(forward < back, "\(weaker) comes before \(stronger)") }
      }
    }
  }

  /// The first row by which a rule silences another one.
  private static func place(_ stronger: String, _ weaker: String) -> Int? {
    RulePrecedence.matrix.firstIndex { row in
      row.stronger.contains { Pattern.matches($0, stronger) } && row.weaker.contains { Pattern.matches($0, weaker) }
    }
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
