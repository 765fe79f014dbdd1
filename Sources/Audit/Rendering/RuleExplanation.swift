/// A rule's page as plain text for a terminal, as `screenreadout explain` prints it.
public enum RuleExplanation {
  /// The page, its running text wrapped to `width` columns; blocks of code keep their lines.
  public static func text(of page: RulePage, width: Int) -> String {
    let paragraphs = PlainParagraphs(width: max(20, width))
    var text = paragraphs.wrapped(page.title)
    text += "\(page.id)\n\n"
    for (name, value) in facts(of: page) {
      text += paragraphs.wrapped(value, first: "  \(name)\(String(repeating: " ", count: 11 - name.utf8.count))")
    }
    for section in page.sections {
      text += "\n\(section.heading.rawValue)\n\n"
      text += paragraphs.render(section.text)
    }
    return text
  }

  private static func facts(of page: RulePage) -> [(name: String, value: String)] {
    let standing = page.isOnByDefault ? "on by default" : "off by default"
    var facts = [
      (name: "severity", value: "\(page.severity.rawValue), \(standing)"),
      (name: "impact", value: page.impact.rawValue),
      (name: "confidence", value: confidence(of: page)),
      (name: "basis", value: page.basis.rawValue),
    ]
    if !page.wcag.isEmpty {
      let relation = page.basis == .wcagFailure ? "fails" : "related to"
      facts.append((name: "WCAG 2.2", value: "\(relation) \(page.wcag.joined(separator: ", "))"))
    }
    facts.append((name: "platforms", value: page.platforms.map(\.rawValue).joined(separator: ", ")))
    let needs = page.needs.groups.map { $0.facts.map(\.name).joined(separator: " or ") }
    facts.append((name: "needs", value: needs.joined(separator: ", ")))
    if !page.peers.isEmpty { facts.append((name: "also in", value: page.peers.map(\.title).joined(separator: ", "))) }
    for parameter in page.parameters.all {
      let value = "\(parameter.name) = \(number(parameter.value)) \(parameter.unit.rawValue)"
      facts.append((name: "parameter", value: value))
    }
    return facts
  }

  /// How sure the findings are, and what becomes of the severity where a person must look.
  private static func confidence(of page: RulePage) -> String {
    let lowered = page.severity.lowered
    guard page.confidence == .review, lowered != page.severity else { return page.confidence.rawValue }
    return "\(page.confidence.rawValue): findings are printed one step less severe, as \(lowered.rawValue)"
  }

  /// A number without a needless fraction.
  private static func number(_ value: Double) -> String {
    guard value.magnitude <= 1_000_000, Double(Int(value)) == value else { return "\(value)" }
    return "\(Int(value))"
  }
}
