import Audit
import ScreenModel
import ViewHierarchy

/// What stands side by side on a screen in a language from left to right, and where it is in one from right to left.
struct MirroredRows {
  /// Two neighbours in a row: the left one first, as the language from left to right has them.
  struct Neighbours {
    let first: (usual: ExtractItem, varied: ExtractItem)
    let second: (usual: ExtractItem, varied: ExtractItem)

    /// Whether the second one is on the left in the language from right to left, where it belongs.
    var isMirrored: Bool {
      guard let one = first.varied.frame, let other = second.varied.frame else { return false }
      return other.maxX <= one.minX + 1
    }

    /// Whether both have stayed where they were.
    var stays: Bool {
      guard let one = first.varied.frame, let other = second.varied.frame else { return false }
      return one.maxX <= other.minX + 1
    }
  }

  /// Pairs of neighbours, row by row.
  let neighbours: [Neighbours]

  /// Nil where the pair is none of a language from left to right and one from right to left.
  init?(_ pair: ScreenPair, rowHeight: Double) {
    guard !Self.isRightToLeft(pair.usual, pair.usualName), Self.isRightToLeft(pair.varied, pair.variedName) else {
      return nil
    }
    let stops = pair.matches.filter { match in
      match.usual.isStop && match.varied.isStop && !match.usual.isSystem
        && match.usual.frame.map { !$0.isEmpty } ?? false
    }.sorted { ($0.usual.rank ?? 0) < ($1.usual.rank ?? 0) }
    neighbours = zip(stops, stops.dropFirst()).compactMap { first, second in
      guard let one = first.usual.frame, let other = second.usual.frame,
        (one.midY - other.midY).magnitude < rowHeight, one.maxX <= other.minX + 1,
        let then = first.varied.frame, let now = second.varied.frame, (then.midY - now.midY).magnitude < rowHeight
      else { return nil }
      return Neighbours(first: first, second: second)
    }
  }

  private static func isRightToLeft(_ extract: ScreenExtract, _ variant: String) -> Bool {
    if let direction = extract.direction { return direction == .rtl }
    return RightToLeft.holds(language: extract.language ?? variant)
  }
}
