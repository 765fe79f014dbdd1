import ViewHierarchy

/// Left and right are exchanged and the direction is turned: a fault in English is one in Arabic.
enum MirroredExample {
  /// Words of properties that name a side or a direction.
  private static let opposites = [
    (Alignment.left.rawValue, Alignment.right.rawValue), (Alignment.right.rawValue, Alignment.left.rawValue),
    (SemanticContent.forceLeftToRight.rawValue, SemanticContent.forceRightToLeft.rawValue),
    (SemanticContent.forceRightToLeft.rawValue, SemanticContent.forceLeftToRight.rawValue),
  ]

  static func apply(to capture: Capture) -> Capture {
    let tree = capture.tree
    // Where no size is stated, the nodes themselves say how wide the screen is.
    let width =
      capture.header.width > 0
      ? capture.header.width : tree.nodes.compactMap { tree.statedFrame($0)?.maxX }.max() ?? 0
    var copy = TreeCopy(tree)
    copy.addAll(
      node: { record, _ in
        (record.flags[.pinnedLeft], record.flags[.pinnedRight]) = (
          record.flags[.pinnedRight], record.flags[.pinnedLeft]
        )
        guard let frame = record.frame else { return }
        record.frame = Rect(x: width - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
      },
      property: { key, text, number, builder in
        switch key {
        case .activationX: number = width - number
        case .alignment, .semanticContent:
          let word = tree.string(text) ?? ""
          if let other = opposites.first(where: { $0.0 == word }) { text = builder.store(other.1) }
        default: break
        }
      })
    var header = capture.header
    header.direction = header.direction == .rtl ? .ltr : .rtl
    return Capture(header: header, tree: copy.finish())
  }
}
