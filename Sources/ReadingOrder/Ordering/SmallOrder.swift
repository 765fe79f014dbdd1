/// A self-check of the ordering search: random costs, all permutations tried.
package enum SmallOrder {
  package struct Outcome: Equatable, Sendable {
    /// What the search found, what is best, and the sum of the cheaper ways round of all pairs.
    package var found: Int
    package var best: Int
    package var floor: Int
    package var lowerBound: Int
  }

  /// Random costs below 10 for all ordered pairs of `size` children; `random` draws below its argument. With
  /// `branching`, the search for large components is put to the test instead of the one over subsets.
  package static func check(size: Int, branching: Bool = false, random: (Int) -> Int) -> Outcome {
    var matrix = CostMatrix(count: size)
    for a in 0..<size {
      for b in 0..<size where a != b { matrix[a, b] = OrderCost(layout: random(10), drift: 0) }
    }
    let members = Array(0..<size)
    let result =
      branching
      ? BranchAndBound(costs: matrix, members: members).best(from: members)
      : LinearOrdering(costs: matrix).solve()
    return Outcome(
      found: matrix.total(result.order).layout, best: best(matrix, members, 0).layout,
      floor: matrix.floor(members).layout, lowerBound: result.lowerBound.layout)
  }

  private static func best(_ matrix: CostMatrix, _ order: [Int], _ fixed: Int) -> OrderCost {
    if fixed == order.count { return matrix.total(order) }
    var least: OrderCost?
    var order = order
    for index in fixed..<order.count {
      order.swapAt(fixed, index)
      let cost = best(matrix, order, fixed + 1)
      least = least.map { min($0, cost) } ?? cost
      order.swapAt(fixed, index)
    }
    return least ?? .zero
  }
}
