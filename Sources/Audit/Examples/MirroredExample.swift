import ViewHierarchy

/// Left and right are exchanged and the direction is turned: a fault in English is one in Arabic.
enum MirroredExample {
  static func apply(to capture: Capture) -> Capture {
    let tree = capture.tree
    // Where no size is stated, the nodes themselves say how wide the screen is.
    let width =
      capture.header.width > 0
      ? capture.header.width : tree.nodes.compactMap { tree.statedFrame($0)?.maxX }.max() ?? 0
    var copy = TreeCopy(tree)
    copy.addAll(
      node: { record, _ in
        guard let frame = record.frame else { return }
        record.frame = Rect(x: width - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
      },
      property: { key, _, number, _ in
        if key == .activationX { number = width - number }
      })
    var header = capture.header
    header.direction = header.direction == .rtl ? .ltr : .rtl
    return Capture(header: header, tree: copy.finish())
  }
}
