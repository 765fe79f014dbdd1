/// Precedences that the proposal breaks, and why.
struct ConflictFinder {
  private let problem: OrderProblem
  private let place: [Int]

  init(_ arranger: Arranger, _ problem: OrderProblem) {
    self.problem = problem
    var place = Array(repeating: -1, count: problem.items.count)
    for (index, item) in arranger.sequence(of: arranger.tree.root).enumerated() { place[item] = index }
    self.place = place
  }

  func conflicts() -> [OrderProposal.Conflict] {
    var seen: Set<OrderProblem.Precedence> = []
    var conflicts: [OrderProposal.Conflict] = []
    for precedence in problem.precedences where seen.insert(precedence).inserted {
      guard place.indices.contains(precedence.before), place.indices.contains(precedence.after),
        precedence.before != precedence.after, place[precedence.before] > place[precedence.after]
      else { continue }
      let cause: OrderProposal.Conflict.Cause =
        leads(from: precedence.after, to: precedence.before) ? .contradiction : .statedGroup
      conflicts.append(OrderProposal.Conflict(precedence: precedence, cause: cause))
    }
    return conflicts
  }

  /// Whether precedences demand, step by step, that one item comes before another.
  private func leads(from start: Int, to goal: Int) -> Bool {
    var next: [Int: [Int]] = [:]
    for precedence in problem.precedences { next[precedence.before, default: []].append(precedence.after) }
    var reached: Set<Int> = [start]
    var open = [start]
    while let item = open.popLast() {
      for follower in next[item] ?? [] where reached.insert(follower).inserted {
        if follower == goal { return true }
        open.append(follower)
      }
    }
    return false
  }
}
