import ViewHierarchy

/// Where a node's name comes from.
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

  /// Whether a field that is empty shows words in place of its content, on Android its hint.
  public func hasPlaceholder(_ node: NodeID) -> Bool {
    let placeholder = tree.placeholder[node.index]
    return placeholder.hasBytes && !tree.withBytes(placeholder, Blank.isBlank)
  }

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
      if Self.isFolded(text) { return bytes.append(contentsOf: text) }
      var pendingBlank = false
      let start = bytes.count
      for byte in text {
        if byte.isBlank {
          pendingBlank = bytes.count > start
        } else {
          if pendingBlank { bytes.append(0x20) }
          pendingBlank = false
          bytes.append(byte)
        }
      }
    }
  }

  /// Whether there is nothing to fold: most texts are copied as they are.
  private static func isFolded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // As if a blank stood before the text: none may follow it.
    var lastBlank = -1
    for index in text.indices where text[index] <= 0x20 {
      if (0x09...0x0D).contains(text[index]) { return false }
      guard text[index] == 0x20 else { continue }
      if index == lastBlank + 1 { return false }
      lastBlank = index
    }
    return text.isEmpty || lastBlank != text.count - 1
  }

  /// UIKit joins the texts of table cells and of buttons; a collection cell or card that is made an element says
  /// nothing unless it is given a label.
  private func joinsContent(_ node: NodeID) -> Bool {
    guard stops.isStop[node.index], !tree.isLeaf(node) else { return false }
    // TalkBack joins what no other stop says, whatever the view is.
    if header.platform == .android { return true }
    switch roles.role[node.index] {
    case .button, .link, .cell, .tab, .menuItem, .checkbox, .radio, .row: return true
    default: return false
    }
  }

  /// The rows below a stop that it says itself (Android).
  func gatheredRows(_ node: NodeID) -> some Sequence<Int> { ContentRows(screen: self, node: node, gathers: true) }

  /// The texts below an element that are drawn, in document order; on Android those that the stop itself says, where a
  /// description replaces what is below it.
  func contentTexts(_ node: NodeID) -> some Sequence<TextRef> {
    let gathers = header.platform == .android
    return ContentRows(screen: self, node: node, gathers: gathers).lazy.compactMap { row -> TextRef? in
      guard self.visibility.isVisible[row], gathers || self.tree.isLeaf(NodeID(row)) else { return nil }
      let label = self.tree.label[row]
      let ref = label.hasBytes ? label : self.tree.text[row]
      return ref.hasBytes && !self.tree.withBytes(ref, Blank.isBlank) ? ref : nil
    }
  }
}

/// The rows below a stop; on Android without those of inner stops and of described nodes.
private struct ContentRows: Sequence, IteratorProtocol {
  private let screen: Screen
  private let gathers: Bool
  private let end: Int
  private var row: Int

  init(screen: Screen, node: NodeID, gathers: Bool) {
    self.screen = screen
    self.gathers = gathers
    row = node.index + 1
    end = Int(screen.tree.subtreeEnd[node.index])
  }

  mutating func next() -> Int? {
    while row < end {
      let here = row
      guard gathers else {
        row += 1
        return here
      }
      let isInner = screen.stops.isStop[here]
      let label = screen.tree.label[here]
      let isDescribed = label.hasBytes && !screen.tree.withBytes(label, Blank.isBlank)
      row = isInner || isDescribed ? Int(screen.tree.subtreeEnd[here]) : here + 1
      if !isInner, screen.stops.obstacle[here] == .insideElement { return here }
    }
    return nil
  }
}
