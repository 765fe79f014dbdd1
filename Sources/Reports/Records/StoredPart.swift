import Markup

/// What a run file says of a screen, in XML.
enum StoredPart {
  /// The attributes and children of the screen's element.
  static func xml(_ json: [UInt8]) -> [UInt8] {
    guard let document = try? JSONDocument.parse(json) else { return RecordWriter.part(.xml) { _ in } }
    return RecordWriter.part(.xml) { write(document.root, to: &$0) }
  }

  private static func write(_ object: JSONValue, to writer: inout RecordWriter) {
    for (key, value) in object.members {
      guard let name = Self.names.first(where: { key.isText($0.name) }) else { continue }
      switch value.kind {
      case .object: writer.object(name.name) { write(value, to: &$0) }
      case .array: list(value, name, to: &writer)
      case .number: writer.member(name.name, value.number ?? 0)
      case .bool: writer.member(name.name, value.bool ?? false)
      case .string: writer.member(name.name, value.string ?? "")
      case .null: break
      }
    }
  }

  private static func list(_ value: JSONValue, _ name: Name, to writer: inout RecordWriter) {
    guard let item = name.item else {
      let numbers = value.elements.compactMap(\.number)
      if numbers.isEmpty { return writer.words(name.name, value.elements.compactMap(\.string)) }
      return writer.numbers(name.name, numbers)
    }
    writer.array(name.name) { writer in
      for element in value.elements { writer.item(item) { write(element, to: &$0) } }
    }
  }

  /// A member, and the element of each of its items where it is a list of objects.
  private typealias Name = (name: StaticString, item: StaticString?)

  /// The members of a screen in a report; what is not here is not written.
  private static let names: [Name] = [
    ("format", nil), ("platform", nil), ("width", nil), ("height", nil), ("nodes", nil), ("reader", nil),
    ("order-basis", nil), ("truncated", nil), ("interrupted", nil), ("stops", "stop"), ("node", nil), ("line", nil),
    ("role", nil), ("part", nil), ("identifier", nil), ("name", nil), ("spoken", nil), ("frame", nil),
    ("order", nil), ("current", nil), ("best", nil), ("moves", nil), ("contrast", nil), ("measured", nil),
    ("texts", nil), ("unclear", "reason"), ("why", nil), ("not-run", "not-run"), ("rule", nil), ("missing", nil),
    ("how", nil),
  ]
}
