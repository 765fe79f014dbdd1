import ViewHierarchy

/// Copies view trees node by node, so that a transform states only what it changes.
struct TreeCopy {
  /// Changes a node; new texts go into the builder.
  typealias NodeChange = (inout NodeRecord, inout ViewTreeBuilder) -> Void
  /// Changes a rare property of a node.
  typealias PropertyChange = (PropertyKey, inout TextRef, inout Double, inout ViewTreeBuilder) -> Void

  private let tree: ViewTree
  private(set) var builder: ViewTreeBuilder
  private let classNames: [UInt32]

  init(_ tree: ViewTree) {
    var builder = ViewTreeBuilder()
    // The whole arena goes in first: references into the old tree then hold in the new one.
    _ = tree.arena.withUnsafeBufferPointer { builder.store($0) }
    classNames = tree.names.map { builder.intern($0) }
    self.tree = tree
    self.builder = builder
  }

  /// Opens a node that the old tree does not have.
  mutating func open(_ record: NodeRecord) { builder.open(record) }

  /// Adds every node of the old tree.
  mutating func addAll(node change: NodeChange = { _, _ in }, property: PropertyChange = { _, _, _, _ in }) {
    var ends: [Int32] = []
    for node in tree.nodes {
      while let end = ends.last, end <= node.row {
        ends.removeLast()
        builder.close()
      }
      ends.append(tree.subtreeEnd[node.index])
      var record = record(of: node)
      change(&record, &builder)
      builder.open(record)
      for old in tree.properties(node) {
        var (text, number) = (old.text, old.number)
        property(old.key, &text, &number, &builder)
        builder.add(old.key, text: text, number: number)
      }
    }
    for _ in ends { builder.close() }
  }

  /// Makes the new tree.
  consuming func finish() -> ViewTree { builder.finish() }

  private func record(of node: NodeID) -> NodeRecord {
    let row = node.index
    var record = NodeRecord(kind: tree.kind[row])
    record.className = classNames[Int(tree.className[row])]
    record.frame = tree.statedFrame(node)
    record.flags = tree.flags[row]
    record.traits = tree.statedTraits(node)
    record.identifier = tree.identifier[row]
    record.label = tree.label[row]
    record.value = tree.value[row]
    record.hint = tree.hint[row]
    record.text = tree.text[row]
    record.placeholder = tree.placeholder[row]
    record.position = tree.position[row]
    return record
  }
}
