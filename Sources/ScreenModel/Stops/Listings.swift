import ViewHierarchy

/// Which containers list which nodes in their explicit orders.
struct Listings {
  /// The container that lists each node; only nodes that are listed. The first container to name a node keeps it.
  private(set) var container: [Int32: Int32] = [:]
  /// The place of each listed node in its container's order.
  private(set) var position: [Int32: Int] = [:]

  init(_ tree: ViewTree) {
    for order in tree.orders { add(order, tree) }
  }

  private init() {}

  /// A node lists itself or an ancestor only by mistake.
  private mutating func add(_ order: ExplicitOrder, _ tree: ViewTree) {
    for (place, element) in order.elements.enumerated() {
      guard let element, element != order.container, !tree.isAncestor(element, of: order.container),
        container[element.row] == nil
      else { continue }
      container[element.row] = order.container.row
      position[element.row] = place
    }
  }

  /// The listings that count: those of containers which the screen reader walks itself.
  func reached(_ tree: ViewTree, isWalked: (NodeID) -> Bool) -> Listings {
    var listings = Listings()
    for order in tree.orders where isWalked(order.container) { listings.add(order, tree) }
    return listings
  }
}
