/// The list of all rules, as `screenreadout rules` prints it.
public enum RuleList {
  /// One line a rule: severity, id, title, whether its findings are for review; by category.
  public static func text(of book: Rulebook) -> String {
    let idWidth = book.pages.map { $0.id.utf8.count }.max() ?? 0
    var text = ""
    for (category, pages) in byCategory(book) {
      if !text.isEmpty { text += "\n" }
      text += "\(category)\n"
      for page in pages {
        let state = page.isOnByDefault ? page.severity.rawValue : "off"
        let review = page.confidence == .review ? " (for review)" : ""
        text += "  \(padded(state, to: 7))  \(padded(page.id, to: idWidth))  \(page.title)\(review)\n"
      }
    }
    let off = book.pages.count { !$0.isOnByDefault }
    let total = book.pages.count == 1 ? "1 rule" : "\(book.pages.count) rules"
    text += (text.isEmpty ? "" : "\n") + total + (off == 0 ? "\n" : ", \(off) of them off by default\n")
    // The severities of rules are those before the drop; without this, "error" would be taken for what is printed.
    let isAnyForReview = book.pages.contains { $0.confidence == .review }
    return text + (isAnyForReview ? "findings for review are printed one step less severe than their rule\n" : "")
  }

  /// The exact content of `Rules/README.md`.
  public static func markdown(of book: Rulebook) -> String {
    var text = """
      # The rules

      One page per rule: why it matters, how to fix it, examples that the tests run, and what the rule cannot see.
      This index is written by `screenreadout rules --format markdown`. Only a rule of the basis `wcag-failure` finds
      failures of its success criteria; every other one is related to them. A finding of the confidence `review` is
      printed one step less severe than its rule (also than `--severity` makes it), until a person confirms it with
      `screenreadout judge`. Which other tools check the same stands at the end.

      """
    for (category, pages) in byCategory(book) {
      text += "\n## \(category)\n\n| rule | title | severity | confidence | default | basis | WCAG |\n"
      text += "|---|---|---|---|---|---|---|\n"
      for page in pages {
        let cells = [
          "[\(page.id)](\(page.category)/\(page.id).md)", escaped(page.title), page.severity.rawValue,
          page.confidence.rawValue, page.isOnByDefault ? "on" : "off", page.basis.rawValue,
          page.wcag.joined(separator: " "),
        ]
        text += "| " + cells.joined(separator: " | ") + " |\n"
      }
    }
    return text + peers(of: book)
  }

  /// Which other tools have each rule, in the tools' fixed order; rules that none has are counted.
  private static func peers(of book: Rulebook) -> String {
    let shared = book.pages.filter { !$0.peers.isEmpty }
    guard !shared.isEmpty else { return "" }
    var text = """

      ## Other tools

      Tools that check the same or nearly the same, as their documentation and sources stood in 2026: Google's
      Accessibility Test Framework for Android, GTXiLib, Apple's audit (XCUITest, Accessibility Inspector), axe (web),
      Deque's tools for apps, A11yUITests, Android Lint, SwiftLint. The remaining \(book.pages.count - shared.count) of
      \(book.pages.count) rules are in none of them. EN is the clause of EN 301 549 v3.2.1 for software.


      """
    let head = ["rule", "basis", "WCAG 2.2", "EN 301 549"] + Peer.allCases.map(\.title)
    text += "| \(head.joined(separator: " | ")) |\n|\(head.map { _ in "---|" }.joined())\n"
    let clauses = Standard.en301549.criteria
    for page in shared {
      let cells = [
        "[\(page.id)](\(page.category)/\(page.id).md)", page.basis.rawValue, page.wcag.joined(separator: " "),
        page.wcag.filter(clauses.contains).map { "11.\($0)" }.joined(separator: " "),
      ]
      text +=
        "| " + (cells + Peer.allCases.map { page.peers.contains($0) ? "yes" : "" }).joined(separator: " | ") + " |\n"
    }
    return text
  }

  /// The pages of each category, categories by name, pages by id.
  static func byCategory(_ book: Rulebook) -> [(category: String, pages: [RulePage])] {
    var groups: [String: [RulePage]] = [:]
    for page in book.pages { groups[page.category, default: []].append(page) }
    return groups.sorted { $0.key < $1.key }.map { (category: $0.key, pages: $0.value) }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }

  /// A title in a table cell.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character == "|" { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
