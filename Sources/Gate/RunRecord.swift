import Audit

/// Everything that a run found out, as reports and the gate read it.
public struct RunRecord: Sendable {
  /// The tool's version.
  public let version: String
  /// The preset in force, with its version.
  public let preset: String
  /// A hash of all settings that change findings, so that only like parts are merged.
  public let settings: String
  /// Which part of a whole the run is; nil for a whole.
  public var shard: Shard?
  /// Whether texts of the app are told as their shapes.
  public var isRedacted = false
  /// The rules that took part, sorted by id.
  public let rules: [ActiveRule]
  /// The inputs, in order.
  public private(set) var inputs: [InputRecord] = []
  /// The screens, in order.
  public private(set) var screens: [ScreenRecord] = []
  /// The findings, by screen, node and rule.
  public private(set) var findings: [RunFinding] = []
  /// The outcomes of each rule over all screens.
  public private(set) var outcomes: [RuleOutcomes]
  private var table = CauseTable()
  private var issueCounts: [String: Int] = [:]
  /// The lists of rules that could not run, each kept once: screens of one format have the same, and there may be
  /// thousands of screens.
  private var notRunLists: Set<[NotRunRecord]> = []
  /// What became of the findings known before; nil where the run was compared with none.
  public internal(set) var comparison: Comparison?
  /// What the gate has to say beside findings: entries that suppress nothing, reasons that have run out.
  public internal(set) var notices: [Notice] = []

  /// A run that has not begun.
  public init(version: String, preset: String, settings: String = "", rules: [ActiveRule]) {
    self.settings = settings
    self.version = version
    self.preset = preset
    self.rules = rules
    outcomes = rules.map { _ in RuleOutcomes() }
  }

  /// Equal findings over screens.
  public var causes: [Cause] { table.causes }

  /// The number of inputs that a screenshot was looked at with.
  public var screenshots: Int { inputs.count { $0.screenshot != nil } }

  /// Takes up an input.
  public mutating func add(_ input: InputRecord) { inputs.append(input) }

  /// Takes up a screen of the input added last, and what the rules say about it.
  public mutating func add(_ screen: ScreenRecord, _ audit: ScreenAudit) {
    add(screen)
    for (index, outcome) in audit.outcomes.enumerated() { outcomes[index].add(outcome) }
    for finding in audit.findings { add(finding) }
  }

  /// Takes up a screen of the input added last, of which nothing is said yet.
  public mutating func add(_ screen: ScreenRecord) {
    var screen = screen
    // Most often that of the screen before; comparing two lists takes a small part of hashing one.
    if let last = screens.last?.notRun, last == screen.notRun {
      screen.notRun = last
    } else {
      screen.notRun = notRunLists.insert(screen.notRun).memberAfterInsert
    }
    screens.append(screen)
  }

  /// Takes up a finding of the screen added last.
  /// - Parameters:
  ///   - stored: its identity, where it comes from a run file.
  ///   - source: its place in the source code, where that is known.
  public mutating func add(_ finding: Finding, stored: Identity? = nil, source: SourcePlace? = nil) {
    add(finding, stored: stored, source: source, to: screens.count - 1)
  }

  /// Takes up findings of screens that were added before: what comparing captures brought.
  /// - Parameter outcomes: of the comparisons, with the numbers of their rules.
  public mutating func add(
    _ more: [(screen: Int, finding: Finding)], outcomes compared: [(rule: Int, outcomes: RuleOutcomes)]
  ) {
    for item in compared where outcomes.indices.contains(item.rule) { outcomes[item.rule].add(item.outcomes) }
    guard !more.isEmpty else { return }
    // Findings stand screen by screen, and their numbers follow from that.
    let former = findings
    let moreOf = Dictionary(grouping: more, by: \.screen)
    (findings, issueCounts, table) = ([], [:], CauseTable())
    var next = former[...]
    for screen in screens.indices {
      while let item = next.first, item.screen == screen {
        next.removeFirst()
        add(item.finding, stored: item.identity, source: item.source, to: screen)
      }
      for item in moreOf[screen] ?? [] { add(item.finding, stored: nil, source: nil, to: screen) }
    }
  }

  private mutating func add(_ finding: Finding, stored: Identity?, source: SourcePlace?, to number: Int) {
    guard screens.indices.contains(number) else { return }
    let screen = screens[number]
    var finding = finding
    finding.screen = screen.baseKey
    let identity = stored?.moved(to: screen.baseKey, rule: finding.rule) ?? Identity(finding)
    finding.screen = screen.key
    issueCounts[identity.issue, default: 0] += 1
    let cause = table.cause(of: finding, identity, index: findings.count)
    findings.append(
      RunFinding(
        id: "\(identity.issue):\(issueCounts[identity.issue] ?? 1)", finding: finding, identity: identity,
        cause: cause, input: screen.input, screen: number, screenKey: screen.baseKey, source: source))
  }

  /// Takes up something about the gate's own entries.
  public mutating func note(_ notice: Notice) { notices.append(notice) }

  /// Adds the outcomes of a stored run.
  public mutating func add(outcomes stored: [(rule: String, outcomes: RuleOutcomes)]) {
    let byRule = Dictionary(stored.map { ($0.rule, $0.outcomes) }) { first, _ in first }
    for (index, rule) in rules.enumerated() {
      if let more = byRule[rule.page.id] { outcomes[index].add(more) }
    }
  }

  /// Takes up what became of the findings known before.
  mutating func take(_ comparison: Comparison) {
    self.comparison = comparison
    for (index, state) in zip(findings.indices, comparison.states) where findings[index].finding.state == .new {
      findings[index].finding.state = state
    }
  }

  /// Gives a finding that a person confirmed its full severity.
  mutating func raise(at index: Int) {
    findings[index].finding.severity = findings[index].finding.fullSeverity
    table.raise(findings[index].cause, to: findings[index].finding, at: index)
  }

  /// Changes the state of a finding.
  mutating func set(_ state: FindingState, at index: Int) { findings[index].finding.state = state }

  /// Gives a finding its place in the source code.
  public mutating func locate(_ index: Int, at source: SourcePlace) { findings[index].source = source }

  /// The number of findings of a severity that count for the gate.
  public func count(_ severity: Severity) -> Int {
    findings.indices.count { findings[$0].finding.severity == severity && findings[$0].finding.state.counts }
  }

  /// The number of findings for review that count for the gate.
  public var reviewCount: Int {
    findings.indices.count { findings[$0].finding.confidence == .review && findings[$0].finding.state.counts }
  }

  /// The number of findings in states.
  public func count(where isMeant: (FindingState) -> Bool) -> Int {
    // By number: copying a finding with all its texts takes much longer than looking at its state.
    findings.indices.count { isMeant(findings[$0].finding.state) }
  }
}

extension FindingState {
  /// Whether the gate looks at findings in this state.
  public var counts: Bool { self == .new || self == .unchanged || self == .updated }
}

/// A finding in its run.
public struct RunFinding: Sendable {
  /// Unique in the run, and the same in the next.
  public let id: String
  /// The finding.
  public var finding: Finding
  /// What makes it the same in another run.
  public let identity: Identity
  /// An index into the causes of the run.
  public let cause: Int
  /// An index into the inputs of the run.
  public let input: Int
  /// An index into the screens of the run.
  public let screen: Int
  /// The key of the screen, variants left out.
  public let screenKey: String
  /// Where in the app's source code the element is made; nil where that is not known.
  public internal(set) var source: SourcePlace?
}
