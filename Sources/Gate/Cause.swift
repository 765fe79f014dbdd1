import Audit

/// Equal findings over screens: one thing to fix.
public struct Cause: Sendable {
  /// The rule's id.
  public let rule: String
  /// The worst severity among its findings.
  public internal(set) var severity: Severity
  /// The impact of its rule.
  public let impact: Impact
  /// The message of the finding that stands for it.
  public internal(set) var message: String
  /// How many findings it has.
  public internal(set) var findings: Int
  /// How many places on all screens.
  public internal(set) var places: Int
  /// How many screens.
  public internal(set) var screens: Int
  /// The finding that stands for it: the first of the worst severity, an index into those of the run.
  public internal(set) var first: Int
}

/// Joins findings to causes: same rule, detail and element, whatever the screen.
struct CauseTable {
  private(set) var causes: [Cause] = []
  private var known: [String: Int] = [:]
  private var lastScreen: [Int: String] = [:]

  /// Lets a finding stand for a cause where it is worse than the one that does.
  mutating func raise(_ cause: Int, to finding: Finding, at index: Int) {
    guard finding.severity > causes[cause].severity else { return }
    causes[cause].severity = finding.severity
    causes[cause].message = finding.message
    causes[cause].first = index
  }

  /// The cause of a finding.
  mutating func cause(of finding: Finding, _ identity: Identity, index: Int) -> Int {
    let key = identity.cause
    if let cause = known[key] {
      raise(cause, to: finding, at: index)
      causes[cause].findings += 1
      causes[cause].places += finding.occurrences
      if lastScreen[cause] != finding.screen { causes[cause].screens += 1 }
      lastScreen[cause] = finding.screen
      return cause
    }
    known[key] = causes.count
    lastScreen[causes.count] = finding.screen
    causes.append(
      Cause(
        rule: finding.rule, severity: finding.severity, impact: finding.impact, message: finding.message, findings: 1,
        places: finding.occurrences, screens: 1, first: index))
    return causes.count - 1
  }
}
