import ViewHierarchy

extension Screen {
  /// The screen's main action: a button of its content whose name says so, else its only button, else the widest one
  /// (rules `card-primary-read-late`, `reading-order-primary-late`). Nil where no button lies outside bars and cells.
  public var primaryAction: NodeID? {
    var widest: (node: NodeID, width: Double)?
    for stop in order.sequence {
      let row = stop.index
      guard roles.role[row] == .button, roles.unit[row] < 0, isEnabled(stop),
        roles.surroundings[row].isDisjoint(with: [.navigationBar, .tabBar, .toolbar, .system, .compositeControl])
      else { continue }
      if isNamedPrimary(stop) { return stop }
      let width = tree.statedFrame(stop)?.width ?? 0
      // Of equally wide buttons the first counts.
      if widest.map({ width > $0.width }) ?? true { widest = (stop, width) }
    }
    return widest?.node
  }

  private static let primaryWords = WordSet(
    "primary", "cta", "buy", "book", "order", "checkout", "cart", "pay", "play", "open")

  /// Whether the node's identifier, label or text calls it a main action.
  public func isNamedPrimary(_ node: NodeID) -> Bool {
    let tree = (origin ?? self).tree
    return [tree.identifier, tree.label, tree.text].contains { texts in
      texts[node.index].hasBytes && tree.withBytes(texts[node.index], Self.primaryWords.isIn)
    }
  }
}
