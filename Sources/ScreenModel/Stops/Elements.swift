import ViewHierarchy

/// Which nodes are accessibility elements, as stated or as inferred where the format does not say.
struct Elements {
  /// Whether each node is an element.
  private(set) var isElement: [Bool]
  /// Whether each element is taken out although it is drawn: something covers it.
  private(set) var isCovered: [Bool]
  /// Whether the format states the flag.
  let isStated: Bool

  init(_ tree: ViewTree, _ header: ScreenHeader, _ visibility: Visibility, _ roles: Roles) {
    let states = header.facts.contains(.elementFlag) || header.facts.contains(.stopFlag)
    isStated = states
    isElement = [Bool](repeating: false, count: tree.count)
    isCovered = [Bool](repeating: false, count: tree.count)
    for row in 0..<tree.count {
      let node = NodeID(row)
      let flags = tree.flags[row]
      if let stated = flags[.element] {
        isElement[row] = stated
      } else if let stop = flags[.stop] {
        isElement[row] = stop && !Self.inheritsFlag(tree, node)
      } else {
        isElement[row] = !states && Self.isLikelyElement(tree, roles, node)
      }
      if roles.surroundings[row].contains(.effect) { isElement[row] = false }
      if isElement[row] { isCovered[row] = Self.isCovered(tree, visibility, node) }
    }
  }

  /// Whether the export says that VoiceOver lands on the node, rather than that it is an element.
  func isStatedStop(_ tree: ViewTree, _ row: Int) -> Bool {
    isElement[row] && tree.flags[row].isTrue(.stop) && tree.flags[row][.element] == nil
  }

  /// WebDriverAgent calls a cell accessible when its first child is an element; only where the first
  /// child is none can the flag be the cell's own, since nothing below an element is accessible.
  private static func inheritsFlag(_ tree: ViewTree, _ node: NodeID) -> Bool {
    guard tree.kind[node.index] == .cell, !tree.isLeaf(node) else { return false }
    return tree.flags[node.index + 1].isTrue(.stop)
  }

  /// Exactly 0 × 0; one side of 0 alone hides nothing from a screen reader.
  static func hasNoArea(_ tree: ViewTree, _ row: Int) -> Bool {
    tree.presence[row].contains(.frame) && tree.frame[row].width == 0 && tree.frame[row].height == 0
  }

  /// Stated as not visible although most of its frame lies on the screen: something covers it or it is transparent.
  /// What is merely scrolled off is still a stop.
  static func isCovered(_ tree: ViewTree, _ visibility: Visibility, _ node: NodeID) -> Bool {
    guard tree.flags[node.index].isFalse(.visible), let frame = tree.statedFrame(node), !frame.isEmpty,
      let clipped = visibility.clippedFrame(tree, node)
    else { return false }
    return clipped.area > frame.area / 2
  }

  /// What UIKit exposes by default: controls, texts, labelled images, and cells with a name of their own.
  private static func isLikelyElement(_ tree: ViewTree, _ roles: Roles, _ node: NodeID) -> Bool {
    let row = node.index
    if roles.surroundings[row].contains(.system) { return false }
    let hasLabel = tree.label[row].hasBytes && !tree.withBytes(tree.label[row], Blank.isBlank)
    switch roles.role[row] {
    case .button, .link, .toggle, .slider, .stepper, .field, .secureField, .searchField, .textArea, .tab, .picker,
      .checkbox, .radio, .menuItem, .pageIndicator, .progress:
      return true
    case .text, .heading:
      return hasLabel || (tree.text[row].hasBytes && !tree.withBytes(tree.text[row], Blank.isBlank))
    case .image, .icon, .cell, .card, .rating: return hasLabel
    case .other, .view: return hasLabel && tree.isLeaf(node)
    default: return false
    }
  }
}
