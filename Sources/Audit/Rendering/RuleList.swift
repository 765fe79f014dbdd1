/// The list of all rules, as `screenreadout rules` prints it.
public enum RuleList {
  /// One line a rule: severity, id, title; by category.
  public static func text(of book: Rulebook) -> String {
    let idWidth = book.pages.map { $0.id.utf8.count }.max() ?? 0
    var text = ""
    for (category, pages) in byCategory(book) {
      if !text.isEmpty { text += "\n" }
      text += "\(category)\n"
      for page in pages {
        let state = page.isOnByDefault ? page.severity.rawValue : "off"
        text += "  \(padded(state, to: 7))  \(padded(page.id, to: idWidth))  \(page.title)\n"
      }
    }
    let off = book.pages.count { !$0.isOnByDefault }
    let total = book.pages.count == 1 ? "1 rule" : "\(book.pages.count) rules"
    return text + (text.isEmpty ? "" : "\n") + total + (off == 0 ? "\n" : ", \(off) of them off by default\n")
  }

  /// The exact content of `Rules/README.md`.
  public static func markdown(of book: Rulebook) -> String {
    var text = """
      # The rules

      One page per rule: why it matters, how to fix it, examples that the tests run, and what the rule cannot see.
      This index is written by `screenreadout rules --format markdown`.

      """
    for (category, pages) in byCategory(book) {
      text += "\n## \(category)\n\n"
      text += "| rule | title | severity | default | basis | WCAG |\n|---|---|---|---|---|---|\n"
      for page in pages {
        let cells = [
          "[\(page.id)](\(page.category)/\(page.id).md)", escaped(page.title), page.severity.rawValue,
          page.isOnByDefault ? "on" : "off", page.basis.rawValue, page.wcag.joined(separator: " "),
        ]
        text += "| " + cells.joined(separator: " | ") + " |\n"
      }
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
