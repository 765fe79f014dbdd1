import ReadingOrder
import ViewHierarchy

/// A container that must state its order, so that a screen is read as proposed. A screen needs one for each container
/// whose contents change places, innermost where possible.
public struct OrderEdit: Sendable {
  /// The view whose contents change places.
  public let container: NodeID
  /// All of its contents in the order in which they should be read: stops, and views that stay in one piece.
  public let elements: [NodeID]
  /// The fewest of ``elements`` that have to move; the others keep the order of today.
  public let moved: [NodeID]
  /// Views of which it is enough that each is read in one piece; empty where that does not give the order.
  public let grouped: [NodeID]
  /// The container's contents that are two texts which belong together, each with its value.
  public let pairs: [[NodeID]]

  /// An edit of a known container.
  public init(
    container: NodeID, elements: [NodeID], moved: [NodeID], grouped: [NodeID] = [], pairs: [[NodeID]] = []
  ) {
    self.container = container
    self.elements = elements
    self.moved = moved
    self.grouped = grouped
    self.pairs = pairs
  }
}

extension Screen {
  /// The edits that lead from today's order to the proposed one, outer containers first.
  public func edits(for proposal: ProposedOrder) -> [OrderEdit] {
    proposal.isChange ? OrderEdits(self, proposal).found : []
  }
}

/// Finds the containers whose contents change places.
private struct OrderEdits {
  /// A stop or a view with several, and where its stops stand in both orders.
  private struct Unit {
    var node: NodeID
    /// Index of the view among the groups; -1 for a stop.
    var group = -1
    var count = 1
    var now: ClosedRange<Int>
    var then: ClosedRange<Int>

    /// Whether nothing else is read in between.
    var isWholeNow: Bool { now.count == count }
    var isWholeThen: Bool { then.count == count }
  }

  private(set) var found: [OrderEdit] = []
  private let screen: Screen
  private let proposal: ProposedOrder
  private var contents: [[Unit]] = []
  /// Place of each stop in the proposed order.
  private let goal: [NodeID: Int]

  init(_ screen: Screen, _ proposal: ProposedOrder) {
    self.screen = screen
    self.proposal = proposal
    let stops = proposal.current.sorted()
    let groups = OrderGroups(screen, stops)
    var now: [NodeID: Int] = [:]
    var then: [NodeID: Int] = [:]
    for (place, stop) in proposal.current.enumerated() { now[stop] = place }
    for (place, stop) in proposal.sequence.enumerated() { then[stop] = place }
    var units = groups.nodes.enumerated().map { index, node in
      Unit(node: node, group: index, count: 0, now: 0...0, then: 0...0)
    }
    // One slot more, the first, for what lies in no group.
    var contents = [[Unit]](repeating: [], count: groups.nodes.count + 1)
    func add(_ unit: Unit, to group: Int) {
      contents[group + 1].append(unit)
      guard group >= 0 else { return }
      let old = units[group]
      units[group].count += unit.count
      units[group].now = old.count == 0 ? unit.now : old.now.union(unit.now)
      units[group].then = old.count == 0 ? unit.then : old.then.union(unit.then)
    }
    for (place, stop) in stops.enumerated() {
      guard let at = now[stop], let goal = then[stop] else { continue }
      add(Unit(node: stop, now: at...at, then: goal...goal), to: groups.home[place])
    }
    for index in units.indices.reversed() { add(units[index], to: groups.groups[index].parent) }
    self.contents = contents
    goal = then
    if contents[0].count > 1, let root = screen.tree.roots.first(where: { _ in true }) {
      look(at: root, contents[0])
    }
    for unit in units { look(at: unit.node, contents[unit.group + 1]) }
  }

  /// Adds the edit of a container, if it needs one.
  private mutating func look(at container: NodeID, _ contents: [Unit]) {
    let units = inOnePiece(contents).sorted { $0.then.lowerBound < $1.then.lowerBound }
    let stay = HeaviestSubsequence.find(keys: units.map(\.now.lowerBound), weights: units.map(\.count))
    let torn = units.filter { !$0.isWholeNow }
    if torn.isEmpty, stay.count == units.count { return }
    // Stops that are read in between come from outside; the container around takes care of them.
    if units.count < 2 { return }
    let isInOrder = stay.count == units.count && !torn.contains { unit in units.contains { cuts($0, unit) } }
    if isInOrder { return }
    var isKept = Array(repeating: false, count: units.count)
    for index in stay { isKept[index] = true }
    let members = Set(units.map(\.node))
    found.append(
      OrderEdit(
        container: container, elements: units.map(\.node),
        moved: units.indices.filter { !isKept[$0] }.map { units[$0].node },
        grouped: grouping(torn.filter { $0.group >= 0 }, among: units),
        pairs: proposal.pairs.filter { isTorn($0) && $0.allSatisfy(members.contains) }
          .sorted { (goal[$0[0]] ?? 0) < (goal[$1[0]] ?? 0) }))
  }

  /// Whether something else is read between a label and its value today.
  private func isTorn(_ pair: [NodeID]) -> Bool {
    (screen.order.rank[pair[1].index] - screen.order.rank[pair[0].index]).magnitude != 1
  }

  /// Whether a unit begins between the stops of another.
  private func cuts(_ unit: Unit, _ other: Unit) -> Bool {
    unit.node != other.node && unit.now.lowerBound > other.now.lowerBound
      && unit.now.lowerBound < other.now.upperBound
  }

  /// The contents, with the contents of every view in its place that is not to be read in one piece.
  private func inOnePiece(_ units: [Unit]) -> [Unit] {
    var result: [Unit] = []
    var open = units
    while let unit = open.popLast() {
      if unit.isWholeThen { result.append(unit) } else { open += contents[unit.group + 1] }
    }
    return result
  }

  // MARK: Grouping

  /// Trying a grouping orders the whole screen; a larger screen, which may need hundreds of edits, states its orders.
  private static let mostNodes = 5_000

  /// The torn views, if it is enough for the order that each is read in one piece; else nothing.
  private func grouping(_ torn: [Unit], among units: [Unit]) -> [NodeID] {
    guard screen.header.platform == .ios, !torn.isEmpty, screen.tree.count <= Self.mostNodes else { return [] }
    let views = torn.map(\.node)
    return leads(views, among: units) ? views : []
  }

  /// Whether VoiceOver would read the units as proposed if the views grouped their children.
  private func leads(_ views: [NodeID], among units: [Unit]) -> Bool {
    let order = screen.order(grouping: views)
    var last = -1
    for unit in units {
      let stops = unit.group < 0 ? [unit.node] : Array(screen.stops(in: unit.node))
      for stop in stops.sorted(by: { (goal[$0] ?? 0) < (goal[$1] ?? 0) }) {
        let rank = Int(order.rank[stop.index])
        if rank <= last { return false }
        last = rank
      }
    }
    return true
  }
}

extension ClosedRange<Int> {
  fileprivate func union(_ other: ClosedRange<Int>) -> ClosedRange<Int> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
