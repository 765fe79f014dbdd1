/// The place among its siblings that an app gives a semantics node: `OrdinalSortKey#1a2b3(name: bar, order: 2.0)`.
struct FlutterSortKey {
  /// Keys of one name belong together; empty for none.
  let name: [UInt8]
  let order: Double

  /// Nil for what holds no number.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.first("order: ", from: 0) else { return nil }
    let number = text.part(start + 7, text.count).prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
    guard let order = Numbers.decimal(UnsafeBufferPointer(rebasing: number)) else { return nil }
    self.order = order
    name =
      text.first("name: ", from: 0).map { start in
        Array(text.part(start + 6, text.count).prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") })
      } ?? []
  }
}

/// The siblings of one parent as far as they are known, in the order of the dump.
struct FlutterSiblings<Node> {
  private var items: [(node: Node, key: FlutterSortKey?)] = []

  /// Takes the next sibling.
  mutating func append(_ node: Node, _ key: FlutterSortKey?) { items.append((node, key)) }

  /// The siblings by their keys; nil where they stand so already.
  ///
  /// Neighbours with keys of one name are sorted among themselves, and whatever lies between such runs keeps its place
  /// (flutter/flutter:packages/flutter/lib/src/semantics/semantics.dart, `_childrenInTraversalOrder`).
  var sorted: [Node]? {
    var order = Array(items.indices)
    var start = 0
    while start < items.count {
      var end = start + 1
      if let name = items[start].key?.name {
        while end < items.count, items[end].key?.name == name { end += 1 }
        order[start..<end].sort { first, second in
          let (a, b) = (items[first].key?.order ?? 0, items[second].key?.order ?? 0)
          return a == b ? first < second : a < b
        }
      }
      start = end
    }
    return order.elementsEqual(items.indices) ? nil : order.map { items[$0].node }
  }
}
