import ViewHierarchy

/// Where a node's name comes from (`name(e)` of the rule definitions).
public enum NameSource: Sendable, Equatable {
  case none
  /// A text of the node itself: its label, or the text it draws.
  case own(TextRef)
  /// The texts below it, joined.
  case content
}

extension Screen {
  /// Where the name comes from: the label, else the node's own text, else what is below it where the platform joins
  /// that.
  public func nameSource(_ node: NodeID) -> NameSource {
    let label = tree.label[node.index]
    if label.hasBytes, !tree.withBytes(label, Blank.isBlank) { return .own(label) }
    let text = tree.text[node.index]
    if text.hasBytes, !tree.withBytes(text, Blank.isBlank) { return .own(text) }
    guard joinsContent(node), contentTexts(node).contains(where: { _ in true }) else { return .none }
    return .content
  }

  /// Whether the node has a name that is more than white space and punctuation.
  public func hasName(_ node: NodeID) -> Bool { nameSource(node) != .none }

  /// The name; empty where there is none.
  public func name(_ node: NodeID) -> String {
    var bytes: [UInt8] = []
    appendName(node, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the name, white space folded.
  public func appendName(_ node: NodeID, to bytes: inout [UInt8]) {
    switch nameSource(node) {
    case .none: break
    case .own(let ref): appendFolded(ref, to: &bytes)
    case .content:
      var isFirst = true
      for ref in contentTexts(node) {
        if !isFirst { bytes.append(contentsOf: ", ".utf8) }
        isFirst = false
        appendFolded(ref, to: &bytes)
      }
    }
  }

  /// Writes a text without white space at its ends and with single blanks inside.
  public func appendFolded(_ ref: TextRef, to bytes: inout [UInt8]) {
    tree.withBytes(ref) { text in
      var pendingBlank = false
      let start = bytes.count
      for byte in text {
        if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
          pendingBlank = bytes.count > start
        } else {
          if pendingBlank { bytes.append(0x20) }
          pendingBlank = false
          bytes.append(byte)
        }
      }
    }
  }

  /// UIKit joins the texts of table cells and of buttons; a collection cell or card that is made an element says
  /// nothing unless it is given a label.
  private func joinsContent(_ node: NodeID) -> Bool {
    guard stops.isStop[node.index], !tree.isLeaf(node) else { return false }
    switch roles.role[node.index] {
    case .button, .link, .cell, .tab, .menuItem, .checkbox, .radio, .row: return true
    case .card: return header.platform == .android
    default: return false
    }
  }

  /// The texts below an element that are drawn, in document order.
  func contentTexts(_ node: NodeID) -> some Sequence<TextRef> {
    tree.descendants(node).lazy.compactMap { row -> TextRef? in
      guard self.visibility.isVisible[row], self.tree.isLeaf(NodeID(row)) else { return nil }
      let label = self.tree.label[row]
      let ref = label.hasBytes ? label : self.tree.text[row]
      return ref.hasBytes && !self.tree.withBytes(ref, Blank.isBlank) ? ref : nil
    }
  }
}
