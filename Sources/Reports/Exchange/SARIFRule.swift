import Audit
import Gate
import Markup

/// A rule in SARIF, from its page.
enum SARIFRule {
  /// The longest short or full description that GitHub shows, in characters (docs.github.com, SARIF support).
  private static let longestDescription = 1_024

  static func write(_ rule: ActiveRule, to json: inout JSONWriter) {
    let page = rule.page
    let sections = Dictionary(page.sections.map { ($0.heading, $0.text) }, uniquingKeysWith: { first, _ in first })
    let why = sections[.why] ?? ""
    let howToFix = sections[.howToFix] ?? ""
    write(
      page.id, title: page.title, description: firstParagraph(why), severity: rule.severity,
      help: (
        text: "\(why)\n\(howToFix)",
        markdown: "## Why\n\n\(why)\n## How to fix\n\n\(howToFix)\n## Limits\n\n\(sections[.limits] ?? "")"
      ),
      tags: tags(page), isCertain: page.confidence == .certain, to: &json)
  }

  /// What got worse between two runs has no page.
  static func write(_ regression: Regression, to json: inout JSONWriter) {
    write(
      regression.rawValue, title: regression.summary, description: regression.summary,
      severity: regression.impact.defaultSeverity,
      help: (text: regression.advice, markdown: "## How to fix\n\n\(regression.advice)\n"),
      tags: ["accessibility", "regression"], isCertain: true, to: &json)
  }

  private static func write(
    _ id: String, title: String, description: String, severity: Severity, help: (text: String, markdown: String),
    tags: [String], isCertain: Bool, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("id", id)
    json.member("name", name(id))
    text("shortDescription", title, to: &json)
    text("fullDescription", String(description.prefix(longestDescription)), to: &json)
    json.key("defaultConfiguration")
    json.beginObject()
    json.member("level", severity.rawValue)
    json.endObject()
    json.key("help")
    json.beginObject()
    json.member("text", help.text)
    json.member("markdown", help.markdown)
    json.endObject()
    json.key("properties")
    json.beginObject()
    json.key("tags")
    json.beginArray()
    for tag in tags { json.string(tag) }
    json.endArray()
    json.member("precision", isCertain ? "very-high" : "medium")
    json.member("problem.severity", severity == .note ? "recommendation" : severity.rawValue)
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
