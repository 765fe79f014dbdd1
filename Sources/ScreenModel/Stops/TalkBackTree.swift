import ViewHierarchy

/// The tree that TalkBack gets: smaller than the dump's.
///
/// Its service does not ask for unimportant views, so the framework lifts the children of plain layouts to the next
/// kept parent. Where the export states importance it decides; elsewhere what the framework's own rule
/// (`View.includeForAccessibility`) looks at does, as far as exports show it.
struct TalkBackTree {
  /// Whether each node is in it.
  private(set) var isKept: [Bool]
  /// The nearest kept ancestor; -1 for none.
  private(set) var parent: [Int32]
  /// Whether each node can be operated: clicked, long-clicked, focused, or is made focusable for screen readers.
  private(set) var isActionable: [Bool]
  /// Whether each node has a text, description or state of its own.
  private(set) var hasOwnText: [Bool]
  /// Whether nodes are taken away: hidden, without area, covered, or below a node that hides its elements.
  private(set) var isRemoved: [Bool]

  init(_ tree: ViewTree, _ header: ScreenHeader, _ visibility: Visibility, _ roles: Roles) {
    let count = tree.count
    let statesFocus = header.facts.contains(.stopFlag)
    isKept = [Bool](repeating: false, count: count)
    parent = [Int32](repeating: -1, count: count)
    isActionable = [Bool](repeating: false, count: count)
    hasOwnText = [Bool](repeating: false, count: count)
    isRemoved = [Bool](repeating: false, count: count)
    var hidesBelow = [Bool](repeating: false, count: count)
    for row in 0..<count {
      let above = Int(tree.parent[row])
      let node = NodeID(row)
      let flags = tree.flags[row]
      hidesBelow[row] = flags.isTrue(.elementsHidden) || (above >= 0 && hidesBelow[above])
      isRemoved[row] =
        hidesBelow[row] || visibility.isHidden[row] || Elements.hasNoArea(tree, row)
        || Elements.isCovered(tree, visibility, node)
      isActionable[row] = Self.isActionable(tree, row)
      hasOwnText[row] = Self.hasOwnText(tree, row, statesFocus: statesFocus)
      if above >= 0 { parent[row] = isKept[above] ? Int32(above) : parent[above] }
      if isRemoved[row] || roles.surroundings[row].contains(.effect) { continue }
      isKept[row] = flags[.element] ?? false || flags.isTrue(.stop) || isImportant(tree, row)
    }
  }

  /// Whether items directly below the node are stops of their own as soon as they say something. Spinners, fields and
  /// web pages are not meant.
  static func scrolls(_ tree: ViewTree, _ row: Int) -> Bool {
    switch tree.kind[row] {
    case .list, .collection, .table, .scroll: true
    case .view, .other: tree.flags[row].isTrue(.scrollable)
    default: false
    }
  }

  private func isImportant(_ tree: ViewTree, _ row: Int) -> Bool {
    if tree.flags[row].isFalse(.element) { return false }
    if isActionable[row] || hasOwnText[row] || tree.flags[row].isTrue(.scrollable) { return true }
    switch tree.kind[row] {
    case .view, .other, .image, .icon, .card, .cell, .row, .toolbar, .navigationBar, .map:
      let above = Int(tree.parent[row])
      guard above >= 0 else { return false }
      switch tree.kind[above] {
      case .list, .collection, .table: return true
      default: return tree.presence[row].contains(.properties) && tree.property(.paneTitle, NodeID(row)) != nil
      }
    case .window: return false
    default: return true
    }
  }

  /// Where an export does not state what can be clicked, controls are taken to be.
  private static func isActionable(_ tree: ViewTree, _ row: Int) -> Bool {
    let flags = tree.flags[row]
    if flags.isTrue(.clickable) || flags.isTrue(.longClickable) || flags.isTrue(.focusable) || flags.isTrue(.stop) {
      return true
    }
    guard flags[.clickable] == nil, flags[.focusable] == nil, flags[.element] != false else { return false }
    switch tree.kind[row] {
    case .button, .link, .toggle, .slider, .field, .secureField, .searchField, .textArea, .tab, .picker, .checkbox,
      .radio, .menuItem, .stepper:
      return true
    default: return false
    }
  }

  /// A text or description that is more than white space, or a state to be told. Containers of producers that do not
  /// state focus repeat the texts in them as their label (Detox), which is none of their own.
  private static func hasOwnText(_ tree: ViewTree, _ row: Int, statesFocus: Bool) -> Bool {
    if tree.flags[row][.checked] != nil { return true }
    if says(tree, tree.text[row]) { return true }
    guard says(tree, tree.label[row]) else { return false }
    return statesFocus || tree.isLeaf(NodeID(row)) || (tree.kind[row] != .view && tree.kind[row] != .window)
  }

  private static func says(_ tree: ViewTree, _ ref: TextRef) -> Bool {
    ref.hasBytes && tree.withBytes(ref) { $0.contains { $0 > 0x20 } }
  }
}
