import ViewHierarchy

/// The order in which stops should be read, beside the one in which they are read today.
public struct ProposedOrder: Sendable {
  /// One step of the smallest change from the one to the other.
  public struct Move: Sendable {
    /// What moves as a whole, in proposed order.
    public let nodes: [NodeID]
    /// The view that moves as a whole; nil for single stops.
    public let group: NodeID?
    /// The stop to follow; nil to become the first.
    public let after: NodeID?
    /// The cost that the step saves.
    public let saved: Int
    /// 0 to 1: how likely it is right.
    public let confidence: Double
    /// At most three, the largest saving first.
    public let reasons: [Reason]
  }

  /// Why a stop should be read before or after another one.
  public struct Reason: Sendable {
    /// How the moved stops lie to the other one.
    public enum Kind: Sendable {
      case above, below, leading, trailing, columnBefore, columnAfter, overlapping, stated
      /// They are what the card is about, and the other one is a long text; or the other way round.
      case primaryFirst, longLast
    }

    public let kind: Kind
    /// The other stop.
    public let other: NodeID
  }

  /// As the screen reader goes today.
  public let current: [NodeID]
  /// The same stops as they should be read.
  public let sequence: [NodeID]
  /// The solver's cost of both orders, and what no order can go below.
  public let currentCost: Int
  public let cost: Int
  public let lowerBound: Int
  /// In the order in which they are to be made.
  public let moves: [Move]
  /// Two texts in a row that the solver took as one: a label and its value.
  public let pairs: [[NodeID]]

  /// Whether it is proven that no order costs less.
  public var isOptimal: Bool { lowerBound >= cost }
  /// Whether another order is better than today's.
  public var isChange: Bool { current != sequence }

  /// Stops that are read as they should be.
  init(asTheyAre current: [NodeID]) {
    self.current = current
    sequence = current
    (currentCost, cost, lowerBound) = (0, 0, 0)
    (moves, pairs) = ([], [])
  }

  init(
    current: [NodeID], sequence: [NodeID], costs: (current: Int, proposed: Int, bound: Int), moves: [Move],
    pairs: [[NodeID]]
  ) {
    self.current = current
    self.sequence = sequence
    (currentCost, cost, lowerBound) = costs
    self.moves = moves
    self.pairs = pairs
  }
}

extension Screen {
  /// The order in which the screen should be read; nil where the export has no frames. Worked out once.
  public var proposedOrder: ProposedOrder? { proposal.value { OrderBridge(origin ?? self, within: nil)?.solve() } }

  /// The order in which the stops of a container should be read; nil where the export has no frames.
  public func proposedOrder(in container: NodeID) -> ProposedOrder? { OrderBridge(self, within: container)?.solve() }
}
