import Audit
import Gate

/// What a run can say about one success criterion.
struct CriterionEvidence {
  let criterion: SuccessCriterion
  /// Findings of rules that only fire where the criterion fails, and that are certain.
  let failures: [RunFinding]
  /// Findings that are related to the criterion and that a person has to judge.
  let forReview: [RunFinding]
  /// The rules about the criterion that ran on some screen, and those that could not run on any.
  private let ran: Int
  private let couldNotRun: Int

  /// What a reader sees at a glance.
  enum Kind: String {
    case fails, review, clean, untested
  }

  /// All criteria, in the order of the standard.
  static func all(_ run: RunRecord) -> [CriterionEvidence] {
    // Once for all criteria: sorting is what takes time in long runs.
    let ranked = run.ranked
    return SuccessCriterion.all.map { CriterionEvidence($0, run, ranked) }
  }

  private init(_ criterion: SuccessCriterion, _ run: RunRecord, _ ranked: [RunFinding]) {
    self.criterion = criterion
    let number = criterion.number.description
    var rules: [String: Basis] = [:]
    var ran = 0
    var couldNotRun = 0
    for (rule, outcome) in zip(run.rules, run.outcomes) where rule.page.wcag.contains(number) {
      rules[rule.page.id] = rule.page.basis
      if outcome.violation + outcome.review + outcome.pass + outcome.inapplicable > 0 {
        ran += 1
      } else {
        couldNotRun += 1
      }
    }
    self.ran = ran
    self.couldNotRun = couldNotRun
    let found = rules.isEmpty ? [] : ranked.filter { rules[$0.finding.rule] != nil }
    let isFailure = { (item: RunFinding) in
      rules[item.finding.rule] == .wcagFailure && item.finding.confidence == .certain
    }
    failures = found.filter(isFailure)
    forReview = found.filter { !isFailure($0) }
  }

  var hasFindings: Bool { !failures.isEmpty || !forReview.isEmpty }

  var kind: Kind { !failures.isEmpty ? .fails : !forReview.isEmpty ? .review : ran > 0 ? .clean : .untested }

  /// In words.
  var result: String {
    var parts: [String] = []
    if !failures.isEmpty { parts.append("fails: \(TextReporter.counted(failures.count, "finding"))") }
    if !forReview.isEmpty { parts.append("needs review: \(TextReporter.counted(forReview.count, "finding"))") }
    if parts.isEmpty, ran > 0 { parts.append("nothing found by \(TextReporter.counted(ran, "check"))") }
    if couldNotRun > 0 { parts.append("\(TextReporter.counted(couldNotRun, "check")) could not run") }
    return parts.isEmpty ? "not testable from exports" : parts.joined(separator: "; ")
  }
}
