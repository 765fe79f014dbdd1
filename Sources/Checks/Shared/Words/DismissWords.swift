import ScreenModel
import ViewHierarchy

extension Screen {
  private static let dismissWords = WordSet("close", "cancel", "done", "back", "more", "dismiss")
  /// A name of more words says what the button does in its own way ("More about our prices").
  private static let mostDismissWords = 2

  /// Whether the node is a button that leaves or opens what its container is about, by its name.
  func isDismissing(_ node: NodeID) -> Bool {
    guard roles.role[node.index] == .button || tree.hasTrait(.button, node) else { return false }
    return [tree.label, tree.text].contains { texts in
      tree.withBytes(texts[node.index]) { bytes in
        Self.dismissWords.isIn(bytes) && Words(bytes).reduce(0) { count, _ in count + 1 } <= Self.mostDismissWords
      }
    }
  }
}
