import Audit
import ScreenModel
import ViewHierarchy

/// Everything that a run found out, as reports and the gate read it.
public struct RunRecord: Sendable {
  /// The tool's version.
  public let version: String
  /// The preset in force, with its version.
  public let preset: String
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

  /// A run that has not begun.
  public init(version: String, preset: String, rules: [ActiveRule]) {
    self.version = version
    self.preset = preset
    self.rules = rules
    outcomes = rules.map { _ in RuleOutcomes() }
  }

  /// Equal findings over screens.
  public var causes: [Cause] { table.causes }

  /// Takes up an input.
  public mutating func add(_ input: InputRecord) { inputs.append(input) }

  /// Takes up a screen of the input added last, and what the rules say about it.
  public mutating func add(_ screen: ScreenRecord, _ audit: ScreenAudit) {
    screens.append(screen)
    for (index, outcome) in audit.outcomes.enumerated() { outcomes[index].add(outcome) }
    for var finding in audit.findings {
      finding.screen = screen.key
      let identity = Identity(finding)
      issueCounts[identity.issue, default: 0] += 1
      let cause = table.cause(of: finding, index: findings.count)
      findings.append(
        RunFinding(
          id: "\(identity.issue):\(issueCounts[identity.issue] ?? 1)", finding: finding, identity: identity,
          cause: cause,
          input: screen.input))
    }
  }

  /// The number of findings of a severity that count for the gate.
  public func count(_ severity: Severity) -> Int {
    findings.count { $0.finding.severity == severity && $0.finding.state.counts }
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
}

/// An input and what became of it.
public struct InputRecord: Sendable {
  /// What became of an input.
  public enum Status: String, Sendable {
    case audited, unreadable, skipped
  }

  /// The path as the user gave it.
  public let path: String
  /// The format's id; nil where it is not known.
  public let format: String?
  /// What became of it.
  public let status: Status
  /// The keys of its screens.
  public let screens: [String]
  /// Why it could not be read, or where reading ended.
  public let error: InputProblemRecord?
  /// What its reader should know.
  public let warnings: [String]

  /// Joins the parts.
  public init(
    path: String, format: String? = nil, status: Status, screens: [String] = [], error: InputProblemRecord? = nil,
    warnings: [String] = []
  ) {
    self.path = path
    self.format = format
    self.status = status
    self.screens = screens
    self.error = error
    self.warnings = warnings
  }
}

/// Why an input could not be read.
public struct InputProblemRecord: Sendable, Equatable {
  /// What was expected and what to do.
  public let message: String
  /// The line, from 1; 0 where none can be named.
  public let line: Int
  /// The byte in the line, from 1; 0 where none can be named.
  public let column: Int

  /// Joins the parts.
  public init(_ message: String, line: Int = 0, column: Int = 0) {
    self.message = message
    self.line = line
    self.column = column
  }
}

/// What stays of a screen when it is audited.
public struct ScreenRecord: Sendable {
  /// The key, unique in the run.
  public let key: String
  /// An index into the inputs.
  public let input: Int
  /// The number of nodes.
  public let nodes: Int
  /// The number of stops.
  public let stops: Int
  /// The rules that could not run, and how to get what they lack.
  public let notRun: [NotRunRecord]
  /// Whether foreign nodes lay over the app.
  public let isInterrupted: Bool
  /// Whether the producer cut the tree.
  public let isTruncated: Bool

  /// Joins the parts.
  public init(
    key: String, input: Int, nodes: Int, stops: Int, notRun: [NotRunRecord], isInterrupted: Bool, isTruncated: Bool
  ) {
    self.key = key
    self.input = input
    self.nodes = nodes
    self.stops = stops
    self.notRun = notRun
    self.isInterrupted = isInterrupted
    self.isTruncated = isTruncated
  }
}

/// A rule that could not run on a screen, and how to get what it lacks.
public struct NotRunRecord: Sendable {
  /// The rule's id.
  public let rule: String
  /// The facts that the export does not carry.
  public let missing: [Fact]
  /// How to make the export carry them.
  public let how: String

  /// Joins the parts.
  public init(rule: String, missing: [Fact], how: String) {
    self.rule = rule
    self.missing = missing
    self.how = how
  }
}
