import ReadingOrder

/// Times the two hard cases of the solver: a flat group of 500 elements and knots of 20 boxes that all overlap.
enum ReadingOrderLimits {
  /// Milliseconds of processor time that 500 elements in one flat group may take.
  static let mostMilliseconds = 200.0

  /// What happened, and whether both stay within their bars.
  static func run() -> (report: String, isWithin: Bool) {
    let grid = OrderProblem(
      items: (0..<500).map { item($0, x: Double($0 % 5) * 75, y: Double($0 / 5) * 50, side: 40) }, width: 375,
      height: 5000)
    let flat = solve(grid)
    let knots = (0..<100).map { solve(knot($0)) }
    let slowest = knots.map(\.time).max() ?? 0
    let isBounded = knots.allSatisfy { $0.proposal.lowerBound <= $0.proposal.proposedCost }
    let optimal = knots.count { $0.proposal.status == .optimal }
    let cyclic = knots.count { $0.proposal.proposedCost > 0 }
    let report = """
      500 elements in one group: \(tenths(flat.time)) ms, \(flat.proposal.moves.count) moves
      \(knots.count) knots of 20 boxes that all overlap: slowest \(tenths(slowest)) ms, \(cyclic) with cyclic \
      preferences, \(optimal) optimal, the others with a lower bound

      """
    return (report, flat.time < mostMilliseconds && isBounded)
  }

  /// Boxes that all overlap, with preferences that run in circles: each on the left before each on the right, that
  /// before each that lies over both and begins lower, that before each on the left, which begins lower still.
  private static func knot(_ seed: UInt64) -> OrderProblem {
    var random = ReadingOrderBrute.Random(state: seed)
    let kinds: [(x: Double, top: Int, width: Double)] = [(0, 10, 100), (98, 0, 100), (44, 5, 110)]
    let items = (0..<20).map { index in
      let kind = kinds[index % 3]
      let box = OrderBox(x: kind.x, y: Double(kind.top + random.below(4)), width: kind.width, height: 100)
      return OrderItem(box: box, role: random.below(2) == 0 ? .image : .button)
    }
    return OrderProblem(items: items, width: 390, height: 844)
  }

  private static func tenths(_ time: Double) -> Double { (time * 10).rounded() / 10 }

  private static func item(_ index: Int, x: Double, y: Double, side: Double) -> OrderItem {
    // 37 and 1000 have no factor in common: an existing order in which few neighbours are right.
    OrderItem(
      box: OrderBox(x: x, y: y, width: side, height: side), role: .text, textLength: 12, existingRank: index * 37 % 1000
    )
  }

  private static func solve(_ problem: OrderProblem) -> (proposal: OrderProposal, time: Double) {
    let start = ReadingOrderBench.milliseconds()
    let proposal = ReadingOrderSolver.solve(problem)
    return (proposal, ReadingOrderBench.milliseconds() - start)
  }
}
