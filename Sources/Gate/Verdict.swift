import Audit

/// What the gate demands.
public struct GateSettings: Sendable {
  /// The least severity that fails; nil for never.
  public var failOn: Severity? = .error
  /// The largest number of each thing: a severity (`errors` or `error`), a rule, `causes`, `unreadable`.
  public var budgets: [(what: String, limit: Int)] = []

  /// Errors fail.
  public init() {}
}

/// The decision of the gate, taken once, after all reports are written.
public struct Verdict: Sendable {
  /// Whether the gate passed.
  public let pass: Bool
  /// 0 passed, 1 failed, 3 an input could not be read (contract 3).
  public let exitCode: Int32
  /// Every line of the decision.
  public let reasons: [String]

  /// Judges a run.
  public init(_ run: RunRecord, _ settings: GateSettings) {
    var reasons: [String] = []
    var fails = false
    if let failOn = settings.failOn {
      for severity in Severity.allCases.reversed() where severity >= failOn {
        let count = run.count(severity)
        if count > 0 {
          fails = true
          reasons.append("\(Self.counted(count, severity.rawValue)) (--fail-on \(failOn.rawValue))")
        }
      }
    }
    var mayBeUnreadable = 0
    for budget in settings.budgets {
      if budget.what == "unreadable" {
        mayBeUnreadable = budget.limit
        continue
      }
      let used = Self.used(budget.what, run)
      if used > budget.limit {
        fails = true
        reasons.append("\(used) of at most \(budget.limit) \(budget.what) (--max \(budget.what)=\(budget.limit))")
      }
    }
    let unreadable = run.inputs.count { $0.status == .unreadable }
    if unreadable > 0 {
      let allowed = mayBeUnreadable > 0 ? " (--max unreadable=\(mayBeUnreadable))" : ""
      reasons.append("\(Self.counted(unreadable, "input")) could not be read\(allowed)")
    }
    pass = !fails && unreadable <= mayBeUnreadable
    exitCode = unreadable > mayBeUnreadable ? 3 : fails ? 1 : 0
    self.reasons = reasons
  }

  private static func used(_ what: String, _ run: RunRecord) -> Int {
    if let severity = Severity.allCases.first(where: { what == $0.rawValue || what == $0.rawValue + "s" }) {
      return run.count(severity)
    }
    if what == "causes" { return run.causes.count }
    return run.findings.count { $0.finding.rule == what && $0.finding.state.counts }
  }

  /// "1 error", "2 errors".
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
