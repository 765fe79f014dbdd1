import Audit
import Gate

/// What pages say of each rule, put together once for all findings.
struct RuleTexts {
  /// The first sentence of the rule's Why.
  private(set) var why: [String: String] = [:]
  /// The success criteria, with what the rule has to do with them.
  private(set) var criteria: [String: HTML] = [:]

  init(_ run: RunRecord) {
    let used = Set(run.findings.map(\.finding.rule))
    for rule in run.rules.map(\.page) where used.contains(rule.id) {
      why[rule.id] = run.why(rule.id)
      guard !rule.wcag.isEmpty else { continue }
      let numbers = rule.wcag.joined(separator: ", ")
      criteria[rule.id] = rule.basis == .wcagFailure ? ", fails WCAG \(numbers)" : ", related to WCAG \(numbers)"
    }
  }
}
