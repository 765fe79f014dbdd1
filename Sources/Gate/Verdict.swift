import Audit

/// What the gate demands.
public struct GateSettings: Sendable {
  /// The least severity that fails; nil for never.
  public var failOn: Severity? = .error
  /// The least severity of a new finding that fails, where it differs; `some(nil)` for never.
  public var failOnNew: Severity??
  /// The largest number of each thing: a severity (`errors` or `error`), a rule, `causes`, `unreadable`.
  public var budgets: [(what: String, limit: Int)] = []
  /// Whether entries that have run out or cover nothing fail.
  public var isStrict = false

  /// Errors fail.
  public init() {}
}

/// The decision of the gate, taken once, after all reports are written.
public struct Verdict: Sendable {
  /// One demand and how it was met.
  public struct Line: Sendable, Equatable {
    /// What was counted: a severity, a rule, `causes`, `unreadable`, `stale`.
    public let what: String
    /// How many there are.
    public let used: Int
    /// How many there may be.
    public let allowed: Int
    /// Whether the demand is met.
    public var pass: Bool { used <= allowed }
  }

  /// Whether the gate passed.
  public let pass: Bool
  /// 0 passed, 1 failed, 3 an input could not be read.
  public let exitCode: Int32
  /// Why it failed, and what else must be known.
  public let reasons: [String]
  /// Every demand, met or not.
  public let lines: [Line]

  /// A decision that was stored.
  init(pass: Bool, exitCode: Int32, reasons: [String], lines: [Line]) {
    self.pass = pass
    self.exitCode = exitCode
    self.reasons = reasons
    self.lines = lines
  }

  /// Judges a run.
  public init(_ run: RunRecord, _ settings: GateSettings) {
    var judge = Judge(run: run)
    judge.severities(settings)
    judge.budgets(settings.budgets)
    if settings.isStrict { judge.notices() }
    let unreadable = run.inputs.count { $0.status == .unreadable }
    let allowed = settings.budgets.last { $0.what == "unreadable" }?.limit ?? 0
    let isBlind = unreadable > allowed
    if unreadable > 0 {
      judge.lines.append(Line(what: "unreadable", used: unreadable, allowed: allowed))
      let budget = allowed > 0 ? " (--max unreadable=\(allowed))" : ""
      judge.reasons.append("\(Self.counted(unreadable, "input")) could not be read\(budget)")
    }
    pass = !judge.fails && !isBlind
    exitCode = isBlind ? 3 : judge.fails ? 1 : 0
    reasons = judge.reasons
    lines = judge.lines
  }

  /// "1 error", "2 errors".
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// Collects the lines of a verdict.
  private struct Judge {
    let run: RunRecord
    var reasons: [String] = []
    var lines: [Line] = []
    var fails = false

    /// The findings that count: all, or beside a baseline those that are new or worse.
    mutating func severities(_ settings: GateSettings) {
      let isCompared = run.comparison != nil
      for severity in Severity.allCases.reversed() {
        var used = 0
        var options: [String] = []
        for state in [FindingState.new, .updated, .unchanged] where !isCompared || state != .unchanged {
          let isNew = state == .new && settings.failOnNew != nil
          guard let least = isNew ? settings.failOnNew ?? nil : settings.failOn, severity >= least else { continue }
          let count = run.findings.count { $0.finding.severity == severity && $0.finding.state == state }
          used += count
          let option = "--fail-on\(isNew ? "-new" : "") \(least.rawValue)"
          if count > 0, !options.contains(option) { options.append(option) }
        }
        guard used > 0 else { continue }
        fails = true
        lines.append(Line(what: severity.rawValue, used: used, allowed: 0))
        let noun = isCompared ? "new \(severity.rawValue)" : severity.rawValue
        reasons.append("\(Verdict.counted(used, noun)) (\(options.joined(separator: ", ")))")
      }
    }

    /// The demands in numbers; for each thing the last one counts.
    mutating func budgets(_ budgets: [(what: String, limit: Int)]) {
      for (index, budget) in budgets.enumerated() where budget.what != "unreadable" {
        if budgets[(index + 1)...].contains(where: { $0.what == budget.what }) { continue }
        let line = Line(what: budget.what, used: used(budget.what), allowed: budget.limit)
        lines.append(line)
        if line.pass { continue }
        fails = true
        reasons.append("\(line.used) of at most \(line.allowed) \(line.what) (--max \(line.what)=\(line.allowed))")
      }
    }

    mutating func notices() {
      let stale = run.notices.count(where: \.isStale)
      guard stale > 0 else { return }
      fails = true
      lines.append(Line(what: "stale", used: stale, allowed: 0))
      reasons.append("\(stale) stale \(stale == 1 ? "entry" : "entries") (--strict)")
    }

    private func used(_ what: String) -> Int {
      if let severity = Severity.allCases.first(where: { what == $0.rawValue || what == $0.rawValue + "s" }) {
        return run.count(severity)
      }
      if what == "causes" { return run.causes.count }
      if what == "new" { return run.findings.count { $0.finding.state == .new } }
      return run.findings.count { $0.finding.rule == what && $0.finding.state.counts }
    }
  }
}
