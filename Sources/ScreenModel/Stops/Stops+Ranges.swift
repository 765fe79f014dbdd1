import ViewHierarchy

extension Screen {
  /// The stops below a node, in document order.
  public func stops(in node: NodeID) -> ArraySlice<NodeID> {
    let rows = tree.descendants(node)
    return stops.nodes[firstStop(from: rows.lowerBound)..<firstStop(from: rows.upperBound)]
  }

  /// The place in the list of stops of the first one from a row on.
  public func firstStop(from row: Int) -> Int { stops.nodes.firstPlace(from: row) }
}

extension Array where Element == NodeID {
  /// The place of the first node from a row on, in nodes that stand in document order.
  func firstPlace(from row: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].index < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
