import Audit

/// The committed list of known findings, and what people decided about findings for review.
public struct Baseline: Sendable {
  /// The name of the form.
  public static let schema = "screenreadout-baseline/1"
  /// The usual name of the file.
  public static let fileName = ".screenreadout-baseline.json"

  /// The keys of the screens that were examined, sorted.
  public private(set) var screens: [String] = []
  /// The findings, by screen, rule and id.
  public private(set) var findings: [KnownFinding] = []
  /// The decisions, by screen, rule and id.
  public private(set) var judgements: [Judgement] = []

  /// Nothing known.
  public init() {}

  /// Everything that a run found and that is not suppressed or dismissed.
  public init(_ run: RunRecord) {
    self.init(
      screens: Self.examined(run), findings: run.screens.indices.flatMap { Self.known(run, screen: $0) },
      judgements: [])
  }

  init(screens: [String], findings: [KnownFinding], judgements: [Judgement]) {
    self.screens = Self.sorted(screens)
    // Variants of a screen share an entry; two branches may have brought the same one.
    var seen: Set<String> = []
    self.findings = findings.sorted(by: KnownFinding.precedes).filter { seen.insert($0.id).inserted }
    seen = []
    self.judgements = judgements.sorted { KnownFinding.precedes($0.finding, $1.finding) }
      .filter { seen.insert($0.finding.id).inserted }
  }

  /// The baseline with what a run found: new findings in, known ones as they are now, fixed ones out; what the run did
  /// not examine stays.
  public func updated(by run: RunRecord) -> Baseline {
    let comparison = Comparison(run, known: findings, screens: Set(screens))
    let current = Baseline(run)
    let gone = Set(comparison.renamed.map(\.from))
    return Baseline(
      screens: screens.filter { !gone.contains($0) } + current.screens,
      findings: current.findings + comparison.notExamined, judgements: judgements)
  }

  /// The baseline without findings that are fixed, and the number of those.
  public func pruned(by run: RunRecord) -> (baseline: Baseline, fixed: [KnownFinding]) {
    let comparison = Comparison(run, known: findings, screens: Set(screens))
    let fixed = Set(comparison.fixed.map(\.id))
    return (
      Baseline(screens: screens, findings: findings.filter { !fixed.contains($0.id) }, judgements: judgements),
      comparison.fixed
    )
  }

  /// The baseline with a decision, which replaces an earlier one about the same finding.
  public func judged(_ judgement: Judgement) -> Baseline {
    Baseline(
      screens: screens, findings: findings,
      judgements: judgements.filter { $0.finding.id != judgement.finding.id } + [judgement])
  }

  private static func examined(_ run: RunRecord) -> [String] {
    run.screens.filter { !$0.isInterrupted }.map(\.baseKey)
  }

  /// The findings of a screen, numbered within it, so that variants of it give the same ids.
  private static func known(_ run: RunRecord, screen: Int) -> [KnownFinding] {
    var counts: [String: Int] = [:]
    return run.findings.filter { $0.screen == screen && $0.finding.state.counts }.map { item in
      counts[item.identity.issue, default: 0] += 1
      return KnownFinding(item, id: "\(item.identity.issue):\(counts[item.identity.issue] ?? 1)")
    }
  }

  private static func sorted(_ keys: [String]) -> [String] {
    Array(Set(keys)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// A person's decision about a finding for review.
public struct Judgement: Sendable, Equatable {
  /// What was decided.
  public enum Decision: String, Sendable, CaseIterable {
    /// It is a fault: it has its full severity.
    case confirmed
    /// It is none: it stays quiet until its element changes.
    case dismissed
  }

  /// The finding.
  public let finding: KnownFinding
  /// What was decided.
  public let decision: Decision
  /// Why.
  public let reason: String

  /// Joins the parts.
  public init(_ finding: KnownFinding, _ decision: Decision, reason: String) {
    self.finding = finding
    self.decision = decision
    self.reason = reason
  }
}
