/// One pair of stops that a move puts right, and why the proposed order of the two is better.
public struct OrderReason: Equatable, Sendable {
  /// How the moved stops lie to the other one; the caller words it.
  public enum Kind: Equatable, Sendable {
    /// They are drawn above the other, or below it.
    case above, below
    /// They stand before the other in a row, or behind it, in reading direction.
    case leading, trailing
    /// They lie in the column or card before the other's, or behind it.
    case columnBefore, columnAfter
    /// Frames overlap; the better guess from edges and roles.
    case overlapping
    /// The guide wants titles and primary content before long content.
    case primaryFirst
    /// The caller asked for it.
    case precedence
    /// The app states the order.
    case stated
  }

  public var kind: Kind
  /// Item index of the other stop.
  public var other: Int
  /// Part of the cost that this pair saves.
  public var saved: Int
}
