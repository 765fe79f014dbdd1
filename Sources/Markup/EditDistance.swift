/// How far a mistyped word is from a known one.
public enum EditDistance {
  /// Insertions, deletions, replacements and swaps of neighbours (the restricted Damerau-Levenshtein distance). The
  /// time is the product of the lengths, so callers bound what they ask.
  public static func between(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        var edits = min(last[j + 1] + 1, row[j] + 1, last[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          edits = min(edits, beforeLast[j - 1] + 1)
        }
        row.append(edits)
      }
      beforeLast = last
      last = row
    }
    return last[second.count]
  }
}
