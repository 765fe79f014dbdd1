import ViewHierarchy

/// Writes screens in the tool's own form: stated facts only, the same bytes for the same screen.
public struct CanonicalWriter: Sendable {
  /// The two spellings of the form.
  public enum Form: Sendable {
    /// An element a node, indented; screens one after another.
    case xml
    /// One line a screen (NDJSON).
    case json
  }

  /// Attributes that the caller knows of a node beyond what the export states; names begin with `is-` or `derived-`,
  /// which the readers ignore.
  public typealias Derived = (NodeID) -> [(name: StaticString, value: String)]

  private let form: Form

  /// A writer of a form.
  public init(_ form: Form) { self.form = form }

  /// Appends one screen; a file may hold several.
  public func write(_ capture: Capture, to output: inout [UInt8], derived: Derived? = nil) {
    var sink = CanonicalSink(form)
    sink.open("screen")
    for field in CanonicalHeaderField.allCases {
      if let statement = field.statement(of: capture.header) { sink.attribute(field.name, statement) }
    }
    let tree = capture.tree
    tree.arena.withUnsafeBufferPointer { arena in
      var statements = CanonicalStatements(tree, arena: arena)
      var ends: [Int32] = []
      for node in tree.nodes {
        while let end = ends.last, end <= node.row {
          ends.removeLast()
          sink.close()
        }
        ends.append(tree.subtreeEnd[node.index])
        write(node, of: tree, &statements, derived, to: &sink)
        sink.drain(into: &output, atLeast: 1 << 16)
      }
      for _ in ends { sink.close() }
    }
    sink.close()
    sink.finish(into: &output)
  }

  private func write(
    _ node: NodeID, of tree: ViewTree, _ statements: inout CanonicalStatements, _ derived: Derived?,
    to sink: inout CanonicalSink
  ) {
    let properties = statements.properties(node)
    sink.open(tree.kind[node.index].name)
    for field in CanonicalField.all {
      if let statement = statements.statement(field, node, properties) { sink.attribute(field.name, statement) }
    }
    for (name, value) in derived?(node) ?? [] { sink.attribute(name, .string(value)) }
    for index in properties.indices { write(index, of: properties, statements, to: &sink) }
  }

  /// Actions and custom content are child elements; the parts of a content stand in a row.
  private func write(
    _ index: Int, of properties: ArraySlice<Property>, _ statements: CanonicalStatements, to sink: inout CanonicalSink
  ) {
    let property = properties[index]
    if property.key == .action {
      sink.open("action")
      sink.attribute("name", statements.text(property.text) ?? .string(""))
      sink.close()
    } else if property.key == .contentLabel {
      let parts = properties[(index + 1)...].prefix { $0.key == .contentValue || $0.key == .contentImportant }
      sink.open("content")
      if let label = statements.text(property.text) { sink.attribute("label", label) }
      if let value = parts.first(where: { $0.key == .contentValue }).flatMap({ statements.text($0.text) }) {
        sink.attribute("value", value)
      }
      if parts.contains(where: { $0.key == .contentImportant && $0.number != 0 }) {
        sink.attribute("important", .flag(true))
      }
      sink.close()
    }
  }
}
