/// Exact dynamic programming over the subsets of a small component.
struct SubsetOrdering {
  let costs: CostMatrix
  let members: [Int]

  /// The cheapest order; of several the one that follows the numbering.
  func best() -> [Int] {
    let m = members.count
    let full = (1 << m) - 1
    // rest[S]: least cost of what is still to come once the members in S have been read.
    var rest = Array(repeating: OrderCost.zero, count: full + 1)
    var choice = Array(repeating: 0, count: full + 1)
    for set in stride(from: full - 1, through: 0, by: -1) {
      var found = false
      for next in 0..<m where set & (1 << next) == 0 {
        var cost = rest[set | 1 << next]
        for later in 0..<m where later != next && set & (1 << later) == 0 {
          cost += costs[members[next], members[later]]
        }
        if !found || cost < rest[set] {
          rest[set] = cost
          choice[set] = next
          found = true
        }
      }
    }
    var order: [Int] = []
    var set = 0
    while set != full {
      order.append(members[choice[set]])
      set |= 1 << choice[set]
    }
    return order
  }
}
