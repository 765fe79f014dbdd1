import Testing

@testable import ReadingOrder

/// What must hold on every screen, tried on random ones: grids of cards and heaps of overlapping frames.
struct SolverPropertyTests {
  private func screens() -> [OrderProblem] {
    (0..<60).map { seed in
      var dice = Dice(seed)
      return seed % 3 == 0 ? dice.cards() : dice.screen(2 + dice.below(14), isGrouped: seed % 3 == 1)
    }
  }

  @Test("The proposal is a permutation and keeps stated groups together, but for plain ones that others lie amid")
  func contiguity() {
    for problem in screens() {
      let sequence = ReadingOrderSolver.solve(problem).sequence
      #expect(sequence.sorted() == Array(problem.items.indices))
      for group in problem.groups.indices where problem.groups[group].kind != .plain {
        func lies(_ item: Int) -> Bool {
          var at = problem.items[item].group
          while at >= 0, at != group { at = problem.groups[at].parent }
          return at == group
        }
        let places = sequence.indices.filter { lies(sequence[$0]) }
        if let first = places.first, let last = places.last { #expect(last - first + 1 == places.count) }
      }
    }
  }

  @Test("Solving the solved order moves nothing")
  func idempotence() {
    for problem in screens() {
      let first = ReadingOrderSolver.solve(problem)
      let second = ReadingOrderSolver.solve(problem.read(first.sequence))
      #expect(second.sequence == first.sequence)
      #expect(second.moves.isEmpty)
      #expect(second.existingCost == second.proposedCost)
    }
  }

  @Test("The order in which items are listed does not matter")
  func shuffling() {
    var dice = Dice(5)
    for problem in screens() {
      let expected = ReadingOrderSolver.solve(problem).sequence
      let shuffle = dice.shuffled(Array(problem.items.indices))
      var other = problem
      other.items = shuffle.map { problem.items[$0] }
      let found = ReadingOrderSolver.solve(other).sequence.map { shuffle[$0] }
      #expect(found.map { problem.items[$0] } == expected.map { problem.items[$0] })
    }
  }

  @Test("A shifted screen is read the same")
  func translation() {
    for problem in screens() {
      let shifted = problem.mapBoxes { OrderBox(x: $0.x + 37, y: $0.y - 250, width: $0.width, height: $0.height) }
      #expect(ReadingOrderSolver.solve(shifted).sequence == ReadingOrderSolver.solve(problem).sequence)
    }
  }

  @Test("A mirrored screen in the other direction is read the same")
  func mirror() {
    for problem in screens() {
      var mirrored = problem.mapBoxes {
        OrderBox(x: problem.width - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height)
      }
      mirrored.direction = .rightToLeft
      #expect(ReadingOrderSolver.solve(mirrored).sequence == ReadingOrderSolver.solve(problem).sequence)
    }
  }

  @Test("A scaled screen is read the same as long as its distances stay above the tolerances", arguments: [0.5, 2, 3])
  func scale(factor: Double) {
    for problem in screens() {
      let scaled = problem.mapBoxes {
        OrderBox(x: $0.x * factor, y: $0.y * factor, width: $0.width * factor, height: $0.height * factor)
      }
      #expect(ReadingOrderSolver.solve(scaled).sequence == ReadingOrderSolver.solve(problem).sequence)
    }
  }

  @Test("The lower bound is below the proposal, the proposal below any existing order")
  func bounds() {
    var dice = Dice(11)
    for problem in screens() {
      for _ in 0..<5 {
        let proposal = ReadingOrderSolver.solve(problem.read(dice.shuffled(Array(problem.items.indices))))
        #expect(proposal.lowerBound <= proposal.proposedCost)
        #expect(proposal.proposedCost <= proposal.existingCost ?? -1)
        #expect((proposal.status == .optimal) == (proposal.lowerBound == proposal.proposedCost))
      }
    }
  }

  @Test("No permutation of a small screen costs less than the proposal", arguments: 0..<12)
  func bruteForce(seed: Int) {
    var dice = Dice(1000 + seed)
    let problem = dice.screen(5, isGrouped: seed % 2 == 0)
    let best = ReadingOrderSolver.solve(problem).proposedCost
    func permute(_ order: inout [Int], _ fixed: Int) {
      if fixed == order.count {
        let proposal = ReadingOrderSolver.solve(problem.read(order))
        #expect(proposal.proposedCost == best)
        #expect(proposal.existingCost ?? -1 >= best)
        return
      }
      for index in fixed..<order.count {
        order.swapAt(fixed, index)
        permute(&order, fixed + 1)
        order.swapAt(fixed, index)
      }
    }
    var order = Array(problem.items.indices)
    permute(&order, 0)
  }

  @Test("An element far below changes nothing within a group above it")
  func monotone() {
    for problem in screens() {
      var grouped = problem
      grouped.groups = [OrderGroup(kind: .card)]
      for index in grouped.items.indices { grouped.items[index].group = 0 }
      var more = grouped
      let box = OrderBox(x: 16, y: 5000, width: problem.width - 32, height: 32)
      more.items.append(OrderItem(box: box, role: .text, textLength: 30))
      let sequence = ReadingOrderSolver.solve(more).sequence
      #expect(sequence.last == problem.items.count)
      #expect(Array(sequence.dropLast()) == ReadingOrderSolver.solve(grouped).sequence)
    }
  }
}
