import Audit
import Markup

/// A rule in SARIF, from its page.
enum SARIFRule {
  /// The longest short or full description that GitHub shows, in characters (docs.github.com, SARIF support).
  private static let longestDescription = 1_024

  static func write(_ rule: ActiveRule, to json: inout JSONWriter) {
    let page = rule.page
    json.beginObject()
    json.member("id", page.id)
    json.member("name", name(page.id))
    text("shortDescription", page.title, to: &json)
    let sections = Dictionary(page.sections.map { ($0.heading, $0.text) }, uniquingKeysWith: { first, _ in first })
    let why = sections[.why] ?? ""
    text("fullDescription", String(firstParagraph(why).prefix(longestDescription)), to: &json)
    json.key("defaultConfiguration")
    json.beginObject()
    json.member("level", rule.severity.rawValue)
    json.endObject()
    json.key("help")
    json.beginObject()
    let howToFix = sections[.howToFix] ?? ""
    json.member("text", "\(why)\n\(howToFix)")
    json.member("markdown", "## Why\n\n\(why)\n## How to fix\n\n\(howToFix)\n## Limits\n\n\(sections[.limits] ?? "")")
    json.endObject()
    json.key("properties")
    json.beginObject()
    json.key("tags")
    json.beginArray()
    for tag in tags(page) { json.string(tag) }
    json.endArray()
    json.member("precision", page.confidence == .certain ? "very-high" : "medium")
    json.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
    json.endObject()
    json.endObject()
  }

  /// GitHub keeps ten tags of a rule.
  private static func tags(_ page: RulePage) -> [String] {
    let criteria = page.wcag.map { "wcag\($0.split(separator: ".").joined())" }
    return Array((["accessibility", page.category] + criteria).prefix(10))
  }

  /// `card-not-aggregated` as `CardNotAggregated`.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func firstParagraph(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { break }
      lines.append(line)
    }
    return lines.joined(separator: " ")
  }

  private static func text(_ key: StaticString, _ text: String, to json: inout JSONWriter) {
    json.key(key)
    json.beginObject()
    json.member("text", text)
    json.endObject()
  }
}
