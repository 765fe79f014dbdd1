import ViewHierarchy

/// The cards and cells of a screen, counted: "card 2 of 6".
public struct UnitNumbers: Sendable {
  /// A card's or cell's place among those of its list.
  public struct Number: Sendable, Equatable {
    /// The card or cell.
    public let unit: NodeID
    /// Its place, from 1.
    public let index: Int
    /// How many there are.
    public let count: Int
  }

  private var numbers: [Int32: Number] = [:]
  private let screen: Screen

  /// Counts the units that hold stops or are stops, in document order, which is that of index paths.
  public init(_ screen: Screen) {
    self.screen = screen
    var holds: Set<Int32> = []
    for stop in screen.stops.nodes {
      var unit = screen.roles.unit[stop.index]
      while unit >= 0, holds.insert(unit).inserted {
        let parent = screen.tree.parent[Int(unit)]
        unit = parent < 0 ? -1 : screen.roles.unit[Int(parent)]
      }
    }
    var lists: [Int32: [Int32]] = [:]
    let list = Self.lists(screen)
    for unit in holds.sorted() { lists[list[Int(unit)], default: []].append(unit) }
    for units in lists.values {
      for (index, unit) in units.enumerated() {
        numbers[unit] = Number(unit: NodeID(Int(unit)), index: index + 1, count: units.count)
      }
    }
  }

  /// The number of the card or cell that the node lies in or is; a unit that is alone in its list counts as part of the
  /// one around it.
  public func number(of node: NodeID) -> Number? {
    var unit = screen.roles.unit[node.index]
    var best: Number?
    // Wrappers of wrappers are not worth a longer walk.
    for _ in 0..<4 where unit >= 0 {
      best = numbers[unit] ?? best
      if let best, best.count > 1 { return best }
      let parent = screen.tree.parent[Int(unit)]
      unit = parent < 0 ? -1 : screen.roles.unit[Int(parent)]
    }
    return best
  }

  /// The nearest list above each node; its parent's row where there is none, told apart from lists by its sign.
  private static func lists(_ screen: Screen) -> [Int32] {
    let tree = screen.tree
    var list = [Int32](repeating: -1, count: tree.count)
    var nearest = list
    for row in 0..<tree.count {
      let parent = Int(tree.parent[row])
      guard parent >= 0 else { continue }
      switch screen.roles.role[parent] {
      case .list, .collection, .table: nearest[row] = Int32(parent)
      default: nearest[row] = nearest[parent]
      }
      list[row] = nearest[row] >= 0 ? nearest[row] : -2 - Int32(parent)
    }
    return list
  }
}
