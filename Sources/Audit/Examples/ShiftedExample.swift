import ViewHierarchy

/// Everything lies further from the screen's origin, and the screen is as much larger: absolute places must not matter.
///
/// The far edges move along, so that what touched or left the screen there still does. At the near edge a strip comes
/// free; where something lies beyond it, the move would bring that into view. So the screen is moved down, else to the
/// right, else not at all.
enum ShiftedExample {
  /// In points or dp: more than rows may differ by and still be one row.
  static let distance = 40.0

  static func apply(to capture: Capture) -> Capture {
    let tree = capture.tree
    let frames = tree.nodes.compactMap { tree.statedFrame($0) }
    var (dx, dy) = (0.0, 0.0)
    if frames.allSatisfy({ $0.minY >= 0 }) {
      dy = distance
    } else if frames.allSatisfy({ $0.minX >= 0 }) {
      dx = distance
    }
    var copy = TreeCopy(tree)
    copy.addAll(
      node: { record, _ in
        guard let frame = record.frame else { return }
        // An empty frame at the origin says that there is none; moved, it would say something else.
        guard frame != .zero else { return }
        record.frame = Rect(x: frame.x + dx, y: frame.y + dy, width: frame.width, height: frame.height)
      },
      property: { key, _, number, _ in
        if key == .activationX { number += dx }
        if key == .activationY { number += dy }
      })
    var header = capture.header
    if header.width > 0 { header.width += dx }
    if header.height > 0 { header.height += dy }
    return Capture(header: header, tree: copy.finish())
  }
}
