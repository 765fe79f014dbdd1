import Markup
import ScreenModel
import ViewHierarchy

/// The tree that XPath expressions see: the canonical form of a screen with the derived attributes.
///
/// Elements that are nodes carry the node's number; actions and contents stand for the node that they lie in.
enum ScreenTree {
  static func tree(of screen: Screen) -> XMLTree {
    let target = XMLTree()
    target.open("screen")
    for field in CanonicalHeaderField.allCases {
      if let statement = field.statement(of: screen.header) { write("\(field.name)", statement, to: target) }
    }
    let derived = DerivedAttributes(screen)
    let tree = screen.tree
    tree.arena.withUnsafeBufferPointer { arena in
      var statements = CanonicalStatements(tree, arena: arena)
      var ends: [Int32] = []
      for node in tree.nodes {
        while let end = ends.last, end <= node.row {
          ends.removeLast()
          target.close()
        }
        ends.append(tree.subtreeEnd[node.index])
        let properties = statements.properties(node)
        target.open("\(tree.kind[node.index].name)", node: node.index)
        for (field, name) in fields {
          if let statement = statements.statement(field, node, properties) { write(name, statement, to: target) }
        }
        for (name, value) in derived.values(node) { target.attribute("\(name)", value) }
        writeChildren(properties, statements, to: target)
      }
      for _ in ends { target.close() }
    }
    target.close()
    return target
  }

  private static let fields = CanonicalField.all.map { ($0, "\($0.name)") }

  /// Actions and custom content; the parts of a content stand in a row.
  private static func writeChildren(
    _ properties: ArraySlice<Property>, _ statements: CanonicalStatements, to target: XMLTree
  ) {
    var isInContent = false
    for property in properties {
      let isPart = property.key == .contentValue || property.key == .contentImportant
      if isInContent, !isPart {
        target.close()
        isInContent = false
      }
      switch property.key {
      case .action:
        target.open("action")
        write("name", statements.text(property.text) ?? .string(""), to: target)
        target.close()
      case .contentLabel:
        target.open("content")
        isInContent = true
        if let label = statements.text(property.text) { write("label", label, to: target) }
      case .contentValue where isInContent:
        if let value = statements.text(property.text) { write("value", value, to: target) }
      case .contentImportant where isInContent:
        if property.number != 0 { target.attribute("important", "true") }
      default: break
      }
    }
    if isInContent { target.close() }
  }

  private static func write(_ name: String, _ statement: CanonicalStatement, to target: XMLTree) {
    switch statement {
    case .bytes(let bytes): target.attribute(name, bytes)
    case .string(let text): target.attribute(name, text)
    case .number(let number): target.attribute(name, plain(number))
    case .flag(let flag): target.attribute(name, flag ? "true" : "false")
    }
  }

  /// Whole numbers without a fraction, as the canonical form has them.
  private static func plain(_ number: Double) -> String {
    number.magnitude < 1e15 && number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
