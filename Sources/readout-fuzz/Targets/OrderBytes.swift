import ReadingOrder

/// Makes a problem for the solver out of any bytes: the first says what there is at all, then seven an item, for its
/// place, size, role, group and rank.
enum OrderBytes {
  /// More items than this say nothing new and take the time of many inputs.
  private static let mostItems = 60

  static func problem(_ bytes: [UInt8]) -> OrderProblem {
    let shape = bytes.first ?? 0
    let kinds: [OrderGroup.Kind] = [.card, .cell, .list, .table, .row, .bar, .semantic, .plain]
    let roles: [OrderRole] = [
      .heading(level: 1), .heading(level: 0), .text, .image, .button, .link, .field, .toggle, .slider, .progress,
      .rating, .other,
    ]
    let groups = (0..<Int(shape & 7)).map { index in
      // Each lies in an earlier one, as a tree has it.
      OrderGroup(
        parent: index == 0 ? -1 : (index - 1) / 2, kind: kinds[index], isContiguous: shape & 8 == 0,
        isOrdered: shape & 16 != 0)
    }
    var items: [OrderItem] = []
    var rest = bytes.dropFirst()
    while rest.count >= 7, items.count < mostItems {
      let item = Array(rest.prefix(7))
      rest = rest.dropFirst(7)
      items.append(
        OrderItem(
          box: OrderBox(x: number(item[0]), y: number(item[1]), width: number(item[2]), height: number(item[3])),
          role: roles[Int(item[4]) % roles.count], textLength: Int(item[4]),
          hints: OrderItem.Hints(rawValue: Int(item[5] >> 5)),
          group: groups.isEmpty ? -1 : Int(item[5] & 31) % (groups.count + 1) - 1,
          existingRank: shape & 32 == 0 ? nil : Int(item[6])))
    }
    var precedences: [OrderProblem.Precedence] = []
    if shape & 64 != 0, items.count > 1 {
      precedences = (1..<items.count).map { OrderProblem.Precedence(before: $0, after: ($0 * 7) % items.count) }
    }
    return OrderProblem(
      items: items, groups: groups, direction: shape & 128 == 0 ? .leftToRight : .rightToLeft, width: 390, height: 844,
      precedences: precedences, policy: rest.isEmpty ? [] : .primaryFirst)
  }

  /// The values that break arithmetic, and ordinary ones.
  private static func number(_ byte: UInt8) -> Double {
    switch byte {
    case 255: .nan
    case 254: .infinity
    case 253: -.infinity
    case 252: 1e308
    case 251: -1e308
    case 250: .leastNonzeroMagnitude
    default: Double(byte) * 4 - 100
    }
  }
}
