import ScreenModel
import ViewHierarchy

/// Describes nodes in findings and for their identity.
struct NodeDescription {
  let screen: Screen
  private let siblings: SiblingNumbers
  /// The identifiers that name rows of lists.
  let rows: RowNames
  var tree: ViewTree { screen.tree }

  init(_ screen: Screen) {
    self.screen = screen
    siblings = SiblingNumbers(screen)
    rows = RowNames(screen)
  }

  /// How many steps of a path are written; further ones are left out in front.
  static let pathSteps = 4

  func element(_ node: NodeID) -> ElementDescription {
    ElementDescription(
      node: node, path: path(node), role: "\(screen.roles.role[node.index].name)",
      identifier: identifier(node), name: screen.name(node), frame: tree.statedFrame(node))
  }

  func place(_ node: NodeID) -> PlaceDescription {
    PlaceDescription(
      node: node, line: Int(tree.position[node.index].line), identifier: identifier(node))
  }

  func identifier(_ node: NodeID) -> String? {
    let ref = tree.identifier[node.index]
    return ref.hasBytes ? tree.string(ref) : nil
  }

  /// The roles of the node and of the ancestors that mean something, `…` for those left out in front.
  private func path(_ node: NodeID) -> String {
    var steps = [step(node)]
    var isCut = false
    for ancestor in tree.ancestors(node) where isLandmark(ancestor) {
      if steps.count == Self.pathSteps {
        isCut = true
        break
      }
      steps.append(step(ancestor))
    }
    return (isCut ? "…/" : "") + steps.reversed().joined(separator: "/")
  }

  private func isLandmark(_ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .other, .view, .window, .scroll: tree.identifier[node.index].hasBytes
    default: true
    }
  }

  /// A role with the identifier, or with the number among siblings of the role where there are several.
  private func step(_ node: NodeID) -> String {
    let role = screen.roles.role[node.index]
    if let identifier = identifier(node) { return "\(role.name)#\(identifier)" }
    return siblings.number(node).map { "\(role.name)[\($0)]" } ?? "\(role.name)"
  }
}
