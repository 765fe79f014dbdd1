import ScreenModel
import ViewHierarchy

extension Screen {
  /// Whether the cell of a design file is the pattern of many: it is the only one in its list and code makes the rows.
  func isPrototype(_ cell: NodeID) -> Bool {
    guard header.framePrecision == .designTime, tree.flags[cell.index].isTrue(.runtimeDependent),
      let list = tree.parent(of: cell)
    else { return false }
    return tree.parent(of: list) == nil && tree.subtreeEnd[cell.index] == tree.subtreeEnd[list.index]
      && cell.index == list.index + 1
  }
}

/// Which cards stand together: in a collection, or several below one scrolling or plain parent.
struct CardSets {
  private let screen: Screen
  private let counts: [Int32: Int]

  init(_ screen: Screen) {
    self.screen = screen
    var counts: [Int32: Int] = [:]
    for card in screen.roles.nodes(.card) { counts[Self.holder(of: card, screen), default: 0] += 1 }
    self.counts = counts
  }

  /// Whether the card is a cell of a collection or has enough like it around.
  func isAmongCards(_ card: NodeID, atLeast count: Double) -> Bool {
    if screen.roles.surroundings[card.index].contains(.collection) { return true }
    return Double(counts[Self.holder(of: card, screen)] ?? 0) >= count
  }

  /// The list that holds the card, else the nearest ancestor with more than one child: wrappers around single cards do
  /// not keep them apart.
  static func holder(of card: NodeID, _ screen: Screen) -> Int32 {
    var node = card
    while let parent = screen.tree.parent(of: node) {
      let isOnlyChild =
        screen.tree.subtreeEnd[node.index] == screen.tree.subtreeEnd[parent.index] && node.index == parent.index + 1
      if !isOnlyChild || isList(screen.roles.role[parent.index]) { return parent.row }
      node = parent
    }
    return -1
  }

  private static func isList(_ role: Role) -> Bool {
    switch role {
    case .collection, .list, .table: true
    default: false
    }
  }
}
