import ViewHierarchy

/// Compares two view trees in all that the export states; positions in the file are left out.
public enum TreeDifference {
  /// What differs first, in words; nil where the trees state the same.
  public static func first(_ a: ViewTree, _ b: ViewTree) -> String? {
    guard a.count == b.count else { return "\(a.count) nodes and \(b.count) nodes" }
    for node in a.nodes {
      let row = node.index
      if a.parent[row] != b.parent[row] { return "node \(row): parent" }
      if a.subtreeEnd[row] != b.subtreeEnd[row] { return "node \(row): subtree" }
      if a.kind[row] != b.kind[row] { return "node \(row): \(a.kind[row]) and \(b.kind[row])" }
      if a.name(node) != b.name(node) { return "node \(row): \(a.name(node)) and \(b.name(node))" }
      if a.statedFrame(node) != b.statedFrame(node) { return "node \(row): frame" }
      if a.flags[row] != b.flags[row] { return "node \(row): flags" }
      if a.statedTraits(node) != b.statedTraits(node) { return "node \(row): traits" }
      if let column = textColumns.first(where: {
        a.string(a[keyPath: $0.path][row]) != b.string(b[keyPath: $0.path][row])
      }) {
        return "node \(row): \(column.name)"
      }
      let (mine, yours) = (properties(a, node), properties(b, node))
      if mine != yours { return "node \(row): properties \(mine) and \(yours)" }
    }
    return orders(a) == orders(b) ? nil : "orders"
  }

  nonisolated(unsafe) private static let textColumns: [(name: String, path: KeyPath<ViewTree, [TextRef]>)] = [
    ("identifier", \.identifier), ("label", \.label), ("value", \.value), ("hint", \.hint), ("text", \.text),
    ("placeholder", \.placeholder),
  ]

  /// By key; several of one key keep their order.
  private static func properties(_ tree: ViewTree, _ node: NodeID) -> [String] {
    PropertyKey.allCases.flatMap { key in
      tree.properties(node).filter { $0.key == key }.map { "\(key) \(tree.string($0.text) ?? "-") \($0.number)" }
    }
  }

  private static func orders(_ tree: ViewTree) -> [String] {
    tree.orders.map { "\($0.container.row) \($0.elements.map { $0?.row ?? -1 }) \($0.entries)" }
  }
}
