import Audit
import ViewHierarchy

/// What changed between two runs: findings, what is heard, and what got worse on each element.
public struct RunDifference: Sendable {
  /// What is heard on a screen, then and now.
  public struct ReadoutChange: Sendable {
    /// The screen's key.
    public let screen: String
    /// What was spoken at each stop, prices and dates masked.
    public let then: [String]
    /// What is spoken at each stop.
    public let now: [String]
  }

  /// The later run, its findings with their states.
  public let run: RunRecord
  /// Screens on which something else is heard.
  public private(set) var readouts: [ReadoutChange] = []
  /// Screens that only the later run has.
  public private(set) var added: [String] = []
  /// Screens that only the earlier run had.
  public private(set) var missing: [String] = []

  /// What became of the findings of the earlier run.
  public var fixed: [KnownFinding] { run.comparison?.fixed ?? [] }
  /// Findings of the earlier run that the later one did not look for.
  public var notExamined: [KnownFinding] { run.comparison?.notExamined ?? [] }

  /// The findings of a state.
  public func findings(_ state: FindingState) -> [RunFinding] { run.findings.filter { $0.finding.state == state } }

  /// Compares two runs; either may stand for a baseline, which knows no readouts.
  /// - Parameter rules: those that the later run examined.
  public init(_ then: StoredRun, _ now: StoredRun, rules: [ActiveRule]) {
    var run = now.record(rules: rules, since: then)
    for index in run.findings.indices where run.findings[index].finding.state.counts { run.set(.new, at: index) }
    run.compare(with: then)
    run.isRedacted = now.isRedacted
    self.run = run
    let keys = Set(now.screens.map(\.key))
    let former = Dictionary(then.screens.map { ($0.key, $0) }) { first, _ in first }
    let renamed = Dictionary(uniqueKeysWithValues: (run.comparison?.renamed ?? []).map { ($0.to, $0.from) })
    added = now.screens.map(\.key).filter { former[$0] == nil && renamed[$0] == nil }
    let origins = Set(renamed.values)
    missing = then.screens.map(\.key).filter { !keys.contains($0) && !origins.contains($0) }
    for screen in now.screens {
      guard let old = former[screen.key] ?? renamed[screen.key].flatMap({ former[$0] }) else { continue }
      let isBlurred = then.isRedacted != now.isRedacted
      let (before, after) = (Self.spoken(old, isBlurred), Self.spoken(screen, isBlurred))
      if before != after { readouts.append(ReadoutChange(screen: screen.key, then: before, now: after)) }
    }
  }

  /// - Parameter isBlurred: whether only the shapes can be compared.
  private static func spoken(_ screen: StoredScreen, _ isBlurred: Bool) -> [String] {
    screen.stops.map { DynamicText.masked((isBlurred ? TextShape.text($0.spoken) : $0.spoken).utf8) }
  }
}

extension StoredRun {
  /// The run as if it had just been done, with what got worse since another one.
  func record(rules book: [ActiveRule], since then: StoredRun?) -> RunRecord {
    let byID = Dictionary(uniqueKeysWithValues: book.map { ($0.page.id, $0) })
    var run = RunRecord(
      version: version, preset: preset, settings: settings, rules: rules.compactMap { byID[$0.id] })
    let screensOf = Dictionary(grouping: screens.indices) { screens[$0].input }
    let findingsOf = Dictionary(grouping: findings, by: \.screen)
    let former = Dictionary((then?.screens ?? []).map { ($0.key, $0) }) { first, _ in first }
    for (index, input) in inputs.enumerated() {
      run.add(input)
      for number in screensOf[index] ?? [] {
        let screen = screens[number]
        run.add(screen.record)
        let items = findingsOf[number] ?? []
        var told = items.map(\.finding)
        var worse: [Finding] = []
        if let old = former[screen.key], old.variant == screen.variant {
          let isBlurred = then?.isRedacted != isRedacted
          let (before, after) = isBlurred ? (old.redacted(), screen.redacted()) : (old, screen)
          worse = Regression.findings(after, since: before, told: &told)
        }
        for (finding, item) in zip(told, items) { run.add(finding, stored: item.identity, source: item.source) }
        for finding in worse { run.add(finding) }
      }
    }
    return run
  }
}

extension Baseline {
  /// The baseline in the place of a run, to be compared.
  /// - Parameter rules: the rules that it is taken to have looked for.
  public func run(_ rules: [ActiveRule], path: String) -> StoredRun {
    let keys = Set(screens + findings.map(\.screen)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let places = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    let titles = Dictionary(uniqueKeysWithValues: rules.map { ($0.page.id, $0.page) })
    return StoredRun(
      version: "", preset: "", settings: "", isRedacted: false, shard: nil,
      rules: rules.map { StoredRule(id: $0.page.id, severity: $0.severity, outcomes: RuleOutcomes()) },
      inputs: [InputRecord(path: path, status: .audited, screens: keys)], screens: keys.map { StoredScreen(key: $0) },
      findings: findings.compactMap { known in
        places[known.screen].map { place in
          StoredFinding(
            id: known.id, screen: place, finding: Finding(known, titles[known.rule]), identity: known.identity,
            source: nil)
        }
      }, notices: [], verdict: Verdict(pass: true, exitCode: 0, reasons: [], lines: []), comparison: nil)
  }
}

extension StoredScreen {
  /// A screen of which nothing but the key is known.
  fileprivate init(key: String) {
    self.init(
      key: key, input: 0, variant: Variant(), digest: "", nodes: 0, stops: [], order: nil, contrast: nil, notRun: [],
      off: [], isInterrupted: false, isTruncated: false, platform: "", size: (0, 0), isOrderStated: false,
      proposed: [], moved: [], part: [], partWithTree: [], tree: [])
  }
}

extension Finding {
  /// A finding of which only the entry in a baseline is left.
  fileprivate init(_ known: KnownFinding, _ page: RulePage?) {
    self.init(
      rule: known.rule, severity: known.severity, fullSeverity: known.severity, impact: page?.impact ?? .moderate,
      confidence: page?.confidence ?? .certain, screen: known.screen,
      element: ElementDescription(
        node: NodeID(0), path: known.hint, role: known.identity.role, identifier: nil, name: "", frame: nil),
      message: page?.title ?? known.rule, detail: known.identity.detail, data: [], fix: nil,
      position: SourcePosition(line: 0, column: 0), occurrences: known.occurrences, others: [], related: [],
      spoken: nil, identity: .stored)
  }
}
