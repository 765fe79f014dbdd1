import ViewHierarchy

/// Identifiers, and whatever refers to them, end in one more word. The words that they had stay, because some rules
/// take them for a hint ("star", "card").
enum RenamedExample {
  /// What every identifier is given.
  static let suffix = "-renamed"

  static func apply(to capture: Capture) -> Capture {
    let tree = capture.tree
    var copy = TreeCopy(tree)
    copy.addAll(
      node: { record, builder in
        if record.identifier.hasBytes { record.identifier = renamed(record.identifier, in: tree, &builder) }
      },
      property: { key, text, _, builder in
        switch key {
        case .ref, .traversalBefore, .traversalAfter, .labelledBy: text = renamed(text, in: tree, &builder)
        case .order:
          let entries = (tree.string(text) ?? "").split(separator: " ")
          text = builder.store(entries.map { $0 + suffix }.joined(separator: " "))
        default: break
        }
      })
    return Capture(header: capture.header, tree: copy.finish())
  }

  /// A message about the renamed screen, as it would be about the original.
  static func undone(in message: String) -> String {
    let suffix = Array(suffix.utf8)
    var bytes: [UInt8] = []
    for byte in message.utf8 {
      bytes.append(byte)
      if bytes.suffix(suffix.count).elementsEqual(suffix) { bytes.removeLast(suffix.count) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func renamed(_ ref: TextRef, in tree: ViewTree, _ builder: inout ViewTreeBuilder) -> TextRef {
    builder.store((tree.string(ref) ?? "") + suffix)
  }
}
