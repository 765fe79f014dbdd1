/// Costs of reading one child of a group before another, for all ordered pairs.
struct CostMatrix {
  let count: Int
  private var cells: [OrderCost]

  init(count: Int) {
    self.count = count
    cells = Array(repeating: .zero, count: count * count)
  }

  /// Cost of reading `first` before `second`.
  subscript(first: Int, second: Int) -> OrderCost {
    get { cells[first * count + second] }
    set { cells[first * count + second] = newValue }
  }

  func total(_ order: [Int]) -> OrderCost {
    var sum = OrderCost.zero
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] { sum += self[first, second] }
    }
    return sum
  }

  /// No order costs less: each pair is charged the cheaper way round.
  func floor(_ members: [Int]) -> OrderCost {
    var sum = OrderCost.zero
    for (place, a) in members.enumerated() {
      for b in members[(place + 1)...] { sum += min(self[a, b], self[b, a]) }
    }
    return sum
  }
}
