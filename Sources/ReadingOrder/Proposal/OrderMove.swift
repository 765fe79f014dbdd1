/// One step of the smallest change from the existing to the proposed order.
public struct OrderMove: Equatable, Sendable {
  /// What moves as a whole, in proposed order: one item, or all items of a group.
  public var items: [Int]
  /// Index of the stated group that moves, or nil for a single item or an inferred group.
  public var group: Int?
  /// The item to follow; nil to become the first of the screen.
  public var after: Int?
  /// Cost that this move saves.
  public var saved: Int
  /// 0 to 1: how likely the move is right.
  public var confidence: Double
  /// At most three, the largest saving first.
  public var reasons: [OrderReason]
}
