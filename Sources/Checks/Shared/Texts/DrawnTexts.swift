import Audit
import ScreenModel
import ViewHierarchy

extension Screen {
  /// Whether the node is a text or a field: something whose font is the developer's to choose.
  func isWritten(_ node: NodeID) -> Bool {
    switch roles.role[node.index] {
    case .text, .heading, .field, .secureField, .searchField, .textArea: true
    default: false
    }
  }

  /// What the node draws: its text, else its label where it is a text by itself; nil where that is blank.
  func drawnText(_ node: NodeID) -> TextRef? {
    let text = tree.text[node.index]
    if text.hasBytes { return tree.withBytes(text, Blank.isBlank) ? nil : text }
    switch roles.role[node.index] {
    case .text, .heading: return ownText(node)
    default: return nil
    }
  }

  /// The smallest view around nodes in document order, which stays the same when some of them change.
  func smallestView(around nodes: [NodeID]) -> NodeID? {
    guard let first = nodes.first, let last = nodes.last, first != last else { return nodes.first }
    if tree.isAncestor(first, of: last) { return first }
    return tree.ancestors(first).first { tree.isAncestor($0, of: last) } ?? first
  }

  /// Whether the text has at most three characters, all figures: a badge.
  func isBadge(_ ref: TextRef) -> Bool {
    tree.withBytes(ref) { bytes in
      let text = Bytes.trimmed(bytes)
      return text.count <= 3 && text.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "+") }
    }
  }

  /// Whether the text is one character of an icon font (the private use area from U+E000 to U+F8FF).
  func isIconCharacter(_ ref: TextRef) -> Bool {
    tree.withBytes(ref) { bytes in
      guard bytes.count == 3 else { return false }
      return bytes[0] == 0xEE || (bytes[0] == 0xEF && bytes[1] <= 0xA3)
    }
  }
}
