import ViewHierarchy

/// What is audited as one screen: a controller's view with its bars, a top-level view of a xib, or a prototype.
struct IBUnit {
  /// The name: a controller's storyboard identifier, class or title, else its object id.
  var key = TextRef.absent
  /// Its outermost objects, in the order of the document.
  var roots: [Int32] = []
  /// Whether it fills a screen.
  var isScreen = false
  /// Whether one of the roots is the controller's view.
  var hasView = false
}

/// A gesture recogniser.
struct IBRecogniser {
  /// The hash of its id.
  let id: UInt64
  let isTap: Bool
  let isPress: Bool
}

/// The section of a static table that is open.
struct IBSection {
  var id = TextRef.absent
  var footer = TextRef.absent
  /// The object of its header; -1 where it has none.
  var header: Int32 = -1
  /// Its first and last cell; -1 where there is none.
  var firstCell: Int32 = -1
  var lastCell: Int32 = -1
  var position = SourcePosition(line: 0, column: 0)
}
