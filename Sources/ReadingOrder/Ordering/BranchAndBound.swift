/// Search for components too large for subsets: a good order by insertion moves, then depth first with a bound.
struct BranchAndBound {
  let costs: CostMatrix
  let members: [Int]
  /// Pairs to look at before the search gives up and answers with a bound instead of a proof: some milliseconds.
  static let work = 4_000_000
  /// Cycles are packed in components up to this size; it takes cubic time.
  static let triangleLimit = 150

  func best(from start: [Int]) -> LinearOrdering.Result {
    let order = improved(start)
    let cost = costs.total(order)
    let lowest = costs.floor(members) + packedTriangles()
    if lowest >= cost { return LinearOrdering.Result(order: order, cost: cost, lowerBound: cost) }
    var search = Search(costs: costs, order: order, cost: cost, visitsLeft: Self.work / (members.count * members.count))
    search.extend(.zero, members, floor: costs.floor(members))
    return LinearOrdering.Result(
      order: search.order, cost: search.cost,
      lowerBound: search.isComplete ? search.cost : min(lowest, search.cost))
  }

  private struct Search {
    let costs: CostMatrix
    var order: [Int]
    var cost: OrderCost
    var visitsLeft: Int
    var isComplete = true
    private var prefix: [Int] = []

    init(costs: CostMatrix, order: [Int], cost: OrderCost, visitsLeft: Int) {
      self.costs = costs
      self.order = order
      self.cost = cost
      self.visitsLeft = visitsLeft
    }

    /// Tries all continuations of the prefix; `floor` is the least that the open members cost among themselves.
    mutating func extend(_ spent: OrderCost, _ open: [Int], floor: OrderCost) {
      if visitsLeft <= 0 {
        isComplete = false
        return
      }
      visitsLeft -= 1
      if open.isEmpty {
        if spent < cost {
          cost = spent
          order = prefix
        }
        return
      }
      var branches: [(spent: OrderCost, floor: OrderCost, member: Int)] = []
      for member in open {
        var now = spent
        var rest = floor
        for other in open where other != member {
          now += costs[member, other]
          rest = rest - min(costs[member, other], costs[other, member])
        }
        branches.append((now, rest, member))
      }
      branches.sort { $0.spent != $1.spent ? $0.spent < $1.spent : $0.member < $1.member }
      for branch in branches where branch.spent + branch.floor < cost {
        prefix.append(branch.member)
        extend(branch.spent, open.filter { $0 != branch.member }, floor: branch.floor)
        prefix.removeLast()
      }
    }
  }

  /// Moves single members to their best place until nothing gets cheaper.
  private func improved(_ start: [Int]) -> [Int] {
    var order = start
    var isBetter = true
    var rounds = 0
    while isBetter, rounds < 30 {
      isBetter = false
      rounds += 1
      for member in members {
        guard let from = order.firstIndex(of: member) else { continue }
        var rest = order
        rest.remove(at: from)
        // Cost of the member at place 0, then one place further with each step.
        var here = rest.reduce(OrderCost.zero) { $0 + costs[member, $1] }
        var (least, place, current) = (here, 0, here)
        for (index, other) in rest.enumerated() {
          here += costs[other, member] - costs[member, other]
          if index + 1 == from { current = here }
          if here < least { (least, place) = (here, index + 1) }
        }
        if least < current {
          rest.insert(member, at: place)
          order = rest
          isBetter = true
        }
      }
    }
    return order
  }

  /// Each preference cycle of three costs at least its smallest regret; cycles that share no pair add up.
  private func packedTriangles() -> OrderCost {
    let m = members.count
    if m > Self.triangleLimit { return .zero }
    var isUsed = Array(repeating: false, count: m * m)
    var sum = OrderCost.zero
    func regret(_ a: Int, _ b: Int) -> OrderCost { costs[members[b], members[a]] - costs[members[a], members[b]] }
    for a in 0..<m {
      for b in 0..<m where b != a && regret(a, b) > .zero {
        for c in 0..<m where c > a && c != b && regret(b, c) > .zero && regret(c, a) > .zero {
          if isUsed[a * m + b] || isUsed[b * m + c] || isUsed[c * m + a] { continue }
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
