/// Whether a reading order that costs more than it did is worse, or more of the same: the cost is a sum, and a list
/// that grows adds the cost of each of its rows.
struct OrderGrowth {
  private let now: StoredScreen
  private let then: StoredScreen
  private let match: NodeMatch
  /// Where stops in cells stood that were to be moved before.
  private let wrongPlaces: Set<Place>

  init(_ search: RegressionSearch) {
    now = search.now
    then = search.then
    match = search.match
    let (screen, tree) = (search.then, search.then.tree)
    wrongPlaces = Set(screen.moved.compactMap { Place($0, tree) })
  }

  /// The order is worse where its cost grew by more than this part (`rules.md` 4.18).
  private static let growth = 0.1

  /// Whether the order is worse: it costs more, for each pair of stops as well where there are more of them, or because
  /// something stands wrong that did not.
  var isWorse: Bool {
    guard let order = now.order, let former = then.order, order.moves >= 1,
      order.cost > former.cost * (1 + Self.growth)
    else { return false }
    if order.cost / pairs(now) > former.cost / pairs(then) * (1 + Self.growth) { return true }
    return now.moved.isEmpty || now.moved.contains { !stoodWrong($0) }
  }

  private func pairs(_ screen: StoredScreen) -> Double {
    Double(max(1, screen.stops.count * (screen.stops.count - 1) / 2))
  }

  /// Whether a stop was to be moved before, or its like in a cell of a like template was.
  private func stoodWrong(_ node: Int) -> Bool {
    guard now.tree.indices.contains(node) else { return false }
    if let partner = match.then[node], then.moved.contains(partner) { return true }
    guard let place = Place(node, now.tree) else { return false }
    return wrongPlaces.contains(place) || wrongPlaces.contains { $0.isLike(place) }
  }

  /// Where a stop stands in its card or cell.
  private struct Place: Hashable {
    private let role: String
    private let number: Int
    private let cell: CellSignature

    /// Nil outside cards and cells.
    init?(_ node: Int, _ tree: [StoredNode]) {
      guard tree.indices.contains(node) else { return nil }
      var unit = node
      while !["card", "cell", "row"].contains(tree[unit].role) {
        guard let parent = tree[unit].parent else { return nil }
        unit = parent
      }
      role = tree[node].role
      number = (unit..<node).count { tree[$0].role == tree[node].role }
      cell = CellSignature(roles: tree.subtree(unit).lazy.map { tree[$0].role })
    }

    func isLike(_ other: Place) -> Bool {
      role == other.role && number == other.number && cell.resembles(other.cell)
    }
  }
}
