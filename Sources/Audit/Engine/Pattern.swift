/// Patterns of rule ids: `*` stands for any characters.
public enum Pattern {
  /// Whether the whole word matches.
  public static func matches(_ pattern: String, _ word: String) -> Bool {
    var (pattern, word) = (pattern, word)
    return pattern.withUTF8 { pattern in word.withUTF8 { matches(pattern, $0) } }
  }

  private static func matches(_ pattern: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    // The classic two-finger match: on a mismatch, go back to the last star and let it take one byte more.
    var (p, w, star, mark) = (0, 0, -1, 0)
    while w < word.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = p
        mark = w
        p += 1
      } else if p < pattern.count, pattern[p] == word[w] {
        p += 1
        w += 1
      } else if star >= 0 {
        p = star + 1
        mark += 1
        w = mark
      } else {
        return false
      }
    }
    while p < pattern.count, pattern[p] == UInt8(ascii: "*") { p += 1 }
    return p == pattern.count
  }
}
