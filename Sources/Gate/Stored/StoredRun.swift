import Audit
import Markup
import ViewHierarchy

/// A run file that was read: what `merge`, `diff`, `report` and `--against` work with.
public struct StoredRun: Sendable {
  /// The name of the form; the same as that of the JSON report.
  public static let schema = "screenreadout-report/1"

  /// The version of the tool that wrote it.
  public let version: String
  /// The preset of rules and its version.
  public let preset: String
  /// A hash of all settings that change findings.
  public let settings: String
  /// Whether texts were stored as their shapes.
  public let isRedacted: Bool
  /// Which part of a whole it is; nil for a whole.
  public let shard: Shard?
  /// The rules that took part, by id.
  public let rules: [StoredRule]
  /// The inputs, in order.
  public let inputs: [InputRecord]
  /// The screens, in order.
  public let screens: [StoredScreen]
  /// The findings, by screen, node and rule.
  public let findings: [StoredFinding]
  /// What the gate had to say of its own entries.
  public let notices: [Notice]
  /// What the gate decided.
  public let verdict: Verdict
  /// What became of the findings known before; nil where the run was compared with none.
  public let comparison: Comparison?

  /// A finding by its id.
  public func finding(id: String) -> KnownFinding? {
    findings.first { $0.id == id }.map { known($0) }
  }

  /// Whether a finding is for review; nil where the run has none of the id.
  public func isForReview(id: String) -> Bool? {
    findings.first { $0.id == id }.map { $0.finding.confidence == .review }
  }

  /// The findings as a later run is compared with them.
  public var known: [KnownFinding] {
    findings.filter { $0.finding.state.counts }.map { known($0) }
  }

  private func known(_ item: StoredFinding) -> KnownFinding {
    KnownFinding(
      id: item.id, screen: screens[item.screen].baseKey, rule: item.finding.rule, severity: item.finding.severity,
      identity: item.identity, occurrences: item.finding.occurrences, hint: item.finding.element.path)
  }

  /// The run as if it had just been done.
  /// - Parameter book: the rules by id; what a rule's page says is not stored.
  public func record(rules book: [ActiveRule]) -> RunRecord {
    var run = record(rules: book, since: nil)
    run.add(outcomes: rules.map { ($0.id, $0.outcomes) })
    for notice in notices { run.note(notice) }
    run.comparison = comparison
    run.isRedacted = isRedacted
    return run
  }
}

/// A rule of a stored run.
public struct StoredRule: Sendable {
  /// Its id.
  public let id: String
  /// The severity in force.
  public let severity: Severity
  /// Its outcomes over all screens.
  public let outcomes: RuleOutcomes
}

/// A finding of a stored run.
public struct StoredFinding: Sendable {
  /// Its id.
  public let id: String
  /// An index into the screens.
  public let screen: Int
  /// The finding.
  public let finding: Finding
  /// What makes it the same in another run.
  public let identity: Identity
  /// Where in the app's source code the element is made; nil where that is not known.
  public let source: SourcePlace?
}

/// A screen of a stored run.
public struct StoredScreen: Sendable {
  /// Its key in its run.
  public let key: String
  /// An index into the inputs.
  public let input: Int
  /// How the capture differs from others of the screen.
  public let variant: Variant
  /// A hash of the bytes it was read from.
  public let digest: String
  /// The number of nodes.
  public let nodes: Int
  /// The stops in reading order.
  public let stops: [StoredStop]
  /// The cost of its reading order and the moves to the best one; nil where they were not counted.
  public let order: (cost: Double, moves: Int)?
  /// How many of its texts have a known contrast; nil where no rule about it is on.
  public let contrast: ContrastFigures?
  /// The rules that could not run.
  public let notRun: [NotRunRecord]
  /// The rules that the config switched off.
  public let off: Set<String>
  /// Whether foreign nodes lay over the app.
  public let isInterrupted: Bool
  /// Whether the producer cut the tree.
  public let isTruncated: Bool
  /// The platform's name.
  public let platform: String
  /// Its width and height in points; 0 where they are not known.
  public let size: (width: Double, height: Double)
  /// Whether the export states the order.
  public let isOrderStated: Bool
  /// The nodes of the stops in the order to propose, and those that move; empty where nothing moves.
  public let proposed, moved: [Int]
  /// What reports say about it, as JSON, without the tree.
  public let part: [UInt8]
  /// The same with the tree.
  public let partWithTree: [UInt8]
  /// Its nodes in document order.
  public let tree: [StoredNode]

  /// The key without the variant.
  public var baseKey: String { variant.isEmpty ? key : variant.removed(from: key) }

  /// The screen under another key, of an input with another number.
  public func renamed(_ key: String, input: Int) -> StoredScreen {
    StoredScreen(
      key: key, input: input, variant: variant, digest: digest, nodes: nodes, stops: stops, order: order,
      contrast: contrast, notRun: notRun, off: off, isInterrupted: isInterrupted, isTruncated: isTruncated,
      platform: platform, size: size, isOrderStated: isOrderStated, proposed: proposed, moved: moved, part: part,
      partWithTree: partWithTree, tree: tree)
  }

  /// The screen as a run keeps it.
  public var record: ScreenRecord {
    ScreenRecord(
      key: key, input: input, nodes: nodes, stops: stops.count, notRun: notRun, isInterrupted: isInterrupted,
      isTruncated: isTruncated, variant: variant, digest: digest, off: off,
      anchors: tree.isEmpty ? nil : RowNames.anchors(of: tree), contrast: contrast
    )
  }
}

extension StoredScreen {
  /// A screen from what a run file says of it behind its key.
  public init?(part: [UInt8], key: String) {
    guard let document = try? JSONDocument.parse(part, options: JSONOptions(nodes: JSONCellLimit.nodes)) else {
      return nil
    }
    self = StoredRunReader.screen(document.root, key: key)
  }
}

extension StoredScreen {
  /// The screen with the shapes of its texts, to be compared with one of which nothing else is known. What reports
  /// write of it stays.
  public func redacted() -> StoredScreen {
    StoredScreen(
      key: key, input: input, variant: variant, digest: digest, nodes: nodes,
      stops: stops.map { StoredStop(node: $0.node, line: $0.line, spoken: TextShape.text($0.spoken)) }, order: order,
      contrast: contrast, notRun: notRun, off: off, isInterrupted: isInterrupted, isTruncated: isTruncated,
      platform: platform, size: size, isOrderStated: isOrderStated, proposed: proposed, moved: moved, part: part,
      partWithTree: partWithTree,
      tree: tree.map { node in
        StoredNode(
          role: node.role, parent: node.parent, frame: node.frame, identifier: node.identifier,
          name: TextShape.text(node.name), value: TextShape.text(node.value), traits: node.traits,
          actions: node.actions.map(TextShape.text), part: node.part, isStop: node.isStop, isHidden: node.isHidden)
      })
  }
}

/// A stop of a stored screen.
public struct StoredStop: Sendable {
  /// Its node.
  public let node: Int
  /// The line on which it begins in its file.
  public let line: Int
  /// What is spoken.
  public let spoken: String
}

/// A node of a stored screen: what typed regressions compare.
public struct StoredNode: Sendable {
  /// What it is for.
  public let role: String
  /// The number of the node around it; nil for a root.
  public let parent: Int?
  /// Its frame; nil where none is stated.
  public let frame: Rect?
  /// Its identifier; empty where it has none.
  public let identifier: String
  /// Its name; empty where it has none.
  public let name: String
  /// Its value; empty where it has none.
  public let value: String
  /// Its traits; nil where the format does not state them.
  public let traits: [String]?
  /// Its custom actions.
  public let actions: [String]
  /// Its part in a card; empty outside.
  public let part: String
  /// Whether the screen reader lands on it.
  public let isStop: Bool
  /// Whether nothing of it is drawn.
  public let isHidden: Bool
}
