import Audit

/// A rating that a text writes with the characters of stars: "★★★★☆", "4.5★".
struct StarCharacters {
  /// The stars in a row that are full, and half ones.
  let full: Double
  /// Those that are drawn empty; without any the scale stays open.
  let empty: Int
  /// The number that a single star stands beside.
  let number: String?
  private let before: Substring
  private let after: Substring

  private static let fullStars: Set<Character> = [
    "★", "⭐", "🌟", "✭", "✮", "✯", "✪", "✬", "⭑", "🟊",
  ]
  private static let emptyStars: Set<Character> = ["☆", "✩", "✰", "⭒"]
  private static let halfStars: Set<Character> = ["⯨", "⯪", "½"]
  /// More in a row are ornament.
  private static let most = 10
  /// A larger number beside a star is no rating: stars of a repository, points.
  private static let largestRating = 10.0

  /// Quick: whether one of the stars stands in the text at all, by their bytes in UTF-8.
  static func stand(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 2 < bytes.count {
      switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
      case (0xE2, 0x98, 0x85...0x86), (0xE2, 0x9C, 0xA9...0xB0), (0xE2, 0xAD, 0x90...0x92), (0xF0, 0x9F, 0x8C),
        (0xF0, 0x9F, 0x9F):
        return true
      default: index += 1
      }
    }
    return false
  }

  /// The first rating in stars; nil where there is none.
  init?(_ text: String) {
    var index = text.startIndex
    while index < text.endIndex {
      guard Self.isStar(Self.bare(text[index])) else {
        index = text.index(after: index)
        continue
      }
      let row = Self.row(text, from: index)
      if row.full + Double(row.empty) > 1, row.full + Double(row.empty) <= Double(Self.most) {
        (full, empty, number) = (row.full, row.empty, nil)
        (before, after) = (text[..<index], text[row.end...])
        return
      }
      if row.full == 1, row.empty == 0, let unit = Self.number(text, beside: index..<row.end) {
        (full, empty, number) = (1, 0, unit.digits)
        (before, after) = (text[..<unit.range.lowerBound], text[unit.range.upperBound...])
        return
      }
      index = row.end
    }
    return nil
  }

  /// The text with words for the stars.
  var inWords: String { "\(before)\(words)\(after)" }

  private var words: String {
    if let number { return "\(number) \(number == "1" ? "star" : "stars")" }
    let rating = Figures.text(full)
    guard empty > 0 else { return "\(rating) stars" }
    return "\(rating) out of \(Figures.text(full.rounded(.up) + Double(empty))) stars"
  }

  private static func isStar(_ character: Character) -> Bool {
    fullStars.contains(character) || emptyStars.contains(character)
  }

  /// Without the selectors of text or picture style (U+FE0E, U+FE0F), which change how a star looks and not what it is.
  private static func bare(_ character: Character) -> Character {
    guard character.unicodeScalars.count == 2, let first = character.unicodeScalars.first,
      let last = character.unicodeScalars.last, (0xFE0E...0xFE0F).contains(last.value)
    else { return character }
    return Character(first)
  }

  /// The stars from a place on; single blanks may stand between them.
  private static func row(_ text: String, from start: String.Index) -> (full: Double, empty: Int, end: String.Index) {
    var (full, empty, end, index) = (0.0, 0, start, start)
    while index < text.endIndex {
      let character = bare(text[index])
      if character.isWhitespace, index == end, index > start {
        index = text.index(after: index)
        continue
      }
      if fullStars.contains(character) {
        full += 1
      } else if emptyStars.contains(character) {
        empty += 1
      } else if index > start, halfStars.contains(character), full == full.rounded() {
        full += 0.5
      } else {
        break
      }
      index = text.index(after: index)
      end = index
    }
    return (full, empty, end)
  }

  /// The rating right before or behind a single star, at most a blank away, and the range of both.
  private static func number(
    _ text: String, beside star: Range<String.Index>
  ) -> (digits: String, range: Range<String.Index>)? {
    let head = text[..<star.lowerBound]
    let left = head.last?.isWhitespace ?? false ? head.dropLast() : head
    let digitsBefore = String(left.reversed().prefix(while: isDigit).reversed())
    if let digits = rating(digitsBefore) {
      return (digits, text.index(left.endIndex, offsetBy: -digits.count)..<star.upperBound)
    }
    let tail = text[star.upperBound...]
    let right = tail.first?.isWhitespace ?? false ? tail.dropFirst() : tail
    let digitsBehind = String(right.prefix(while: isDigit))
    guard let digits = rating(digitsBehind) else { return nil }
    return (digits, star.lowerBound..<text.index(right.startIndex, offsetBy: digits.count))
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character) || character == "." || character == ","
  }

  private static func rating(_ digits: String) -> String? {
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }),
      let value = Double(parts.joined(separator: ".")), value <= largestRating
    else { return nil }
    return digits
  }
}
