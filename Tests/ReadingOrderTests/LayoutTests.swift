import ReadingOrder
import Testing

/// Layouts drawn by hand, in the order in which a designer would have them read.
struct LayoutTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> OrderBox {
    OrderBox(x: x, y: y, width: width, height: height)
  }

  private func solve(
    _ items: [OrderItem], groups: [OrderGroup] = [], _ direction: OrderProblem.Direction = .leftToRight,
    policy: OrderProblem.Policy = []
  ) -> [Int] {
    ReadingOrderSolver.solve(
      OrderProblem(items: items, groups: groups, direction: direction, width: 390, height: 844, policy: policy)
    ).sequence
  }

  @Test("A plain container falls apart around what lies between its parts; one with a meaning does not")
  func tornGroups() {
    let items = [
      OrderItem(box: box(16, 100, 200, 24), role: .text, textLength: 12, group: 0),
      OrderItem(box: box(16, 140, 300, 80), role: .text, textLength: 90),
      OrderItem(box: box(16, 240, 200, 24), role: .text, textLength: 12, group: 0),
    ]
    #expect(solve(items, groups: [OrderGroup()]) == [0, 1, 2])
    #expect(solve(items, groups: [OrderGroup(kind: .semantic)]) != [0, 1, 2])
  }

  @Test("With the card policy, title and price come before the long text above them")
  func primaryFirst() {
    let items = [
      OrderItem(box: box(16, 110, 358, 120), role: .text, textLength: 240, group: 0),
      OrderItem(box: box(16, 240, 250, 24), role: .heading(level: 2), textLength: 18, group: 0),
      OrderItem(box: box(300, 240, 74, 24), role: .text, textLength: 6, hints: .primary, group: 0),
      OrderItem(box: box(16, 276, 120, 44), role: .button, textLength: 8, group: 0),
    ]
    let card = [OrderGroup(kind: .card)]
    #expect(solve(items, groups: card, policy: .primaryFirst) == [1, 2, 0, 3])
    #expect(solve(items, groups: card) == [0, 1, 2, 3])
  }

  @Test("Two cards side by side without containers are read one after the other")
  func cards() {
    var items: [OrderItem] = []
    for x in [16.0, 203] {
      items.append(OrderItem(box: box(x, 100, 171, 120), role: .image))
      items.append(OrderItem(box: box(x, 228, 120, 22), role: .heading(level: 3), textLength: 12))
      items.append(OrderItem(box: box(x, 254, 171, 60), role: .text, textLength: 80))
      items.append(OrderItem(box: box(x, 326, 80, 36), role: .button, textLength: 4))
    }
    #expect(solve(items) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test("A label is read before the field below it, and the left pair before the right pair")
  func fields() {
    let items = [
      OrderItem(box: box(16, 130, 171, 44), role: .field),
      OrderItem(box: box(203, 130, 171, 44), role: .field),
      OrderItem(box: box(16, 104, 90, 18), role: .text, textLength: 10),
      OrderItem(box: box(203, 104, 90, 18), role: .text, textLength: 9),
    ]
    #expect(solve(items) == [2, 0, 3, 1])
  }

  @Test("A grid of a right-to-left app is read row by row from the right")
  func rightToLeftGrid() {
    var items: [OrderItem] = []
    for row in 0..<3 {
      for column in 0..<3 {
        items.append(OrderItem(box: box(16 + 122 * Double(column), 100 + 122 * Double(row), 114, 114), role: .image))
      }
    }
    #expect(solve(items, .rightToLeft) == [2, 1, 0, 5, 4, 3, 8, 7, 6])
  }

  @Test("A toolbar over content that scrolls below it is read in one go before the content")
  func toolbar() {
    let items = [
      OrderItem(box: box(16, 52, 44, 44), role: .button, textLength: 4, group: 0),
      OrderItem(box: box(120, 60, 150, 28), role: .heading(level: 1), textLength: 8, group: 0),
      OrderItem(box: box(330, 52, 44, 44), role: .button, textLength: 5, group: 0),
      OrderItem(box: box(16, 80, 358, 60), role: .text, textLength: 90, group: 1),
      OrderItem(box: box(16, 150, 358, 60), role: .text, textLength: 90, group: 1),
    ]
    let groups = [OrderGroup(kind: .bar), OrderGroup(kind: .list)]
    #expect(solve(items, groups: groups) == [0, 1, 2, 3, 4])
  }

  @Test("A close button beside the title is read there, although it was read last")
  func closeButton() {
    let items = [
      OrderItem(box: box(16, 60, 280, 28), role: .heading(level: 1), textLength: 14, existingRank: 0),
      OrderItem(box: box(16, 110, 358, 200), role: .text, textLength: 400, existingRank: 1),
      OrderItem(box: box(16, 330, 358, 48), role: .button, textLength: 8, existingRank: 2),
      OrderItem(box: box(330, 52, 44, 44), role: .button, textLength: 5, existingRank: 3),
    ]
    let problem = OrderProblem(items: items, width: 390, height: 844)
    let proposal = ReadingOrderSolver.solve(problem)
    #expect(proposal.sequence == [0, 3, 1, 2])
    #expect(proposal.moves.map(\.items) == [[3]])
    #expect(proposal.moves.first?.after == 0)
    #expect(proposal.moves.first?.reasons.first?.kind == .above)
    #expect(proposal.moves.first.map { $0.confidence >= 0.8 } == true)
  }

  @Test("A table of labels and values that was read column by column is read row by row")
  func labelsAndValues() {
    var items: [OrderItem] = []
    for row in 0..<5 {
      let y = 100 + 44 * Double(row)
      items.append(
        OrderItem(box: box(16, y, 80 + 10 * Double(row), 20), role: .text, textLength: 9, existingRank: row))
      items.append(OrderItem(box: box(310, y, 64, 20), role: .text, textLength: 6, existingRank: 5 + row))
    }
    let proposal = ReadingOrderSolver.solve(OrderProblem(items: items, width: 390, height: 844))
    #expect(proposal.sequence == Array(0..<10))
    #expect(proposal.existingCost ?? 0 > proposal.proposedCost)
  }

  @Test("A sidebar is read before the content beside it")
  func sidebar() {
    var items: [OrderItem] = []
    for row in 0..<6 {
      items.append(
        OrderItem(box: box(16, 100 + 44 * Double(row), 90, 20), role: .link, textLength: 8))
    }
    items.append(OrderItem(box: box(150, 96, 224, 34), role: .heading(level: 1), textLength: 20))
    items.append(OrderItem(box: box(150, 140, 224, 210), role: .text, textLength: 300))
    items.append(OrderItem(box: box(150, 360, 224, 60), role: .text, textLength: 150))
    #expect(solve(items) == Array(0..<9))
  }

  @Test("An icon, a title with its subtitle, and a time make one row")
  func listRow() {
    let items = [
      OrderItem(box: box(16, 100, 48, 48), role: .image),
      OrderItem(box: box(330, 96, 44, 18), role: .text, textLength: 5),
      OrderItem(box: box(80, 102, 200, 20), role: .text, textLength: 18),
      OrderItem(box: box(80, 126, 220, 18), role: .text, textLength: 30),
    ]
    #expect(solve(items).first == 0)
  }

  @Test("Two buttons in a row keep their drawn order")
  func buttons() {
    let items = [
      OrderItem(box: box(16, 100, 171, 44), role: .button, textLength: 6, hints: .destructive),
      OrderItem(box: box(203, 100, 171, 44), role: .button, textLength: 4, hints: .primary),
    ]
    #expect(solve(items) == [0, 1])
  }
}
