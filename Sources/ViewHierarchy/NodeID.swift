/// The number of a node in its view tree: preorder (document order), 0 for the first node.
@frozen
public struct NodeID: Hashable, Comparable, Sendable {
  /// The row of the node in every column of the tree.
  public let row: Int32

  /// Makes the id of a row; the row is not checked against any tree.
  @inlinable
  public init(_ row: Int) {
    self.row = Int32(truncatingIfNeeded: row)
  }

  /// The row as an array index.
  @inlinable
  public var index: Int { Int(row) }

  /// Preorder comparison: ancestors come before their descendants.
  @inlinable
  public static func < (a: NodeID, b: NodeID) -> Bool { a.row < b.row }
}
