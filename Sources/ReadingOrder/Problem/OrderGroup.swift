/// A container that the export states: a card, a cell, a list, a plain view. Its place is the union of what it holds:
/// on the benchmark that ordered better than the frames of the containers themselves.
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
  public var kind: Kind
  /// Whether the items of the group must be read in one go; if not, the group dissolves into its parent. A plain group
  /// dissolves by itself where something else lies between its parts.
  public var isContiguous: Bool
  /// Whether the order of its direct children is stated by the app and to be kept (`existingRank` tells it).
  public var isOrdered: Bool

  public init(
    parent: Int = -1, kind: Kind = .plain, isContiguous: Bool = true, isOrdered: Bool = false
  ) {
    self.parent = parent
    self.kind = kind
    self.isContiguous = isContiguous
    self.isOrdered = isOrdered
  }
}
