import ViewHierarchy

/// Which way a screen runs whose export does not say so: few do, and both platforms mirror an app in a language that is
/// written from right to left.
enum WritingDirection {
  /// Fewer texts say too little.
  private static let fewestTexts = 3
  /// The share of texts that must run one way, in percent: a chat in Arabic does not mirror an app in English.
  private static let leastShare = 80

  /// Right to left where the language does, or nearly all texts do; nil for all else.
  static func guess(_ capture: Capture) -> LayoutDirection? {
    if let language = capture.header.language {
      return RightToLeft.holds(language: language) ? .rtl : nil
    }
    let tree = capture.tree
    // Most exports have no such letter at all.
    guard holdsRightToLeft(tree.arena) else { return nil }
    var (all, rightToLeft) = (0, 0)
    var row = 0
    while row < tree.count {
      let node = NodeID(row)
      guard !isOfSystem(tree, node) else {
        row = Int(tree.subtreeEnd[row])
        continue
      }
      row += 1
      let label = tree.label[node.index]
      guard !isApplication(tree, node) else { continue }
      switch tree.withBytes(label.hasBytes ? label : tree.text[node.index], runsRightToLeft) {
      case true?: (all, rightToLeft) = (all + 1, rightToLeft + 1)
      case false?: all += 1
      case nil: break
      }
    }
    return rightToLeft >= fewestTexts && rightToLeft * 100 >= all * leastShare ? .rtl : nil
  }

  /// The keyboard and the status bar: people choose their language apart from that of the app.
  private static func isOfSystem(_ tree: ViewTree, _ node: NodeID) -> Bool {
    switch tree.kind[node.index] {
    case .keyboard, .key, .statusBar: true
    default: tree.hasTrait(.keyboardKey, node)
    }
  }

  /// The app's own name is the same in every language.
  private static func isApplication(_ tree: ViewTree, _ node: NodeID) -> Bool {
    tree.name(node).hasSuffix("Application")
  }

  /// What the first letter tells (Unicode Bidirectional Algorithm, rule P2); nil without letters.
  private static func runsRightToLeft(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
    String(decoding: text, as: UTF8.self).unicodeScalars.first(where: \.properties.isAlphabetic).map {
      RightToLeft.holds($0.value)
    }
  }

  /// Quick: whether bytes of the blocks of ``RightToLeft`` stand in UTF-8 at all.
  private static func holdsRightToLeft(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let end = min(start + stretch, bytes.count)
        // Without branches, so that it becomes vector code; few stretches have a byte so high.
        var highest: UInt8 = 0
        for index in start..<end { highest = max(highest, bytes[index]) }
        if highest >= 0xD6, (start..<end).contains(where: { beginsRightToLeft(bytes, $0) }) { return true }
        start = end
      }
      return false
    }
  }

  private static let stretch = 64

  /// Whether a character of these blocks begins at a byte.
  private static func beginsRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard bytes[index] >= 0xD6 else { return false }
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch (bytes[index], byte(1), byte(2)) {
    case (0xD6, 0x90..., _), (0xD7...0xDF, _, _), (0xE0, 0xA0...0xA3, _), (0xEF, 0xAC...0xB7, _),
      (0xEF, 0xB9...0xBB, _), (0xF0, 0x90, 0xA0...), (0xF0, 0x9E, 0xA0...):
      return true
    default: return false
    }
  }
}
