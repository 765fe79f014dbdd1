import ReadingOrder
import Testing

struct PrecedenceTests {
  private func column(_ count: Int, group: (Int) -> Int = { _ in -1 }) -> [OrderItem] {
    (0..<count).map {
      OrderItem(box: OrderBox(x: 16, y: Double(40 * $0), width: 300, height: 30), role: .text, group: group($0))
    }
  }

  private func solve(
    _ items: [OrderItem], _ groups: [OrderGroup] = [], _ wanted: [(Int, Int)]
  ) -> OrderProposal {
    ReadingOrderSolver.solve(
      OrderProblem(
        items: items, groups: groups, width: 390, height: 844,
        precedences: wanted.map { OrderProblem.Precedence(before: $0.0, after: $0.1) }))
  }

  @Test("A precedence against the layout is kept")
  func kept() {
    let proposal = solve(column(4), [], [(3, 0)])
    #expect(proposal.sequence.firstIndex(of: 3) ?? 9 < proposal.sequence.firstIndex(of: 0) ?? -1)
    #expect(proposal.conflicts.isEmpty)
    #expect(proposal.status == .optimal)
  }

  @Test("Precedences that contradict each other are reported, and the fewest are broken")
  func contradiction() {
    let proposal = solve(column(4), [], [(0, 1), (1, 2), (2, 0)])
    #expect(proposal.sequence.sorted() == [0, 1, 2, 3])
    #expect(proposal.conflicts.count == 1)
    #expect(proposal.conflicts.first?.cause == .contradiction)
  }

  @Test("A precedence that would tear a stated group apart is reported")
  func statedGroup() {
    let items = column(4) { $0 < 2 ? 0 : 1 }
    let proposal = solve(items, [OrderGroup(), OrderGroup()], [(0, 2), (3, 1)])
    #expect(proposal.conflicts.count == 1)
    #expect(proposal.conflicts.first?.cause == .statedGroup)
  }

  @Test("A group that was only inferred gives way to a precedence")
  func inferredGroup() {
    var items: [OrderItem] = []
    for x in [16.0, 203] {
      items.append(OrderItem(box: OrderBox(x: x, y: 100, width: 171, height: 120), role: .image))
      items.append(OrderItem(box: OrderBox(x: x, y: 228, width: 120, height: 22), role: .heading(level: 3)))
      items.append(OrderItem(box: OrderBox(x: x, y: 254, width: 171, height: 60), role: .text, textLength: 80))
    }
    let proposal = solve(items, [], [(0, 5), (3, 1)])
    #expect(proposal.conflicts.isEmpty)
    #expect(proposal.sequence.sorted() == Array(0..<6))
    #expect(proposal.sequence.firstIndex(of: 3) ?? 9 < proposal.sequence.firstIndex(of: 1) ?? -1)
  }

  @Test("A stated order is kept against the layout")
  func statedOrder() {
    let items = column(3) { _ in 0 }
    let problem = OrderProblem(items: items, groups: [OrderGroup(isOrdered: true)], width: 390, height: 844)
    let proposal = ReadingOrderSolver.solve(problem.read([2, 0, 1]))
    #expect(proposal.sequence == [2, 0, 1])
    #expect(proposal.moves.isEmpty)
  }

  @Test("Precedences about items that do not exist are ignored")
  func foreign() {
    #expect(solve(column(2), [], [(0, 7), (-1, 1), (1, 1)]).sequence == [0, 1])
  }
}
