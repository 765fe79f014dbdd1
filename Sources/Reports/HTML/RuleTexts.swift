import Audit
import Gate

/// What pages say of each rule, put together once for all findings.
struct RuleTexts {
  /// The first sentence of the rule's Why.
  private(set) var why: [String: String] = [:]
  /// The success criteria, and whether a certain finding fails them.
  private var criteria: [String: (numbers: String, areFailed: Bool)] = [:]

  init(_ run: RunRecord) {
    let used = Set(run.findings.map(\.finding.rule))
    for rule in run.rules.map(\.page) where used.contains(rule.id) {
      why[rule.id] = run.why(rule.id)
      guard !rule.wcag.isEmpty else { continue }
      criteria[rule.id] = (rule.wcag.joined(separator: ", "), rule.basis == .wcagFailure)
    }
  }

  /// What a finding has to do with WCAG, to follow other words; empty for nothing.
  func criteria(_ finding: Finding) -> HTML {
    guard let (numbers, areFailed) = criteria[finding.rule] else { return "" }
    guard areFailed else { return ", related to WCAG \(numbers)" }
    return finding.confidence == .certain ? ", fails WCAG \(numbers)" : ", may fail WCAG \(numbers)"
  }
}
