import Testing

@testable import ReadingOrder

struct LinearOrderingTests {
  @Test("The search over subsets finds the best of all permutations", arguments: 2...6)
  func subsets(size: Int) {
    var dice = Dice(size)
    for _ in 0..<60 {
      let outcome = SmallOrder.check(size: size) { dice.below($0) }
      #expect(outcome.found == outcome.best)
      #expect(outcome.lowerBound == outcome.best)
    }
  }

  @Test("Branch and bound finds the best of all permutations and proves it", arguments: 2...6)
  func branching(size: Int) {
    var dice = Dice(100 + size)
    for _ in 0..<60 {
      let outcome = SmallOrder.check(size: size, branching: true) { dice.below($0) }
      #expect(outcome.found == outcome.best)
      #expect(outcome.floor <= outcome.lowerBound)
      #expect(outcome.lowerBound == outcome.best)
    }
  }

  @Test("A search that is cut short answers with a bound below what it found")
  func bounded() {
    var dice = Dice(7)
    var matrix = CostMatrix(count: 60)
    for a in 0..<60 {
      for b in 0..<60 where a != b { matrix[a, b] = OrderCost(layout: dice.below(100), drift: 0) }
    }
    let result = LinearOrdering(costs: matrix).solve()
    #expect(result.order.sorted() == Array(0..<60))
    #expect(result.lowerBound < result.cost)
    #expect(matrix.floor(Array(0..<60)) <= result.lowerBound)
  }

  @Test("Twenty children of which each wants to be before the next nine end with a bound above the pairs alone")
  func ring() {
    var matrix = CostMatrix(count: 20)
    for a in 0..<20 { for step in 1...9 { matrix[(a + step) % 20, a] = OrderCost(layout: step, drift: 0) } }
    let result = LinearOrdering(costs: matrix).solve()
    #expect(result.order.sorted() == Array(0..<20))
    #expect(matrix.total(result.order) == result.cost)
    #expect(result.lowerBound <= result.cost)
    #expect(matrix.floor(Array(0..<20)) < result.lowerBound)
  }

  @Test("Preferences without a cycle are all met, however many children there are")
  func acyclic() {
    var matrix = CostMatrix(count: 120)
    for a in 0..<120 {
      for b in 0..<120 where (a * 37) % 120 > (b * 37) % 120 { matrix[a, b] = OrderCost(layout: 1, drift: 0) }
    }
    let result = LinearOrdering(costs: matrix).solve()
    #expect(result.cost == .zero)
    #expect(result.lowerBound == .zero)
  }

  @Test("Where nothing is preferred the numbering decides")
  func ties() {
    #expect(LinearOrdering(costs: CostMatrix(count: 5)).solve().order == [0, 1, 2, 3, 4])
  }

  @Test("Of orders of the same layout cost the one closest to today's wins")
  func drift() {
    var matrix = CostMatrix(count: 3)
    for (a, b) in [(0, 1), (0, 2), (1, 2)] { matrix[a, b] = OrderCost(layout: 0, drift: 1) }
    #expect(LinearOrdering(costs: matrix).solve().order == [2, 1, 0])
  }

  @Test("The heaviest rising subsequence is found")
  func subsequence() {
    var dice = Dice(3)
    for _ in 0..<100 {
      let keys = dice.shuffled(Array(0..<8))
      let weights = keys.map { _ in 1 + dice.below(5) }
      let found = HeaviestSubsequence.find(keys: keys, weights: weights)
      #expect(zip(found, found.dropFirst()).allSatisfy { keys[$0] < keys[$1] })
      var best = 0
      for set in 0..<256 {
        let chosen = (0..<8).filter { set & (1 << $0) != 0 }
        guard zip(chosen, chosen.dropFirst()).allSatisfy({ keys[$0] < keys[$1] }) else { continue }
        best = max(best, chosen.reduce(0) { $0 + weights[$1] })
      }
      #expect(found.reduce(0) { $0 + weights[$1] } == best)
    }
  }
}
