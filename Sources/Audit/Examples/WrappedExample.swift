import ViewHierarchy

/// A view that states nothing lies around all roots: where an app nests its screens must not matter.
enum WrappedExample {
  static func apply(to capture: Capture) -> Capture {
    var copy = TreeCopy(capture.tree)
    copy.open(NodeRecord(kind: .view))
    copy.addAll()
    return Capture(header: capture.header, tree: copy.finish())
  }
}
