import ViewHierarchy

/// Finds the rating in a label that holds everything ("Rated 4.5 of 5").
enum RatingNumber {
  /// Whether a number stands in the text that is not its scale ("out of 5 stars").
  static func isIn(_ tree: ViewTree, _ ref: TextRef) -> Bool {
    guard let text = tree.string(ref)?.lowercased() else { return false }
    var rest = Substring(text)
    while let start = rest.firstIndex(where: \.isNumber) {
      let before = rest[..<start]
      let end = rest[start...].firstIndex { !$0.isNumber && $0 != "." && $0 != "," } ?? rest.endIndex
      let after = rest[end...].drop { $0 == " " }
      let isScale =
        RatingWords.scales.contains { before.hasSuffix($0) }
        || RatingWords.scaleEndings.contains { after.hasPrefix($0) }
      if !isScale { return true }
      rest = rest[end...]
    }
    return false
  }
}
