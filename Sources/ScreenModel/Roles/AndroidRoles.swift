import ViewHierarchy

/// Refines the roles on Android: role nodes of Compose, cells of lists, grids, and rows that a layout repeats.
struct AndroidRoles {
  private let tree: ViewTree
  private let visibility: Visibility
  /// Classes that are the bare `android.view.View`: in a tree of views it has no children, so one with children is a
  /// node of Compose, Flutter or a web page.
  private let isBareView: [Bool]
  private let texts: RunningCount
  private let actionable: RunningCount

  init(_ tree: ViewTree, _ visibility: Visibility) {
    self.tree = tree
    self.visibility = visibility
    isBareView = tree.names.map { $0 == "android.view.View" }
    texts = RunningCount(tree.count) { row in
      (tree.kind[row] == .text || tree.kind[row] == .heading) && tree.text[row].hasBytes
    }
    actionable = RunningCount(tree.count) { row in Self.isActionable(tree.flags[row]) }
  }

  /// Gives which nodes only state the role of their parents.
  func refine(_ role: inout [Role], _ basis: inout [RoleBasis]) -> [Bool] {
    var roleNodes = [Bool](repeating: false, count: tree.count)
    for row in 0..<tree.count {
      let parent = Int(tree.parent[row])
      guard parent >= 0 else { continue }
      if isRoleNode(row, below: parent) {
        roleNodes[row] = true
        if role[parent] == .view, role[row] != .view { role[parent] = role[row] }
        role[row] = .other
      } else if isList(tree.kind[parent]), role[row] == .view, !isDivider(row) {
        role[row] = .cell
      }
    }
    for row in 0..<tree.count {
      if role[row] == .list, tree.kind[row] == .list, isGrid(NodeID(row)) { role[row] = .collection }
      if role[row] == .view { markRepeatedRows(below: NodeID(row), &role, &basis) }
    }
    return roleNodes
  }

  private static func isActionable(_ flags: Flags) -> Bool {
    flags.isTrue(.clickable) || flags.isTrue(.longClickable) || flags.isTrue(.focusable) || flags.isTrue(.stop)
  }

  private func isList(_ kind: Kind) -> Bool { kind == .list || kind == .collection || kind == .table }

  /// Compose states a role by an extra child without text, description or action: a Button, a RadioButton, or for a
  /// tab a View with the frame of its parent.
  private func isRoleNode(_ row: Int, below parent: Int) -> Bool {
    guard tree.isLeaf(NodeID(row)), !Self.isActionable(tree.flags[row]), isBareView[Int(tree.className[parent])],
      Self.isActionable(tree.flags[parent]) || tree.flags[parent].isTrue(.selected)
        || tree.flags[parent][.checked] != nil,
      !tree.text[row].hasBytes, !tree.label[row].hasBytes, !tree.identifier[row].hasBytes
    else { return false }
    switch tree.kind[row] {
    case .button, .radio, .checkbox, .toggle, .tab, .image, .picker, .progress: return true
    case .view:
      return tree.presence[row].contains(.frame) && tree.presence[parent].contains(.frame)
        && isBareView[Int(tree.className[row])] && tree.frame[row].isNear(tree.frame[parent], within: 0.5)
    default: return false
    }
  }

  /// A decoration between items.
  private func isDivider(_ row: Int) -> Bool {
    tree.isLeaf(NodeID(row)) && !Self.isActionable(tree.flags[row]) && !tree.label[row].hasBytes
      && !tree.text[row].hasBytes
  }

  /// Whether items stand side by side.
  private func isGrid(_ list: NodeID) -> Bool {
    guard let frame = tree.statedFrame(list), frame.width > 0 else { return false }
    var last: Rect?
    for child in tree.children(list) where visibility.isVisible[child.index] && !isDivider(child.index) {
      guard let here = tree.statedFrame(child) else { continue }
      let isNarrow = here.width < CardRecognition.rowShare * frame.width
      if let last, isNarrow, (here.minY - last.minY).magnitude <= 1, here.minX >= last.maxX - 1 { return true }
      last = here
    }
    return false
  }

  /// A row has at most so many texts and is at most so high, in dp: larger blocks are sections.
  private static let rowTexts = 2...4
  private static let rowHeight = 120.0

  /// Rows of a plain layout that are not operated: at least three of one class and width below each other, with two to
  /// four texts each. Suggested only.
  private func markRepeatedRows(below parent: NodeID, _ role: inout [Role], _ basis: inout [RoleBasis]) {
    guard texts.count(in: tree.descendants(parent)) >= 6 else { return }
    var run: [NodeID] = []
    for child in tree.children(parent) {
      if role[child.index] == .view, isRow(child), run.last.map({ follows($0, child) }) ?? true {
        run.append(child)
      } else {
        mark(run, &role, &basis)
        run = role[child.index] == .view && isRow(child) ? [child] : []
      }
    }
    mark(run, &role, &basis)
  }

  private func mark(_ run: [NodeID], _ role: inout [Role], _ basis: inout [RoleBasis]) {
    guard run.count >= 3 else { return }
    for row in run {
      role[row.index] = .cell
      basis[row.index] = .suggested
    }
  }

  private func isRow(_ node: NodeID) -> Bool {
    guard let frame = tree.statedFrame(node), frame.height > 0, frame.height <= Self.rowHeight else { return false }
    return Self.rowTexts.contains(texts.count(in: tree.descendants(node)))
      && actionable.count(in: tree.subtree(node)) == 0
  }

  private func follows(_ above: NodeID, _ below: NodeID) -> Bool {
    let (first, second) = (tree.frame[above.index], tree.frame[below.index])
    return tree.className[above.index] == tree.className[below.index] && second.minY >= first.maxY - 1
      && (first.width - second.width).magnitude <= 0.1 * first.width
  }
}
