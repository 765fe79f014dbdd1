import ViewHierarchy

/// Pass 5: what is read in one piece.
///
/// Groups are explicit orders, views that group their accessibility children, meaningful containers, bars, lists and
/// their cells. A card that is a plain view is no group: that is the main source of bad order.
public struct Groups: Sendable {
  /// Whether each node is a group.
  public let isGroup: [Bool]
  /// The group that each node is read in: its nearest group ancestor, or the container that lists it; -1 for none.
  public let owner: [Int32]

  /// - Parameter grouped: views that are to be taken as grouping their children.
  init(_ tree: ViewTree, _ roles: Roles, _ stops: Stops, grouped: [NodeID] = []) {
    var isGroup = (0..<tree.count).map { Self.groups(tree, roles, $0) }
    for view in grouped { isGroup[view.index] = true }
    for order in tree.orders { isGroup[order.container.index] = true }
    for (row, _) in stops.listings { isGroup[Int(row)] = true }
    var owner = [Int32](repeating: -1, count: tree.count)
    for row in 0..<tree.count {
      let parent = Int(tree.parent[row])
      if let container = stops.listings.isEmpty ? nil : stops.listings[Int32(row)] {
        owner[row] = container
      } else if parent >= 0 {
        owner[row] = isGroup[parent] ? Int32(parent) : owner[parent]
      }
    }
    self.isGroup = isGroup
    self.owner = owner
  }

  private static func groups(_ tree: ViewTree, _ roles: Roles, _ row: Int) -> Bool {
    if tree.flags[row].isTrue(.group) || tree.traits[row].contains(.tabBar) { return true }
    switch roles.role[row] {
    case .cell, .row, .list, .collection, .table, .tabBar, .navigationBar, .toolbar, .alert, .sheet, .dialog, .popover,
      .keyboard, .statusBar, .window, .webView, .segmented:
      return true
    case .card: return tree.kind[row] == .cell
    default: break
    }
    guard tree.has(.properties, NodeID(row)) else { return false }
    switch tree.containerType(NodeID(row)) {
    case .list, .landmark, .dataTable: return true
    case .semanticGroup: return [tree.label, tree.value, tree.identifier].contains { $0[row].hasBytes }
    case .some(.none), nil: return false
    }
  }
}
