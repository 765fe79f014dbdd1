extension ViewTree {
  /// The parent; nil for a root.
  @inlinable
  public func parent(of node: NodeID) -> NodeID? {
    let row = parent[node.index]
    return row < 0 ? nil : NodeID(Int(row))
  }

  /// The rows of the node and all below it.
  @inlinable
  public func subtree(_ node: NodeID) -> Range<Int> { node.index..<Int(subtreeEnd[node.index]) }

  /// The rows of all below the node.
  @inlinable
  public func descendants(_ node: NodeID) -> Range<Int> { node.index + 1..<Int(subtreeEnd[node.index]) }

  /// Whether the node has no children.
  @inlinable
  public func isLeaf(_ node: NodeID) -> Bool { Int(subtreeEnd[node.index]) == node.index + 1 }

  /// Whether `ancestor` is strictly above `node`.
  @inlinable
  public func isAncestor(_ ancestor: NodeID, of node: NodeID) -> Bool {
    ancestor.row < node.row && node.row < subtreeEnd[ancestor.index]
  }

  /// The children, first to last.
  @inlinable
  public func children(_ node: NodeID) -> Siblings {
    Siblings(tree: self, next: node.index + 1, end: Int(subtreeEnd[node.index]))
  }

  /// The nodes without a parent.
  @inlinable
  public var roots: Siblings { Siblings(tree: self, next: 0, end: count) }

  /// The ancestors, nearest first.
  @inlinable
  public func ancestors(_ node: NodeID) -> Ancestors { Ancestors(tree: self, row: parent[node.index]) }

  /// Nodes side by side below one parent.
  public struct Siblings: Sequence, IteratorProtocol {
    @usableFromInline let tree: ViewTree
    @usableFromInline var row: Int
    @usableFromInline let end: Int

    @inlinable
    init(tree: ViewTree, next: Int, end: Int) {
      self.tree = tree
      self.row = next
      self.end = end
    }

    /// The next sibling.
    @inlinable
    public mutating func next() -> NodeID? {
      guard row < end else { return nil }
      defer { row = Int(tree.subtreeEnd[row]) }
      return NodeID(row)
    }
  }

  /// The chain of parents.
  public struct Ancestors: Sequence, IteratorProtocol {
    @usableFromInline let tree: ViewTree
    @usableFromInline var row: Int32

    @inlinable
    init(tree: ViewTree, row: Int32) {
      self.tree = tree
      self.row = row
    }

    /// The next ancestor.
    @inlinable
    public mutating func next() -> NodeID? {
      guard row >= 0 else { return nil }
      defer { row = tree.parent[Int(row)] }
      return NodeID(Int(row))
    }
  }
}
