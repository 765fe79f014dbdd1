import ViewHierarchy

/// Which way a screen runs whose export does not say so: few do, and both platforms mirror an app in a language that is
/// written from right to left.
enum WritingDirection {
  /// Fewer texts say too little.
  private static let fewestTexts = 3
  /// The share of texts that must run one way, in percent: a chat in Arabic does not mirror an app in English.
  private static let leastShare = 80
  /// ISO 639 codes of languages that are written from right to left; `iw` and `ji` are the old codes of two of them.
  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Right to left where the language does, or nearly all texts do; nil for all else.
  static func guess(_ capture: Capture) -> LayoutDirection? {
    if let language = capture.header.language {
      let code = language.lowercased().split { $0 == "-" || $0 == "_" }.first
      return code.map(languages.contains) ?? false ? .rtl : nil
    }
    let tree = capture.tree
    // Most exports have no such letter at all.
    guard tree.arena.contains(where: isRightToLeft) else { return nil }
    var (all, rightToLeft) = (0, 0)
    for node in tree.nodes {
      let label = tree.label[node.index]
      switch tree.withBytes(label.hasBytes ? label : tree.text[node.index], runsRightToLeft) {
      case true?: (all, rightToLeft) = (all + 1, rightToLeft + 1)
      case false?: all += 1
      case nil: break
      }
    }
    return rightToLeft >= fewestTexts && rightToLeft * 100 >= all * leastShare ? .rtl : nil
  }

  /// What the first letter tells (Unicode Bidirectional Algorithm, rule P2); nil without letters.
  private static func runsRightToLeft(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
    for byte in text {
      if isRightToLeft(byte) { return true }
      let isLatin = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      // Lead bytes of the other alphabets, and of all scripts beyond; not those of general punctuation and symbols.
      if isLatin || (0xC3...0xD5).contains(byte) || (byte >= 0xE3 && byte < 0xEF) { return false }
    }
    return nil
  }

  /// Lead bytes of U+0580 to U+07FF in UTF-8: Hebrew, Arabic, Syriac, Thaana and N'Ko; and no others.
  private static func isRightToLeft(_ byte: UInt8) -> Bool { byte >= 0xD6 && byte <= 0xDF }
}
