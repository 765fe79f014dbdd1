/// What a node says of its place in the reading order (Android's `accessibilityTraversalBefore` and `...After`).
public struct TraversalLink: Sendable {
  /// On which side of the target the node is to be read.
  public enum Side: Sendable {
    case before, after
  }

  /// The node that states it.
  public let node: NodeID
  /// Where it is to be read.
  public let side: Side
  /// The node that it is to be read before or after; nil where the name names nothing in the tree.
  public let target: NodeID?
}
