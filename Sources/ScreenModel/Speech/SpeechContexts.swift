import ViewHierarchy

/// What a stop's container adds to what is said: "2 of 5", "List Start.", rows and columns.
enum SpeechContext: Sendable, Equatable {
  case none
  /// A segment; counted from 1.
  case series(index: Int32, count: Int32)
  /// A tab; counted from 1. A count of 0 where the number is not said.
  case tab(index: Int32, count: Int32)
  case listStart, listEnd, landmarkStart, landmarkEnd
  /// A cell of a data table: its place in ``SpeechContexts/cells``.
  case cell(Int32)
}

/// Pass 7: the contexts of the stops.
///
/// The outermost container that gives a context gives it to all stops below it; containers inside it add nothing.
public struct SpeechContexts: Sendable {
  /// By rank in the reading order; empty where no container gives a context.
  private var contexts: [SpeechContext] = []
  /// The cells of data tables.
  private(set) var cells: [TableCell] = []

  init(_ tree: ViewTree, _ header: ScreenHeader, _ roles: Roles, _ stops: Stops, _ order: StopOrder) {
    guard header.platform == .ios, let provider = Self.providers(tree, roles, stops) else { return }
    contexts = [SpeechContext](repeating: .none, count: order.sequence.count)
    // The stops of each container that gives a context, in reading order.
    var ranks: [Int32: [Int32]] = [:]
    for (rank, stop) in order.sequence.enumerated() where provider[stop.index] >= 0 {
      ranks[provider[stop.index], default: []].append(Int32(rank))
    }
    for container in ranks.keys.sorted() {
      let members = ranks[container] ?? []
      let node = NodeID(Int(container))
      switch tree.containerType(node) {
      case .list: frame(members, .listStart, .listEnd)
      case .landmark: frame(members, .landmarkStart, .landmarkEnd)
      case .dataTable: addCells(members, tree, order)
      default: roles.role[node.index] == .segmented ? number(members) : numberTabs(members, node, tree, roles, order)
      }
    }
  }

  func context(atRank rank: Int32) -> SpeechContext { contexts.isEmpty ? .none : contexts[Int(rank)] }

  /// The container that gives each node its context; -1 for none. Nil where there is no such container.
  private static func providers(_ tree: ViewTree, _ roles: Roles, _ stops: Stops) -> [Int32]? {
    var gives = [Bool](repeating: false, count: tree.count)
    var hasAny = false
    func add(_ row: Int) {
      gives[row] = true
      hasAny = true
    }
    for role in [Role.tabBar, .segmented] { roles.nodes(role).forEach { add($0.index) } }
    for row in 0..<tree.count where tree.traits[row].contains(.tabBar) { add(row) }
    for property in tree.properties where property.key == .container {
      switch tree.containerType(property.node) {
      // Only a container that lists its elements says where it starts and ends.
      case .list where tree.explicitOrder(property.node) != nil: add(property.node.index)
      case .landmark where tree.explicitOrder(property.node) != nil: add(property.node.index)
      case .dataTable: add(property.node.index)
      default: break
      }
    }
    guard hasAny else { return nil }
    var provider = [Int32](repeating: -1, count: tree.count)
    func context(below outer: Int) -> Int32 {
      outer < 0 ? -1 : provider[outer] >= 0 ? provider[outer] : gives[outer] ? Int32(outer) : -1
    }
    for row in 0..<tree.count {
      provider[row] = context(below: Int(tree.parent[row]))
      // What is listed from elsewhere lies in the container that lists it.
      if provider[row] < 0, let container = stops.listings[Int32(row)], Int(container) < row {
        provider[row] = context(below: Int(container))
      }
    }
    return provider
  }

  /// A single stop has a start only.
  private mutating func frame(_ members: [Int32], _ start: SpeechContext, _ end: SpeechContext) {
    if let last = members.last { contexts[Int(last)] = end }
    if let first = members.first { contexts[Int(first)] = start }
  }

  private mutating func number(_ members: [Int32]) {
    for (index, rank) in members.enumerated() {
      contexts[Int(rank)] = .series(index: Int32(index + 1), count: Int32(members.count))
    }
  }

  /// All below a view with the trait are tabs; of the system's bar only its buttons, since badges and the like lie
  /// there too.
  private mutating func numberTabs(
    _ members: [Int32], _ bar: NodeID, _ tree: ViewTree, _ roles: Roles, _ order: StopOrder
  ) {
    let tabs = members.filter { rank in
      if tree.hasTrait(.tabBar, bar) { return true }
      switch roles.role[order.sequence[Int(rank)].index] {
      case .tab, .button, .link: return true
      default: return false
      }
    }
    for (index, rank) in tabs.enumerated() {
      contexts[Int(rank)] = .tab(index: Int32(index + 1), count: Int32(tabs.count))
    }
  }

  /// Only stops that state a row or a column are cells.
  private mutating func addCells(_ members: [Int32], _ tree: ViewTree, _ order: StopOrder) {
    let table = TableCells(members.map { order.sequence[Int($0)] }, tree)
    for (rank, cell) in zip(members, table.cells) {
      guard let cell else { continue }
      contexts[Int(rank)] = .cell(Int32(cells.count))
      cells.append(cell)
    }
  }
}
