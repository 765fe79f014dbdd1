/// The order that a container states for its elements (`accessibilityElements`).
public struct ExplicitOrder: Sendable {
  /// Who states the order.
  public let container: NodeID
  /// The listed nodes in the listed order; nil for an entry that names nothing in the tree.
  public let elements: [NodeID?]
  /// The entries as written.
  public let entries: [String]
}
