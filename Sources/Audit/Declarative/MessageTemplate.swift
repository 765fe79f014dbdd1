import Markup
import ScreenModel
import ViewHierarchy

/// The message of a declarative rule, with places to be filled in: `{name}`, `{role}`, `{identifier}`, `{@attribute}`.
struct MessageTemplate {
  private enum Piece {
    case text(String)
    case name, role, identifier
    case attribute(XPathExpression)
  }

  /// What is wrong with a template.
  struct Fault: Error {
    let message: String
  }

  private var pieces: [Piece] = []

  /// Reads a template.
  init(_ template: String) throws(Fault) {
    var text: [UInt8] = []
    var place: [UInt8]?
    for byte in template.utf8 {
      switch (byte, place) {
      case (UInt8(ascii: "{"), nil): place = []
      case (UInt8(ascii: "{"), _), (UInt8(ascii: "}"), nil):
        throw Fault(message: "a brace stands alone; {name}, {role}, {identifier} and {@attribute} are filled in")
      case (UInt8(ascii: "}"), let word?):
        if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        pieces.append(try Self.piece(String(decoding: word, as: UTF8.self)))
        place = nil
      case (_, nil): text.append(byte)
      case (_, _): place?.append(byte)
      }
    }
    guard place == nil else { throw Fault(message: "a brace is not closed") }
    if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
  }

  private static func piece(_ word: String) throws(Fault) -> Piece {
    switch word {
    case "name": return .name
    case "role": return .role
    case "identifier": return .identifier
    default: break
    }
    let attributes = CanonicalField.all.map { "\($0.name)" } + DerivedAttributes.names.map { "\($0)" }
    guard word.hasPrefix("@"), attributes.contains(String(word.dropFirst())) else {
      throw Fault(
        message: "nothing is called {\(word)}; {name}, {role}, {identifier} and {@attribute} are filled in, "
          + "such as {@label}; `screenreadout schema hierarchy-xml` lists the attributes")
    }
    do {
      return .attribute(try XPathExpression(compiling: "string(\(word))"))
    } catch {
      throw Fault(message: error.message)
    }
  }

  /// The message about a node.
  func filled(for node: NodeID, of screen: Screen, _ tree: XMLTree) throws(MarkupError) -> String {
    var message = ""
    for piece in pieces {
      switch piece {
      case .text(let text): message += text
      case .name: message += Self.name(node, screen)
      case .role: message += "\(screen.roles.role[node.index].name)"
      case .identifier: message += screen.tree.string(screen.tree.identifier[node.index]) ?? ""
      case .attribute(let expression): message += try expression.string(in: tree, at: node.index)
      }
    }
    return message
  }

  /// What the node is called: its name, else its identifier.
  private static func name(_ node: NodeID, _ screen: Screen) -> String {
    let name = screen.name(node)
    if !name.isEmpty { return name }
    let identifier = screen.tree.identifier[node.index]
    return identifier.hasBytes ? screen.tree.string(identifier) ?? "" : "without a name"
  }
}
