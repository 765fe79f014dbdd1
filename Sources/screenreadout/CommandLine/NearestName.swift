import Markup

/// Finds the name that a misspelt word was meant to be.
enum NearestName {
  struct Match: Equatable {
    let name: String
    /// Whether the word is near enough to be a slip of the finger and not another word.
    let isClose: Bool
  }

  /// The name with the smallest edit distance; a name that the word begins wins over others, then the earlier
  /// one; nil where none shares a third of its letters.
  static func find(_ word: String, among names: [String]) -> Match? {
    let typed = Array(word.lowercased().utf8.prefix(longest))
    var best: (name: String, distance: Int)?
    for name in names {
      let known = Array(name.lowercased().utf8.prefix(longest))
      var cost = EditDistance.between(typed, known)
      // Whoever types the beginning of a name only left out the rest.
      if typed.count >= 2 && known.starts(with: typed) { cost = min(cost, 1) }
      if cost < best?.distance ?? Int.max { best = (name, cost) }
    }
    // Where hardly a letter agrees, the name says nothing.
    guard let best, best.distance * 3 <= max(typed.count, best.name.utf8.count) * 2 else { return nil }
    return Match(name: best.name, isClose: best.distance <= max(2, typed.count / 3))
  }

  /// No name of ours is longer; keeps the quadratic distance harmless for any argument.
  private static let longest = 64
}
