/// Characters of stars in a row: "★★★★☆", "⭐ ⭐ ⭐", "★★½".
struct StarRow {
  /// The stars without blanks and without selectors of a style.
  let stars: [Character]
  /// The stars that are full, and parts of one.
  let full: Double
  /// Those that are drawn empty.
  let empty: Int
  let range: Range<String.Index>

  private static let fullStars: Set<Character> = ["★", "⭐", "🌟", "✭", "✮", "✯", "✪", "✬", "⭑", "🟊"]
  private static let emptyStars: Set<Character> = ["☆", "✩", "✰", "⭒"]
  private static let parts: [Character: Double] = ["⯨": 0.5, "⯪": 0.5, "¼": 0.25, "½": 0.5, "¾": 0.75]

  /// How many stars are drawn.
  var count: Double { full.rounded(.up) + Double(empty) }

  /// All rows of a text, in its order.
  static func all(in text: String) -> [StarRow] {
    var (rows, index): ([StarRow], String.Index) = ([], text.startIndex)
    while index < text.endIndex {
      if let row = StarRow(text, from: index) {
        rows.append(row)
        index = row.range.upperBound
      } else {
        index = text.index(after: index)
      }
    }
    return rows
  }

  static func isStar(_ character: Character) -> Bool {
    let bare = bare(character)
    return bare.map { fullStars.contains($0) || emptyStars.contains($0) } ?? false
  }

  /// The stars from a place on; single blanks, and characters without width, may stand between them.
  private init?(_ text: String, from start: String.Index) {
    guard Self.isStar(text[start]) else { return nil }
    var (stars, full, empty, end, index): ([Character], Double, Int, String.Index, String.Index) = (
      [], 0, 0, start, start
    )
    var isAfterBlank = false
    while index < text.endIndex {
      let character = Self.bare(text[index])
      if let character {
        if character.isWhitespace, !isAfterBlank {
          isAfterBlank = true
        } else if Self.fullStars.contains(character) {
          full += 1
        } else if Self.emptyStars.contains(character) {
          empty += 1
        } else if index > start, full == full.rounded(), let part = Self.parts[character] {
          full += part
        } else {
          break
        }
      }
      index = text.index(after: index)
      guard let character, !character.isWhitespace else { continue }
      stars.append(character)
      (end, isAfterBlank) = (index, false)
    }
    (self.stars, self.full, self.empty, range) = (stars, full, empty, start..<end)
  }

  /// Without selectors of text or picture style and without characters of no width, which change how a star looks and
  /// not what it is; nil where nothing is left.
  private static func bare(_ character: Character) -> Character? {
    let scalars = character.unicodeScalars
    guard let last = scalars.last, isUnseen(last) else { return character }
    var seen = Substring.UnicodeScalarView()
    seen.append(contentsOf: scalars.filter { !isUnseen($0) })
    return Substring(seen).first
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0E...0xFE0F, 0x200B...0x200D, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
