import ScreenModel
import ViewHierarchy

extension Screen {
  /// The sentence that a card or row should say: header first, then the other texts in visual order, ratings in words,
  /// pictures that carry a description, joined by commas (Material Cards guide: "read as a single sentence").
  func sentence(for unit: NodeID) -> String {
    var phrases: [String] = []
    for node in contentInVisualOrder(unit) {
      let phrase = phrase(node)
      if !phrase.isEmpty, !phrases.contains(phrase) { phrases.append(phrase) }
    }
    return phrases.joined(separator: phrases.contains(where: \.isArabic) ? "، " : ", ")
  }

  /// The controls inside a unit, which become its custom actions.
  func controls(in unit: NodeID) -> [NodeID] {
    tree.descendants(unit).lazy.map(NodeID.init).filter { node in
      self.visibility.isVisible[node.index] && self.isInteractive(node) && self.roles.role[node.index] != .rating
        && !self.roles.surroundings[node.index].contains(.rating)
    }
  }

  private func phrase(_ node: NodeID) -> String {
    if roles.role[node.index] == .rating { return ratingPhrase(node) }
    let text = name(node)
    return text.hasSuffix(".") || text.hasSuffix(",") ? String(text.dropLast()) : text
  }

  private func ratingPhrase(_ node: NodeID) -> String {
    guard let value = tree.string(tree.value[node.index]), !value.isEmpty else { return name(node) }
    guard let label = tree.string(tree.label[node.index]), let outOf = label.range(ofWords: "out of") else {
      return "rated \(value)"
    }
    let scale = label[outOf...]
    return value.contains(" of ") ? "rated \(value)" : "rated \(value) \(scale)"
  }

  private func contentInVisualOrder(_ unit: NodeID) -> [NodeID] {
    let content = tree.descendants(unit).lazy.map(NodeID.init).filter { node in
      guard self.visibility.isVisible[node.index], !self.isSpokenFor(node, in: unit) else { return false }
      switch self.parts.part[node.index] {
      case .headerText, .secondaryText, .supportingText, .rating: return true
      case .media, .thumbnail: return self.hasName(node)
      default: return false
      }
    }
    // Decorated as keys, so that the comparison is total: the header, then texts by place, pictures last.
    return Array(content).map { node -> (Int, Double, Double, NodeID) in
      let frame = tree.frame[node.index]
      let isPicture = parts.part[node.index] == .media || parts.part[node.index] == .thumbnail
      let rank = parts.part[node.index] == .headerText ? 0 : isPicture ? 2 : 1
      let lead = direction == .rtl ? -frame.maxX : frame.minX
      return (rank, (frame.midY / Self.rowHeight).rounded(), lead, node)
    }
    .sorted { ($0.0, $0.1, $0.2, $0.3) < ($1.0, $1.1, $1.2, $1.3) }
    .map(\.3)
  }

  /// Whether an element inside the unit says the text, and says it among the others.
  private func isSpokenFor(_ node: NodeID, in unit: NodeID) -> Bool {
    for outer in tree.ancestors(node) {
      if outer == unit { return false }
      if stops.isStop[outer.index], parts.part[outer.index] != .none, hasName(outer) { return true }
    }
    return false
  }

  /// Texts whose centres fall into one band of this height, in points, are taken as one row.
  private static let rowHeight = 12.0
}

extension String {
  /// Whether it is written in Arabic letters, which have a comma of their own.
  fileprivate var isArabic: Bool { unicodeScalars.contains { (0x0620...0x06FF).contains($0.value) } }

  /// Where the words begin; nil where they do not stand in the text.
  fileprivate func range(ofWords words: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(words) }
  }
}
