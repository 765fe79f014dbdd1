import Markup

/// Walks through nested lists of JSON values with a stack of its own, since nodes can be nested deeper than the
/// thread's stack.
struct JSONTreeWalk {
  enum Step {
    /// The next value of the innermost list.
    case item(JSONValue)
    /// The innermost list has ended.
    case up
  }

  private var open: [JSONItems]

  /// A walk that begins with a list.
  init(_ items: JSONItems) { open = [items] }

  /// The lists that are open.
  var depth: Int { open.count }

  /// Goes down into a list; the next step is its first value.
  mutating func enter(_ items: JSONItems) { open.append(items) }

  /// The next step; nil behind the end of the first list.
  mutating func next() -> Step? {
    guard let last = open.indices.last else { return nil }
    if let item = open[last].next() { return .item(item) }
    open.removeLast()
    return .up
  }
}
