/// Search for components too large for subsets: a good order by insertion moves, then depth first with a bound.
struct BranchAndBound {
  let costs: CostMatrix
  let members: [Int]
  /// Prefixes to look at before the search gives up and answers with a bound instead of a proof.
  static let nodeLimit = 20_000

  func best(from start: [Int]) -> LinearOrdering.Result {
    var order = improved(start)
    var cost = costs.total(order)
    let lowest = costs.floor(members) + packedTriangles()
    if lowest >= cost { return LinearOrdering.Result(order: order, cost: cost, lowerBound: cost) }
    var prefix: [Int] = []
    var visited = 0
    var isComplete = true

    func extend(_ spent: OrderCost, _ open: [Int]) {
      if visited >= BranchAndBound.nodeLimit {
        isComplete = false
        return
      }
      visited += 1
      if open.isEmpty {
        if spent < cost {
          cost = spent
          order = prefix
        }
        return
      }
      var branches: [(cost: OrderCost, member: Int)] = []
      for member in open {
        var now = spent
        for later in open where later != member { now += costs[member, later] }
        branches.append((now, member))
      }
      branches.sort { $0.cost != $1.cost ? $0.cost < $1.cost : $0.member < $1.member }
      for branch in branches {
        let rest = open.filter { $0 != branch.member }
        if branch.cost + costs.floor(rest) >= cost { continue }
        prefix.append(branch.member)
        extend(branch.cost, rest)
        prefix.removeLast()
      }
    }

    extend(.zero, members)
    return LinearOrdering.Result(order: order, cost: cost, lowerBound: isComplete ? cost : min(lowest, cost))
  }

  /// Moves single members to their best place until nothing gets cheaper.
  private func improved(_ start: [Int]) -> [Int] {
    var order = start
    var rounds = 0
    var isBetter = true
    while isBetter, rounds < 30 {
      isBetter = false
      rounds += 1
      for member in members {
        guard let from = order.firstIndex(of: member) else { continue }
        var rest = order
        rest.remove(at: from)
        var here = OrderCost.zero
        for other in rest { here += costs[member, other] }
        var least = here
        var place = 0
        var current = here
        for (index, other) in rest.enumerated() {
          here += costs[other, member] - costs[member, other]
          if index + 1 == from { current = here }
          if here < least {
            least = here
            place = index + 1
          }
        }
        if from == 0 { current = costs.total([member]) + firstCost(member, rest) }
        if least < current {
          rest.insert(member, at: place)
          order = rest
          isBetter = true
        }
      }
    }
    return order
  }

  private func firstCost(_ member: Int, _ rest: [Int]) -> OrderCost {
    rest.reduce(.zero) { $0 + costs[member, $1] }
  }

  /// Each preference cycle of three costs at least its smallest regret; cycles that share no pair add up.
  private func packedTriangles() -> OrderCost {
    let m = members.count
    var isUsed = Array(repeating: false, count: m * m)
    var sum = OrderCost.zero
    func regret(_ a: Int, _ b: Int) -> OrderCost { costs[members[b], members[a]] - costs[members[a], members[b]] }
    for a in 0..<m {
      for b in 0..<m where b != a && regret(a, b) > .zero && !isUsed[a * m + b] {
        for c in (a + 1)..<max(m, a + 1) where c != b && regret(b, c) > .zero && regret(c, a) > .zero {
          if isUsed[b * m + c] || isUsed[c * m + a] || isUsed[a * m + b] { continue }
          isUsed[a * m + b] = true
          isUsed[b * m + c] = true
          isUsed[c * m + a] = true
          sum += min(regret(a, b), min(regret(b, c), regret(c, a)))
        }
      }
    }
    return sum
  }
}
