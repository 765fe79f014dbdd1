import ScreenModel
import ViewHierarchy

extension RulePrecedence {
  /// Whether a rule that was told on a node keeps another one silent there.
  static func isSilenced(_ rule: String, by told: [String]) -> Bool {
    !told.isEmpty
      && matrix.contains { row in
        row.weaker.contains { Pattern.matches($0, rule) }
          && row.stronger.contains { pattern in told.contains { Pattern.matches(pattern, $0) } }
      }
  }

  /// A row of the matrix by the numbers of the rules that take part.
  struct Row: Sendable {
    let stronger: Set<Int>
    let weaker: Set<Int>
    let reach: Reach
  }

  /// The rows that matter where these rules run, worked out once for all screens.
  static func rows(of rules: [ActiveRule]) -> [Row] {
    let ids = rules.map(\.page.id)
    let numbers = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    func meant(_ patterns: [String]) -> Set<Int> {
      var meant: Set<Int> = []
      for pattern in patterns {
        if pattern.utf8.last == UInt8(ascii: "*") {
          meant.formUnion(ids.indices.filter { Pattern.matches(pattern, ids[$0]) })
        } else if let number = numbers[pattern] {
          meant.insert(number)
        }
      }
      return meant
    }
    return matrix.compactMap { row in
      let (stronger, weaker) = (meant(row.stronger), meant(row.weaker))
      return stronger.isEmpty || weaker.isEmpty ? nil : Row(stronger: stronger, weaker: weaker, reach: row.reach)
    }
  }

  /// The faults that stay.
  static func apply(_ told: [ToldFault], _ rows: [Row], screen: Screen) -> [ToldFault] {
    guard told.count > 1 else { return told }
    let present = Set(told.map(\.rule))
    var dropped = [Bool](repeating: false, count: told.count)
    for row in rows where !present.isDisjoint(with: row.stronger) && !present.isDisjoint(with: row.weaker) {
      var covered = Covered(screen.tree)
      // By number: copying a fault with all its texts takes longer than looking at its rule.
      for index in told.indices where row.stronger.contains(told[index].rule) && !dropped[index] {
        covered.add(told[index].fault, row.reach)
      }
      for index in told.indices
      where row.weaker.contains(told[index].rule) && !row.stronger.contains(told[index].rule) {
        if covered.contains(told[index].fault.node) { dropped[index] = true }
      }
    }
    return told.indices.filter { !dropped[$0] }.map { told[$0] }
  }

  /// The nodes that stronger faults speak for.
  private struct Covered {
    private let tree: ViewTree
    private var nodes: Set<NodeID> = []
    private var roots: Set<NodeID> = []
    private var isWhole = false

    init(_ tree: ViewTree) { self.tree = tree }

    mutating func add(_ fault: Fault, _ reach: Reach) {
      switch reach {
      case .node: nodes.insert(fault.node)
      case .subtree: roots.insert(fault.node)
      case .screen: isWhole = true
      case .relatedSubtrees: roots.formUnion([fault.node] + fault.related.map(\.node))
      case .related:
        nodes.insert(fault.node)
        for related in fault.related { nodes.insert(related.node) }
      }
    }

    func contains(_ node: NodeID) -> Bool {
      if isWhole || nodes.contains(node) || roots.contains(node) { return true }
      return !roots.isEmpty && tree.ancestors(node).contains { roots.contains($0) }
    }
  }
}
