import ScreenModel
import ViewHierarchy

extension Screen {
  /// A name for an element without one: its placeholder, else a text close by, else the words of its asset name or
  /// identifier; with where it comes from.
  func suggestedName(_ node: NodeID, within gap: Double) -> (name: String, source: String)? {
    if let placeholder = tree.string(tree.placeholder[node.index]), SpokenWords.hasWords(placeholder) {
      return (placeholder, "its placeholder")
    }
    if let text = adjacentText(node, within: gap) ?? onlyText(behind: node, within: gap) ?? onlyText(inUnitOf: node) {
      return (name(text), "the text beside it")
    }
    let asset = tree.text(.asset, node).flatMap(words).map { (name: $0, source: "its image name") }
    let identifier = tree.string(tree.identifier[node.index]).flatMap(words).map {
      (name: $0, source: "its identifier")
    }
    // Image names are often cut down to what nobody understands: "arr".
    if let asset, asset.name.utf8.count >= Self.leastLetters { return asset }
    return identifier ?? asset
  }

  /// Shorter image names come after identifiers.
  private static let leastLetters = 4

  /// The one text in the box around a control, where the control is the only one: radio buttons have it behind them.
  private func onlyText(behind node: NodeID, within gap: Double) -> NodeID? {
    guard let box = tree.parent(of: node), isInteractive(node), !isField(node) else { return nil }
    let rows = tree.descendants(box)
    guard rows.count <= Self.smallBox else { return nil }
    var text: NodeID?
    for row in rows where row != node.index && !tree.descendants(node).contains(row) {
      let other = NodeID(row)
      if isInteractive(other) { return nil }
      guard isCaption(other, of: node) else { continue }
      if text != nil { return nil }
      text = other
    }
    guard let text, let frame = tree.statedFrame(node), let other = tree.statedFrame(text) else { return nil }
    let distance = direction == .rtl ? frame.minX - other.maxX : other.minX - frame.maxX
    let isInRow = other.midY >= frame.minY && other.midY <= frame.maxY
    return isInRow && distance >= -1 && distance <= gap ? text : nil
  }

  /// What stands behind a field is its unit or an error, and not its name.
  private func isField(_ node: NodeID) -> Bool {
    switch roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea: true
    default: false
    }
  }

  /// The one text of a row, for the one control in it, however far apart they stand.
  private func onlyText(inUnitOf node: NodeID) -> NodeID? {
    guard let unit = roles.unit(of: node) else { return nil }
    let rows = tree.descendants(unit)
    guard rows.count <= Self.smallBox else { return nil }
    let texts = rows.lazy.map(NodeID.init).filter { self.isCaption($0, of: node) }
    let hasOthers = rows.contains { $0 != node.index && isInteractive(NodeID($0)) }
    return hasOthers || texts.dropFirst().first != nil ? nil : texts.first
  }

  /// How many views the box of a control and its caption may hold.
  private static let smallBox = 12

  /// What is scrolled away together with its caption has it as well; what code is named by is no caption, nor is a sign
  /// such as a currency, nor what names another control.
  private func isCaption(_ text: NodeID, of node: NodeID) -> Bool {
    guard roles.role[text.index] == .text || roles.role[text.index] == .heading, hasName(text),
      visibility.isVisible[text.index] || !visibility.isVisible[node.index]
    else { return false }
    var words = name(text)
    guard words.unicodeScalars.contains(where: \.properties.isAlphabetic), !isInOther(text, than: node) else {
      return false
    }
    return words.withUTF8 { bytes in
      IdentifierForms.sign(bytes) == nil
        && !Words(bytes).allSatisfy { Self.technical.isIn(UnsafeBufferPointer(rebasing: $0)) }
    }
  }

  /// Whether a text is a part of another control.
  private func isInOther(_ text: NodeID, than node: NodeID) -> Bool {
    tree.ancestors(text).contains { $0 != node && isInteractive($0) && !tree.isAncestor($0, of: node) }
  }

  /// How far away in document order a text is looked for; labels stand close to their fields in every real tree, and
  /// looking further would cost time on large screens.
  private static let nearbyRows = 64

  /// The nearest text on the leading side in the same row, or right above, at most `gap` points away.
  func adjacentText(_ node: NodeID, within gap: Double) -> NodeID? {
    guard let frame = tree.statedFrame(node), !frame.isEmpty else { return nil }
    var best: (distance: Double, node: NodeID)?
    for row in max(0, node.index - Self.nearbyRows)..<min(tree.count, node.index + Self.nearbyRows) {
      let text = NodeID(row)
      guard roles.role[row] == .text || roles.role[row] == .heading, let other = tree.statedFrame(text), !other.isEmpty
      else { continue }
      let isBeside = other.midY >= frame.minY && other.midY <= frame.maxY
      let lead = direction == .rtl ? other.minX - frame.maxX : frame.minX - other.maxX
      let isAbove = other.maxY <= frame.minY + 1 && other.minX < frame.maxX && frame.minX < other.maxX
      let isOnEdge = isOnEdge(other, of: frame)
      let distance = isOnEdge ? 0 : isBeside ? lead : isAbove ? frame.minY - other.maxY : .infinity
      guard distance >= -1, distance <= gap else { continue }
      guard best.map({ distance < $0.distance }) ?? true, roles.unit(of: text) == roles.unit(of: node),
        isCaption(text, of: node), isBeside || !isCaptionOfField(other, beside: node, frame)
      else { continue }
      best = (distance, text)
    }
    return best?.node
  }

  /// Whether a text stands on the upper edge of a frame, as the label of an outlined box does.
  private func isOnEdge(_ text: Rect, of frame: Rect) -> Bool {
    text.minY < frame.minY && text.maxY > frame.minY && text.maxY < frame.midY
      && text.minX >= frame.minX && text.maxX <= frame.maxX
  }

  /// Whether a text above a control names the field beside it: the button that shows the password is not called so.
  private func isCaptionOfField(_ text: Rect, beside control: NodeID, _ frame: Rect) -> Bool {
    guard !isField(control) else { return false }
    let nearby = max(0, control.index - Self.nearbyRows)..<min(tree.count, control.index + Self.nearbyRows)
    return nearby.lazy.map(NodeID.init).contains { field in
      guard isField(field), let box = tree.statedFrame(field) else { return false }
      let isInRow =
        box.midY >= frame.minY && box.midY <= frame.maxY || frame.midY >= box.minY && frame.midY <= box.maxY
      return isInRow && text.maxY <= box.minY + 1 && text.minX < box.maxX && box.minX < text.maxX
    }
  }

  /// Words that say what a view is, not what it does.
  private static let technical = WordSet(
    "btn", "button", "img", "image", "icon", "ic", "view", "label", "cell", "txt", "text", "field", "tf", "lbl", "id",
    "imageview", "fill", "circle", "outline", "resource", "obfuscated")

  /// An identifier as words with a capital; nil where it holds no word.
  func words(of name: String) -> String? {
    var name = name
    let words: [String] = name.withUTF8 { bytes in
      Words(bytes).compactMap { word in
        let isWord = word.count > 1 && word.allSatisfy(\.isLetter)
        guard isWord, !Self.technical.isIn(UnsafeBufferPointer(rebasing: word)) else { return nil }
        return String(decoding: word, as: UTF8.self).lowercased()
      }
    }
    guard let first = words.first else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
  }
}
