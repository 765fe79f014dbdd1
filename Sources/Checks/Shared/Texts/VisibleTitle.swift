import ScreenModel
import ViewHierarchy

/// Whether what is spoken of an element also stands on it.
enum VisibleTitle: Sendable {
  /// The same words are drawn.
  case same
  /// The export says what is drawn, and it is something else or nothing.
  case different
  /// The export does not say what is drawn.
  case unknown
}

extension Screen {
  /// Compares a label with what is drawn: the node's own text, or one text below it.
  ///
  /// Exports that copy the label into every text attribute prove nothing by themselves; there a text inside a control
  /// shows its title.
  func visibleTitle(_ node: NodeID) -> VisibleTitle {
    let label = tree.label[node.index]
    let text = tree.text[node.index]
    if label.hasBytes, text.hasBytes, tree.areEqual(label, text) { return .same }
    if !label.hasBytes, text.hasBytes { return .same }
    // Titles are drawn by the first few views of a control.
    for row in tree.descendants(node).prefix(16) where roles.role[row] == .text || roles.role[row] == .heading {
      guard let inner = ownText(NodeID(row)) else { continue }
      if tree.areEqual(inner, label) { return .same }
    }
    return carries(.visibleText) ? .different : .unknown
  }
}
