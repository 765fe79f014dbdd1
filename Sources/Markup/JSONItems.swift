/// Values one after another.
public struct JSONItems: Sequence, IteratorProtocol, Sendable {
  let document: JSONDocument
  var cell: Int
  let end: Int

  /// Goes on to the next value.
  public mutating func next() -> JSONValue? {
    guard cell < end else { return nil }
    defer { cell = document.cells[cell].next(after: cell) }
    return JSONValue(document: document, index: cell)
  }
}

/// The members of an object.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  var items: JSONItems

  /// Goes on to the next key and its value.
  public mutating func next() -> (key: JSONValue, value: JSONValue)? {
    guard let key = items.next(), let value = items.next() else { return nil }
    return (key, value)
  }
}
