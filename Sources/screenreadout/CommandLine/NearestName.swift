/// Finds the name that a misspelt word was meant to be.
enum NearestName {
  struct Match: Equatable {
    let name: String
    /// Whether the word is near enough to be a slip of the finger and not another word.
    let isClose: Bool
  }

  /// The name with the smallest edit distance; a name that the word begins wins over others, then the earlier one; nil where none
  /// shares a third of its letters.
  static func find(_ word: String, among names: [String]) -> Match? {
    let typed = Array(word.lowercased().utf8.prefix(longest))
    var best: (name: String, distance: Int)?
    for name in names {
      let known = Array(name.lowercased().utf8.prefix(longest))
      var cost = distance(typed, known)
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

  /// Edits between two words, where swapping two neighbouring letters is one edit
  /// (the restricted Damerau-Levenshtein distance).
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: second.count + 1)
    var previous = Array(0...second.count)
    for i in first.indices {
      var current = [i + 1] + [Int](repeating: 0, count: second.count)
      for j in second.indices {
        let same = first[i] == second[j]
        var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (same ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        current[j + 1] = cost
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
