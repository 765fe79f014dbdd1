import ViewHierarchy

/// The containers that stops are read in, as a user meets them: bars, lists, cells with several stops, named groups.
public struct StopContainers: Sendable {
  private let screen: Screen
  private var known: [Int32: Int32] = [:]

  /// The containers of a screen.
  public init(_ screen: Screen) { self.screen = screen }

  /// The nearest container around a stop or container; nil for none. Groups that mean nothing are passed over.
  public mutating func container(around node: NodeID) -> NodeID? {
    var row = outer(node.row)
    var passed: [Int32] = []
    while row >= 0, known[row] == nil, !isContainer(NodeID(Int(row))) {
      passed.append(row)
      row = outer(row)
      // Containers that list each other have no end.
      if passed.count > screen.tree.count { return nil }
    }
    let found = row < 0 ? -1 : known[row] ?? row
    for row in passed { known[row] = found }
    return found < 0 ? nil : NodeID(Int(found))
  }

  /// The parent, or the container that lists a node from elsewhere.
  private func outer(_ row: Int32) -> Int32 {
    let owner = screen.groups.owner[Int(row)]
    guard owner >= 0, !screen.tree.isAncestor(NodeID(Int(owner)), of: NodeID(Int(row))) else {
      return screen.tree.parent[Int(row)]
    }
    return owner
  }

  /// What the container is, in a word; nil for groups that mean nothing to a user.
  public func word(_ node: NodeID) -> String? {
    let row = node.index
    switch screen.tree.containerType(node) {
    case .list: return "list"
    case .landmark: return "landmark"
    case .dataTable: return "data table"
    case .semanticGroup where isNamed(row): return "group"
    default: break
    }
    switch screen.roles.role[row] {
    case .cell, .card, .row, .list, .collection, .table, .tabBar, .navigationBar, .toolbar, .alert, .sheet, .dialog,
      .popover, .keyboard, .statusBar, .webView, .segmented:
      return "\(screen.roles.role[row].name)".split(separator: "-").joined(separator: " ")
    case .window: return nil
    default: return screen.groups.isGroup[row] && isNamed(row) ? "group" : nil
    }
  }

  private func isContainer(_ node: NodeID) -> Bool {
    screen.groups.isGroup[node.index] && !screen.stops.isStop[node.index] && word(node) != nil
  }

  private func isNamed(_ row: Int) -> Bool {
    [screen.tree.label, screen.tree.identifier].contains { $0[row].hasBytes }
  }
}
