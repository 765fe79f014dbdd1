import ReadingOrder

/// Repeatable random numbers (SplitMix64) and random screens.
struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x2545_f491_4f6c_dd1d &+ 1 }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    z ^= z >> 31
    return limit > 0 ? Int(z % UInt64(limit)) : 0
  }

  mutating func shuffled<Element>(_ list: [Element]) -> [Element] {
    var list = list
    for index in list.indices.reversed() { list.swapAt(index, below(index + 1)) }
    return list
  }

  private mutating func role() -> OrderRole {
    [.text, .text, .heading(level: 2), .image, .button, .link, .field, .toggle, .rating][below(9)]
  }

  /// A screen of frames on a grid of 16 points that may overlap, some of them in up to three stated groups.
  mutating func screen(_ count: Int, isGrouped: Bool = true) -> OrderProblem {
    var items: [OrderItem] = []
    for _ in 0..<count {
      let box = OrderBox(
        x: Double(below(20) * 16), y: Double(below(40) * 16), width: Double(16 + below(10) * 16),
        height: Double(16 + below(3) * 16))
      items.append(OrderItem(box: box, role: role(), textLength: below(200), group: isGrouped ? below(4) - 1 : -1))
    }
    let groups = isGrouped ? [OrderGroup(kind: .card), OrderGroup(), OrderGroup(parent: 1, kind: .list)] : []
    return OrderProblem(items: items, groups: groups, width: 480, height: 700)
  }

  /// Frames that all overlap: each on the left is to be read before each on the right, that before each that lies over
  /// both and begins lower, and that before each on the left, which begins lower still.
  mutating func circles(_ count: Int) -> OrderProblem {
    let kinds: [(x: Double, top: Int, width: Double)] = [(0, 10, 100), (98, 0, 100), (44, 5, 110)]
    let items = (0..<count).map { index in
      let kind = kinds[index % 3]
      let box = OrderBox(x: kind.x, y: Double(kind.top + below(4)), width: kind.width, height: 100)
      return OrderItem(box: box, role: .button)
    }
    return OrderProblem(items: items, width: 390, height: 844)
  }

  /// Cards in a grid without containers: image, title, text, button, in columns 160 wide.
  mutating func cards() -> OrderProblem {
    var items: [OrderItem] = []
    let columns = 1 + below(3)
    for row in 0..<(1 + below(3)) {
      for column in 0..<columns {
        let (x, y) = (Double(16 + column * 192), Double(16 + row * 320))
        items.append(OrderItem(box: OrderBox(x: x, y: y, width: 160, height: 96), role: .image))
        items.append(OrderItem(box: OrderBox(x: x, y: y + 112, width: 128, height: 32), role: .heading(level: 3)))
        items.append(OrderItem(box: OrderBox(x: x, y: y + 160, width: 160, height: 48), role: .text, textLength: 90))
        items.append(OrderItem(box: OrderBox(x: x, y: y + 224, width: 80, height: 32), role: .button, textLength: 5))
      }
    }
    return OrderProblem(items: items, width: 600, height: 1000)
  }
}

extension OrderProblem {
  /// The same screen read today in another order.
  func read(_ order: [Int]) -> OrderProblem {
    var copy = self
    for (rank, item) in order.enumerated() { copy.items[item].existingRank = rank }
    return copy
  }

  func mapBoxes(_ change: (OrderBox) -> OrderBox) -> OrderProblem {
    var copy = self
    for index in copy.items.indices { copy.items[index].box = change(copy.items[index].box) }
    return copy
  }
}
