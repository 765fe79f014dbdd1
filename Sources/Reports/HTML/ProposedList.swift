import Gate
import ScreenModel

/// The order in which a screen should be read, where that differs from the one in which it is read.
struct ProposedList {
  /// The rows of the stops.
  let sequence: [Int]
  /// The rows of the stops that move.
  let moved: Set<Int>
  /// How many moves that takes.
  let moves: Int

  /// Beyond the limit of the solver's figures in reports a proposal takes too long, and nobody reads the list.
  init?(_ screen: Screen) {
    guard screen.stops.nodes.count <= ScreenRecords.mostStopsOrdered, let order = screen.proposedOrder,
      !order.moves.isEmpty
    else { return nil }
    sequence = order.sequence.map(\.index)
    moved = Set(order.moves.flatMap { $0.nodes.map(\.index) })
    moves = order.moves.count
  }

  /// What a run file holds of it.
  init?(_ screen: StoredScreen) {
    guard !screen.proposed.isEmpty else { return nil }
    sequence = screen.proposed
    moved = Set(screen.moved)
    moves = screen.order?.moves ?? screen.moved.count
  }
}
