import ScreenModel
import ViewHierarchy

/// Describes nodes in findings and for their identity.
struct NodeDescription {
  let screen: Screen
  private let siblings: SiblingNumbers
  private var tree: ViewTree { screen.tree }

  init(_ screen: Screen) {
    self.screen = screen
    siblings = SiblingNumbers(screen)
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

  private func identifier(_ node: NodeID) -> String? {
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

extension NodeDescription {
  /// The identity of a node: what stays when a screen changes around it.
  func identity(_ node: NodeID) -> IdentityParts {
    let role = screen.roles.role[node.index]
    // The object ids of a design file are unique in it and stay when it is saved: nothing around the node matters.
    if screen.header.framePrecision == .designTime, let object = tree.text(.ref, node) {
      return IdentityParts(anchor: "", role: "\(role.name)", identifier: object, label: "", ordinal: 0, cell: "")
    }
    let identifier = Masks.identifier(identifier(node) ?? "")
    var anchor = ""
    var cells = 0
    var parent: NodeID?
    for ancestor in tree.ancestors(node) {
      if parent == nil, !isLayoutOnly(ancestor) { parent = ancestor }
      let named = Masks.identifier(self.identifier(ancestor) ?? "")
      if !named.isEmpty {
        anchor = named
        break
      }
      if screen.roles.unit[ancestor.index] == ancestor.row { cells += 1 }
    }
    return IdentityParts(
      anchor: "\(anchor)+\(cells)", role: "\(role.name)", identifier: identifier,
      label: identifier.isEmpty ? Masks.text(screen.name(node)) : "", ordinal: ordinal(node, role, below: parent),
      cell: cellSignature(node))
  }

  /// A wrapper that the layout needs and nobody hears: adding or removing one changes nothing.
  private func isLayoutOnly(_ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .other, .view, .window, .scroll:
      return !tree.identifier[node.index].hasBytes && !screen.stops.isStop[node.index]
    default: return false
    }
  }

  /// How many nodes of the role stand before the node below its parent.
  private func ordinal(_ node: NodeID, _ role: Role, below parent: NodeID?) -> Int {
    let like = screen.roles.nodes(role)
    return like.partition(before: node) - like.partition(before: parent.map { NodeID($0.index + 1) } ?? NodeID(0))
  }

  /// The roles in the repeated cell around a node, as a sorted multiset.
  private func cellSignature(_ node: NodeID) -> String {
    guard let unit = screen.roles.unit(of: node) else { return "" }
    var counts: [UInt8: Int] = [:]
    for row in tree.subtree(unit).prefix(256) { counts[screen.roles.role[row].rawValue, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { pair in
      "\((Kind(rawValue: pair.key) ?? .other).name)\(pair.value)"
    }.joined(separator: " ")
  }
}

extension ArraySlice<NodeID> {
  /// How many of the sorted nodes come before a node.
  fileprivate func partition(before node: NodeID) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }
}
