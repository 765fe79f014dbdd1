import ScreenModel
import ViewHierarchy

extension Screen {
  /// A name for an element without one: its placeholder, else a text close by, else the words of its asset name or
  /// identifier; with where it comes from.
  func suggestedName(_ node: NodeID, within gap: Double) -> (name: String, source: String)? {
    if let placeholder = tree.string(tree.placeholder[node.index]), !placeholder.isEmpty {
      return (placeholder, "its placeholder")
    }
    if let text = adjacentText(node, within: gap) { return (name(text), "the text beside it") }
    if let asset = tree.text(.asset, node), let words = words(of: asset) { return (words, "its image name") }
    if let identifier = tree.string(tree.identifier[node.index]), let words = words(of: identifier) {
      return (words, "its identifier")
    }
    return nil
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
      guard roles.role[row] == .text || roles.role[row] == .heading, visibility.isVisible[row] else { continue }
      guard let other = tree.statedFrame(text), !other.isEmpty, hasName(text) else { continue }
      let isBeside = other.midY >= frame.minY && other.midY <= frame.maxY
      let lead = direction == .rtl ? other.minX - frame.maxX : frame.minX - other.maxX
      let isAbove = other.maxY <= frame.minY + 1 && other.minX < frame.maxX && frame.minX < other.maxX
      let distance = isBeside ? lead : isAbove ? frame.minY - other.maxY : .infinity
      guard distance >= -1, distance <= gap else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (distance, text) }
    }
    return best?.node
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
        let isWord = word.count > 1 && word.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
        guard isWord, !Self.technical.isIn(UnsafeBufferPointer(rebasing: word)) else { return nil }
        return String(decoding: word, as: UTF8.self).lowercased()
      }
    }
    guard let first = words.first else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
  }
}
