import ReadingOrder
import ViewHierarchy

/// The views of a screen as the solver's groups: every view that holds two or more items and not just another view
/// with the same ones.
struct OrderGroups {
  private(set) var groups: [OrderGroup] = []
  /// The view of each group.
  private(set) var nodes: [NodeID] = []
  /// The innermost group of each item, or -1.
  private(set) var home: [Int]
  private let screen: Screen
  private let items: [NodeID]
  /// Places of the items of each group.
  private var places: [Range<Int>] = []

  /// All views with two or more of the items, which stand in document order.
  init(_ screen: Screen, _ items: [NodeID]) {
    self.screen = screen
    self.items = items
    home = [Int](repeating: -1, count: items.count)
    find()
  }

  /// The same; views that are columns of a table by where the items lie are not to be read in one go.
  init(_ screen: Screen, _ items: [NodeID], _ frames: [Rect]) {
    self.init(screen, items)
    dissolveColumns(frames)
  }

  /// Goes through the items in document order and opens the views around each.
  private mutating func find() {
    let tree = screen.tree
    var open: [(end: Int, group: Int)] = []
    var seen = -1
    for (place, item) in items.enumerated() {
      while let last = open.last, last.end <= item.index { open.removeLast() }
      var path: [Int] = tree.has(item, partsAmong: items, at: place) ? [item.index] : []
      var row = Int(tree.parent[item.index])
      // Ancestors before the last item have been opened with it.
      while row > seen {
        path.append(row)
        row = Int(tree.parent[row])
      }
      seen = item.index
      for row in path.reversed() { enter(row, from: place, &open) }
      home[place] = open.last?.group ?? -1
    }
  }

  private mutating func enter(_ row: Int, from place: Int, _ open: inout [(end: Int, group: Int)]) {
    let end = Int(screen.tree.subtreeEnd[row])
    let inside = place..<items.firstPlace(from: end)
    guard inside.count > 1 else { return }
    let outer = open.last?.group ?? -1
    let kind = kind(row)
    if outer >= 0, places[outer] == inside {
      // Of views around the same items the innermost can state their order, unless an outer one means more.
      if kind != .plain || (groups[outer].kind == .plain && (isNamed(NodeID(row)) || !isNamed(nodes[outer]))) {
        groups[outer].kind = kind
        nodes[outer] = NodeID(row)
      }
      if isRead(row) { groups[outer].isContiguous = true }
      open.append((end, outer))
      return
    }
    var group = OrderGroup(parent: outer, kind: kind)
    // A view around everything groups nothing.
    group.isContiguous = inside.count < items.count || isRead(row)
    group.isOrdered = isPlacedByIndex(row, inside)
    groups.append(group)
    nodes.append(NodeID(row))
    places.append(inside)
    open.append((end, groups.count - 1))
  }

  private func isRead(_ row: Int) -> Bool { screen.groups.isGroup[row] && screen.roles.role[row] != .window }

  private func isNamed(_ node: NodeID) -> Bool { screen.tree.identifier[node.index].hasBytes }

  private func kind(_ row: Int) -> OrderGroup.Kind {
    switch screen.roles.role[row] {
    case .card: return .card
    case .cell: return .cell
    case .row: return .row
    case .list, .collection: return .list
    case .table: return .table
    case .navigationBar, .toolbar, .tabBar, .statusBar: return .bar
    case .window: return .plain
    default: return screen.groups.isGroup[row] ? .semantic : .plain
    }
  }

  /// Rows outside the visible part may carry stale frames; their place is that of their index paths.
  private func isPlacedByIndex(_ row: Int, _ inside: Range<Int>) -> Bool {
    switch screen.roles.role[row] {
    case .list, .collection, .table: inside.contains { !screen.visibility.isVisible[items[$0].index] }
    default: false
    }
  }

  // MARK: Tables

  /// Parents with more views than this are lists of them.
  private static let mostColumns = 64

  /// Columns of a table are no groups.
  private mutating func dissolveColumns(_ frames: [Rect]) {
    var inner = [[Int]](repeating: [], count: groups.count + 1)
    for index in groups.indices { inner[groups[index].parent + 1].append(index) }
    for views in inner where views.count > 1 && views.count <= Self.mostColumns {
      let columns = TableColumns(views.map { places[$0] }, frames)
      for (index, view) in views.enumerated()
      where columns.isColumn[index] && groups[view].kind == .plain && !isRead(nodes[view].index)
        && areTexts(places[view])
      {
        groups[view].isContiguous = false
      }
    }
  }

  private func areTexts(_ places: Range<Int>) -> Bool {
    places.allSatisfy { place in
      switch screen.roles.role[items[place].index] {
      case .text, .heading, .field, .secureField, .toggle: true
      default: false
      }
    }
  }
}

/// Views side by side whose items lie in common rows: the columns of a table, which is read row by row.
private struct TableColumns {
  /// By view.
  let isColumn: [Bool]

  /// Two rows may be two cards with title and text.
  private static let leastRows = 3
  /// Middles of one row differ by at most this, in points.
  private static let nearness = 8.0

  init(_ views: [Range<Int>], _ frames: [Rect]) {
    isColumn = views.enumerated().map { index, view in
      view.count >= Self.leastRows && Self.areAlike(view, frames)
        && views.enumerated().contains { $0 != index && Self.areBeside(view, $1, frames) }
    }
  }

  /// Rows of a table are equally high; a card has a large title.
  private static func areAlike(_ view: Range<Int>, _ frames: [Rect]) -> Bool {
    let heights = view.map { frames[$0].height }
    guard let least = heights.min(), let most = heights.max() else { return false }
    return most <= least * 1.2
  }

  private static func areBeside(_ a: Range<Int>, _ b: Range<Int>, _ frames: [Rect]) -> Bool {
    guard a.count == b.count else { return false }
    return zip(a, b).allSatisfy { place, other in
      let (one, two) = (frames[place], frames[other])
      return (one.midY - two.midY).magnitude <= nearness && (one.maxX <= two.minX + 1 || two.maxX <= one.minX + 1)
    }
  }
}

extension ViewTree {
  /// Whether the next item lies inside this one.
  fileprivate func has(_ item: NodeID, partsAmong items: [NodeID], at place: Int) -> Bool {
    place + 1 < items.count && items[place + 1].index < Int(subtreeEnd[item.index])
  }
}
