import Markup

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
      let edits = EditDistance.between(letters, folded(name))
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
}
