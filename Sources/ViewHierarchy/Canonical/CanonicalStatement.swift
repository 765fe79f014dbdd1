/// A value on its way out.
public enum CanonicalStatement {
  case bytes(UnsafeBufferPointer<UInt8>)
  case string(String)
  case number(Double)
  case flag(Bool)
}

/// What the nodes of a tree state, attribute by attribute in the order of the table.
public struct CanonicalStatements {
  private let tree: ViewTree
  private let arena: UnsafeBufferPointer<UInt8>
  private var cursor = 0

  /// - Parameter arena: the bytes of the tree's arena.
  public init(_ tree: ViewTree, arena: UnsafeBufferPointer<UInt8>) {
    self.tree = tree
    self.arena = arena
  }

  /// The rare properties of a node; to be asked in ascending order, so that the table is walked through once.
  public mutating func properties(_ node: NodeID) -> ArraySlice<Property> {
    while cursor < tree.properties.count, tree.properties[cursor].node < node { cursor += 1 }
    let start = cursor
    while cursor < tree.properties.count, tree.properties[cursor].node == node { cursor += 1 }
    return tree.properties[start..<cursor]
  }

  /// What a node states for an attribute; nil where it states nothing.
  public func statement(
    _ field: CanonicalField, _ node: NodeID, _ properties: ArraySlice<Property>
  ) -> CanonicalStatement? {
    let row = node.index
    switch field {
    case .identifier: return text(tree.identifier[row])
    case .className: return tree.className[row] == 0 ? nil : .string(tree.name(node))
    case .label: return text(tree.label[row])
    case .value: return text(tree.value[row])
    case .hint: return text(tree.hint[row])
    case .text: return text(tree.text[row])
    case .placeholder: return text(tree.placeholder[row])
    case .traits: return tree.statedTraits(node).map { .string(Self.names(of: $0)) }
    case .x: return tree.statedFrame(node).map { .number($0.x) }
    case .y: return tree.statedFrame(node).map { .number($0.y) }
    case .width: return tree.statedFrame(node).map { .number($0.width) }
    case .height: return tree.statedFrame(node).map { .number($0.height) }
    case .flag(let flag): return tree.flag(flag, node).map { .flag($0) }
    case .property(let key):
      guard let property = properties.first(where: { $0.key == key }) else {
        guard key == .line, tree.position[row].line > 0 else { return nil }
        return .number(Double(tree.position[row].line))
      }
      return key.isNumber ? .number(property.number) : text(property.text)
    }
  }

  /// A text that is stated, if only as empty.
  public func text(_ ref: TextRef) -> CanonicalStatement? {
    ref.isStated ? .bytes(UnsafeBufferPointer(rebasing: arena[ref.range])) : nil
  }

  private static func names(of traits: Traits) -> String {
    Traits.named.filter { traits.contains($0.trait) }.map { "\($0.name)" }.joined(separator: " ")
  }
}
