/// A container that the export states: a card, a cell, a list, a plain view.
public struct OrderGroup: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case card
    case cell
    case list
    case table
    case row
    /// Navigation bar, toolbar, tab bar.
    case bar
    /// A container with a meaning of its own: form, section with a name, semantic group.
    case semantic
    case plain
  }

  /// Index of the enclosing group, or -1.
  public var parent: Int
  /// The container's own frame; nil to use the union of what is inside.
  public var box: OrderBox?
  public var kind: Kind
  /// Whether the items of the group must be read in one go; if not, the group dissolves into its parent.
  public var isContiguous: Bool
  /// Whether the order of its direct children is stated by the app and to be kept (`existingRank` tells it).
  public var isOrdered: Bool

  public init(
    parent: Int = -1, box: OrderBox? = nil, kind: Kind = .plain, isContiguous: Bool = true, isOrdered: Bool = false
  ) {
    self.parent = parent
    self.box = box
    self.kind = kind
    self.isContiguous = isContiguous
    self.isOrdered = isOrdered
  }
}
