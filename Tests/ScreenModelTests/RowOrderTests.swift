import TestSupport
import Testing

@testable import ScreenModel

@Suite struct RowOrderTests {
  private let rows = RowOrder(threshold: 8)

  private func items(_ places: [(top: Double, lead: Double)]) -> [RowOrder.Item] {
    places.enumerated().map { RowOrder.Item(node: Int32($0), top: $1.top, lead: $1.lead, tie: Int32($0)) }
  }

  private func precedes(_ a: RowOrder.Item, _ b: RowOrder.Item) -> Bool {
    (a.top - b.top).magnitude >= 8 ? a.top < b.top : (a.lead, a.tie) < (b.lead, b.tie)
  }

  /// Whether every item precedes all that follow it.
  private func holds(_ items: [RowOrder.Item]) -> Bool {
    for i in items.indices {
      for j in items.indices where j > i && !precedes(items[i], items[j]) { return false }
    }
    return true
  }

  private func permutations(_ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return permutations(count - 1).flatMap { rest in
      (0..<count).map { place in
        var rest = rest
        rest.insert(count - 1, at: place)
        return rest
      }
    }
  }

  @Test("where one order satisfies every pair it is found, elsewhere it is told to be unstable", arguments: 0..<120)
  func bruteForce(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let count = Int.random(in: 1...6, using: &random)
    let places = (0..<count).map { _ -> (top: Double, lead: Double) in
      let (top, lead) = (Int.random(in: 0...24, using: &random), Int.random(in: 0...5, using: &random))
      return (Double(top), Double(lead))
    }
    let given = items(places)
    let consistent = permutations(count).filter { order in holds(order.map { given[$0] }) }
    var sorted = given
    let outcome = rows.sort(&sorted)
    #expect(Set(sorted.map(\.node)) == Set(given.map(\.node)))
    #expect(consistent.count <= 1)
    if let only = consistent.first {
      #expect(outcome.unstable.isEmpty)
      #expect(sorted.map { Int($0.node) } == only)
    } else {
      #expect(!outcome.unstable.isEmpty)
      // Outside the contradictions the pairs hold.
      for i in sorted.indices {
        for j in sorted.indices where j > i && !outcome.unstable.contains(where: { $0.contains(i) && $0.contains(j) }) {
          #expect(precedes(sorted[i], sorted[j]))
        }
      }
    }
  }

  @Test func `a long chain is cut into rows and compared in no more pairs than its length allows`() {
    for count in [1_000, 10_000] {
      let places = (0..<count).map { (top: Double($0) * 5, lead: Double($0 * 7 % 13)) }
      var chain = items(places)
      let outcome = rows.sort(&chain)
      #expect(outcome.pairs <= RowOrder.longestRelation / 2 * count)
      #expect(outcome.unstable == [0..<count])
    }
    let places = (0..<10_000).map { index -> (top: Double, lead: Double) in
      let top = index / 100 * 1_000 + index % 100 * 5
      return (Double(top), Double(index * 7 % 13))
    }
    var chains = items(places)
    let outcome = rows.sort(&chains)
    #expect(outcome.pairs == 100 * 99 * 50)
  }

  @Test func `equal frames keep the order of the document`() {
    var equal = items([(0, 0), (0, 0), (0, 0)])
    #expect(rows.sort(&equal).unstable.isEmpty)
    #expect(equal.map(\.node) == [0, 1, 2])
  }
}
