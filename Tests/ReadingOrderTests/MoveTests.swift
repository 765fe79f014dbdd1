import Testing

@testable import ReadingOrder

struct MoveTests {
  /// Carries the moves out one after the other.
  private func carryOut(_ moves: [OrderMove], on order: [Int]) -> [Int] {
    var order = order
    for move in moves {
      order.removeAll { move.items.contains($0) }
      let place = move.after.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      order.insert(contentsOf: move.items, at: place)
    }
    return order
  }

  @Test("The moves lead from the existing to the proposed order", arguments: 0..<80)
  func replay(seed: Int) {
    var dice = Dice(seed)
    let screen = seed % 2 == 0 ? dice.cards() : dice.screen(2 + dice.below(14))
    var existing = dice.shuffled(Array(screen.items.indices))
    if seed % 4 < 2 {
      // A nearly right order with one or two items out of place.
      existing = ReadingOrderSolver.solve(screen).sequence
      for _ in 0..<2 {
        existing.insert(existing.remove(at: dice.below(existing.count)), at: dice.below(existing.count))
      }
    }
    let proposal = ReadingOrderSolver.solve(screen.read(existing))
    #expect(carryOut(proposal.moves, on: existing) == proposal.sequence)
    #expect(proposal.moves.allSatisfy { (0...1).contains($0.confidence) && $0.reasons.count <= 3 })
  }

  @Test("The moves together save what the proposal saves", arguments: 0..<20)
  func savings(seed: Int) {
    var dice = Dice(seed)
    let screen = dice.cards()
    let proposal = ReadingOrderSolver.solve(screen.read(dice.shuffled(Array(screen.items.indices))))
    #expect(proposal.moves.reduce(0) { $0 + $1.saved } == (proposal.existingCost ?? 0) - proposal.proposedCost)
  }

  @Test("In a flat list as few items move as the longest rising run leaves over", arguments: 0..<20)
  func fewest(seed: Int) {
    var dice = Dice(seed)
    let items = (0..<9).map {
      OrderItem(box: OrderBox(x: 16, y: Double(40 * $0), width: 300, height: 30), role: .text)
    }
    let existing = dice.shuffled(Array(0..<9))
    let proposal = ReadingOrderSolver.solve(OrderProblem(items: items, width: 390, height: 844).read(existing))
    let stay = HeaviestSubsequence.find(keys: existing, weights: existing.map { _ in 1 })
    #expect(proposal.moves.reduce(0) { $0 + $1.items.count } == 9 - stay.count)
  }

  @Test("A group that moves whole is one move, and names its group")
  func wholeGroup() {
    var items: [OrderItem] = []
    for group in 0..<3 {
      for row in 0..<3 {
        let y = Double(100 + 120 * group + 36 * row)
        items.append(
          OrderItem(box: OrderBox(x: 16, y: y, width: 300, height: 30), role: .text, group: group))
      }
    }
    let problem = OrderProblem(
      items: items, groups: (0..<3).map { _ in OrderGroup(kind: .card) }, width: 390, height: 844)
    let proposal = ReadingOrderSolver.solve(problem.read([6, 7, 8, 0, 1, 2, 3, 4, 5]))
    #expect(proposal.moves.count == 1)
    #expect(proposal.moves.first?.items == [6, 7, 8])
    #expect(proposal.moves.first?.group == 2)
    #expect(proposal.moves.first?.after == 5)
  }

  @Test("A heading stays where it is when either of two items could move")
  func headingStays() {
    let items = [
      OrderItem(box: OrderBox(x: 16, y: 40, width: 300, height: 30), role: .heading(level: 1), existingRank: 1),
      OrderItem(box: OrderBox(x: 16, y: 100, width: 300, height: 30), role: .text, existingRank: 0),
    ]
    let moves = ReadingOrderSolver.solve(OrderProblem(items: items, width: 390, height: 844)).moves
    #expect(moves.map(\.items) == [[1]])
    #expect(moves.first?.after == 0)
  }

  @Test("Cards that are read row by row are put right, and the reason is their column")
  func interleavedCards() {
    var items: [OrderItem] = []
    for x in [16.0, 203] {
      items.append(OrderItem(box: OrderBox(x: x, y: 100, width: 171, height: 120), role: .image))
      items.append(OrderItem(box: OrderBox(x: x, y: 228, width: 120, height: 22), role: .heading(level: 3)))
      items.append(OrderItem(box: OrderBox(x: x, y: 254, width: 171, height: 60), role: .text, textLength: 80))
    }
    let problem = OrderProblem(items: items, width: 390, height: 844).read([0, 3, 1, 4, 2, 5])
    let proposal = ReadingOrderSolver.solve(problem)
    #expect(proposal.sequence == [0, 1, 2, 3, 4, 5])
    let kinds = proposal.moves.flatMap(\.reasons).map(\.kind)
    #expect(kinds.contains(.columnBefore) || kinds.contains(.columnAfter))
  }
}
