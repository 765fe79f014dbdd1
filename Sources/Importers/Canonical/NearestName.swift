/// Finds the known name that a mistyped one most likely means.
enum NearestName {
  /// `; did you mean "label"?`, or a pointer to the schema where nothing is near.
  static func hint(_ word: String, in names: [String]) -> String {
    guard let nearest = nearest(word, in: names) else {
      return "; `screenreadout schema hierarchy-xml` lists the names"
    }
    return "; did you mean \"\(nearest)\"?"
  }

  /// The name with the fewest edits, if they are at most half of the word; of equals the first.
  static func nearest(_ word: String, in names: [String]) -> String? {
    let letters = folded(word)
    guard letters.count <= 64 else { return nil }
    var best: (name: String, edits: Int)?
    for name in names {
      let edits = edits(letters, folded(name))
      if edits < best?.edits ?? (letters.count / 2 + 1) { best = (name, edits) }
    }
    return best?.name
  }

  /// `contentDescription`, `content_description` and `content-description` are one word.
  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
