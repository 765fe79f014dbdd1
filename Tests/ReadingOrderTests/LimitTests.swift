import ReadingOrder
import Testing

/// Screens that no designer drew.
struct LimitTests {
  @Test("An empty screen has an empty order")
  func empty() {
    let proposal = ReadingOrderSolver.solve(OrderProblem(items: [], width: 390, height: 844))
    #expect(proposal.sequence.isEmpty)
    #expect(proposal.status == .optimal)
    #expect(proposal.existingCost == nil)
  }

  @Test("Frames that are no numbers, endless or huge do no harm")
  func strangeFrames() {
    let values = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5]
    var items: [OrderItem] = []
    for value in values {
      for other in values {
        items.append(
          OrderItem(box: OrderBox(x: value, y: other, width: other, height: value), role: .text, fontSize: value))
      }
    }
    let problem = OrderProblem(items: items, direction: .rightToLeft, width: .nan, height: .infinity)
    let order = ReadingOrderSolver.solve(problem).sequence
    #expect(order.sorted() == Array(items.indices))
  }

  @Test("Parents in a ring, missing parents and missing groups lead to the top")
  func brokenGroups() {
    let groups = [OrderGroup(parent: 1), OrderGroup(parent: 0), OrderGroup(parent: 99), OrderGroup(parent: 3)]
    let items = (-2..<7).map {
      OrderItem(box: OrderBox(x: 16, y: Double($0 * 40), width: 100, height: 30), role: .text, group: $0)
    }
    let problem = OrderProblem(items: items, groups: groups, width: 390, height: 844)
    #expect(ReadingOrderSolver.solve(problem).sequence.sorted() == Array(items.indices))
  }

  @Test("Groups nested twenty thousand deep are no trap")
  func deepNesting() {
    let depth = 20_000
    let groups = (0..<depth).map { OrderGroup(parent: $0 - 1) }
    let items = [0, depth / 2, depth - 1].enumerated().map { index, group in
      OrderItem(box: OrderBox(x: 16, y: Double(40 * index), width: 100, height: 30), role: .text, group: group)
    }
    #expect(ReadingOrderSolver.solve(OrderProblem(items: items, groups: groups)).sequence == [0, 1, 2])
  }

  @Test("A heap of hundreds of frames costs today what its proposal costs, once it is read that way")
  func heap() {
    var dice = Dice(7)
    var items = (0..<600).map { index in
      OrderItem(
        box: OrderBox(x: Double(dice.below(200)), y: Double(dice.below(200)), width: 150, height: 150),
        role: index % 3 == 0 ? .heading(level: 1) : index % 3 == 1 ? .button : .image, existingRank: index)
    }
    let first = ReadingOrderSolver.solve(OrderProblem(items: items, width: 390, height: 844))
    #expect((first.existingCost ?? 0) > first.proposedCost)
    for (place, item) in first.sequence.enumerated() { items[item].existingRank = place }
    let second = ReadingOrderSolver.solve(OrderProblem(items: items, width: 390, height: 844))
    #expect(second.sequence == first.sequence)
    #expect(second.existingCost == first.proposedCost)
  }

  @Test("A knot of twenty frames that all overlap ends with a bound", arguments: 0..<5)
  func knot(seed: Int) {
    var dice = Dice(seed)
    let items = (0..<20).map { _ in
      OrderItem(
        box: OrderBox(
          x: Double(dice.below(80)), y: Double(dice.below(80)), width: Double(100 + dice.below(80)),
          height: Double(100 + dice.below(80))), role: .image)
    }
    let proposal = ReadingOrderSolver.solve(OrderProblem(items: items, width: 390, height: 844))
    #expect(proposal.sequence.sorted() == Array(0..<20))
    #expect(proposal.lowerBound <= proposal.proposedCost)
  }

  @Test("A heap of twenty frames whose preferences run in circles ends with a bound", arguments: 0..<10)
  func circles(seed: Int) {
    var dice = Dice(seed)
    let proposal = ReadingOrderSolver.solve(dice.circles(20))
    #expect(proposal.sequence.sorted() == Array(0..<20))
    #expect(proposal.proposedCost > 0)
    #expect(proposal.lowerBound > 0)
    #expect(proposal.lowerBound <= proposal.proposedCost)
  }

  @Test("Five hundred equal tiles without groups are read row by row")
  func flatGrid() {
    var items: [OrderItem] = []
    for row in 0..<100 {
      for column in 0..<5 {
        let box = OrderBox(x: Double(column * 78), y: Double(row * 78), width: 70, height: 70)
        items.append(OrderItem(box: box, role: .image))
      }
    }
    let proposal = ReadingOrderSolver.solve(OrderProblem(items: items, width: 390, height: 7800))
    #expect(proposal.sequence == Array(0..<500))
    #expect(proposal.status == .optimal)
  }

  @Test("Equal frames are read in today's order")
  func stacked() {
    let box = OrderBox(x: 16, y: 16, width: 100, height: 40)
    let items = (0..<6).map { OrderItem(box: box, role: .button, existingRank: ($0 * 5) % 6) }
    let proposal = ReadingOrderSolver.solve(OrderProblem(items: items, width: 390, height: 844))
    #expect(proposal.moves.isEmpty)
  }
}
