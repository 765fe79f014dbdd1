import ViewHierarchy

/// Captures that were taken too early: an activity indicator turns, and nothing else is there to hear or to touch.
enum LoadingScreen {
  /// Why the capture says nothing about the screen; nil where there is more on it. Design files show no state.
  static func error(_ capture: Capture) -> ImportError? {
    let tree = capture.tree
    guard capture.header.framePrecision != .designTime, let spinner = onlyIndicator(tree) else { return nil }
    let place = tree.position[spinner.index]
    return ImportError(
      .notExamined,
      "the screen was still loading: there is nothing on it but an activity indicator; wait for its content and "
        + "export again", line: Int(place.line), column: Int(place.column))
  }

  /// The indicator; nil where there is none, or anything else.
  private static func onlyIndicator(_ tree: ViewTree) -> NodeID? {
    guard let first = tree.kind.firstIndex(of: .progress) else { return nil }
    var row = 0
    while row < tree.count {
      let node = NodeID(row)
      switch tree.kind[row] {
      case .statusBar, .keyboard:
        row = tree.descendants(node).upperBound
        continue
      case .progress where !tree.flags[row].isTrue(.hidden) && !tree.flags[row].isFalse(.visible):
        row = tree.descendants(node).upperBound
        continue
      // The application and its windows carry names of their own.
      case .window: break
      case .view where tree.parent[row] < 0: break
      case .view, .other, .image, .scroll, .icon: if says(tree, row, beside: first) { return nil }
      default: return nil
      }
      row += 1
    }
    return NodeID(first)
  }

  /// Whether there is something to hear or to touch; wrappers repeat the label of the indicator inside them.
  private static func says(_ tree: ViewTree, _ row: Int, beside spinner: Int) -> Bool {
    if tree.flags[row].isTrue(.clickable) { return true }
    return [tree.label[row], tree.text[row], tree.value[row], tree.placeholder[row]].contains { text in
      text.hasBytes && !tree.areEqual(text, tree.label[spinner])
    }
  }
}
