/// What an order costs, compared layout first, then distance from the existing order.
struct OrderCost: Comparable {
  static let zero = OrderCost()

  /// Sum of the pair terms; broken precedences count more than all of them together.
  var layout = 0
  /// Item pairs read the other way round than today (Kendall distance).
  var drift = 0

  static func + (a: OrderCost, b: OrderCost) -> OrderCost {
    OrderCost(layout: a.layout + b.layout, drift: a.drift + b.drift)
  }

  static func - (a: OrderCost, b: OrderCost) -> OrderCost {
    OrderCost(layout: a.layout - b.layout, drift: a.drift - b.drift)
  }

  static func += (a: inout OrderCost, b: OrderCost) { a = a + b }

  static func < (a: OrderCost, b: OrderCost) -> Bool {
    a.layout != b.layout ? a.layout < b.layout : a.drift < b.drift
  }
}
