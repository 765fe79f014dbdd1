import ScreenModel
import ViewHierarchy

extension Screen {
  /// The texts that are seen in a card or row and are no stops of their own; those of controls inside it are left out,
  /// since a control becomes a custom action.
  func swallowedTexts(_ unit: NodeID) -> [NodeID] {
    var texts: [NodeID] = []
    var row = unit.index + 1
    let end = Int(tree.subtreeEnd[unit.index])
    while row < end {
      let node = NodeID(row)
      if isInteractive(node) || roles.surroundings[row].contains(.effect) || roles.role[row] == .rating {
        row = Int(tree.subtreeEnd[row])
        continue
      }
      let isText = roles.role[row] == .text || roles.role[row] == .heading
      if isText, visibility.isVisible[row], !stops.isStop[row], seenText(node).hasBytes { texts.append(node) }
      row += 1
    }
    return texts
  }

  /// The text that is seen at a node: what it draws, else its label.
  func seenText(_ node: NodeID) -> TextRef {
    let text = tree.text[node.index]
    return text.hasBytes ? text : tree.label[node.index]
  }

  /// The label, where it is more than white space.
  func ownLabel(_ node: NodeID) -> TextRef? {
    let label = tree.label[node.index]
    return label.hasBytes && !tree.withBytes(label, Blank.isBlank) ? label : nil
  }

  /// The title among the texts of a card or row, and whether it stands out (a heading, the largest or only bold text)
  /// or is merely the topmost.
  func unitTitle(among texts: [NodeID]) -> (node: NodeID, standsOut: Bool)? {
    if let heading = texts.first(where: { roles.role[$0.index] == .heading }) { return (heading, true) }
    if let largest = largest(texts) { return (largest, true) }
    let bold = texts.filter { isBold($0) }
    if bold.count == 1 { return (bold[0], true) }
    let top = texts.min { (tree.frame[$0.index].minY, $0.row) < (tree.frame[$1.index].minY, $1.row) }
    return top.map { ($0, false) }
  }

  /// The one text with a larger font than all others.
  private func largest(_ texts: [NodeID]) -> NodeID? {
    var best: (size: Double, node: NodeID)?
    var isShared = false
    for text in texts {
      guard let size = tree.number(.fontSize, text) else { return nil }
      guard let other = best else {
        best = (size, text)
        continue
      }
      isShared = size == other.size || (isShared && size < other.size)
      if size > other.size { best = (size, text) }
    }
    return isShared || texts.count < 2 ? nil : best?.node
  }

  private func isBold(_ text: NodeID) -> Bool {
    guard let weight = tree.text(.fontWeight, text) else { return false }
    return ["semibold", "bold", "heavy", "black", "600", "700", "800", "900"].contains(weight)
  }
}
