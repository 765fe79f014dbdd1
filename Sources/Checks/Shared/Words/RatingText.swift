import ScreenModel
import ViewHierarchy

/// The numbers of a rating, as its label or value says them: "4.5 of 5", "4,5 von 5 Sternen", "4 Sterne", "80 %".
struct RatingText: Sendable {
  /// A number as written.
  struct Number: Sendable, Equatable {
    let value: Double
    /// The digits behind the point or comma.
    let decimals: String
    /// Whether a minus sign stands right before it.
    let isNegative: Bool
    /// Whether it is the largest possible rating ("out of 5").
    let isScale: Bool
    /// Whether a percent sign follows.
    let isPercent: Bool
    /// Whether the word for stars follows.
    let isOfStars: Bool
  }

  /// What follows after so many characters is no rating.
  private static let longest = 300

  /// The numbers, in the order in which they stand.
  let numbers: [Number]
  /// Whether a letter, of whatever script, or a digit that is not ASCII stands in it.
  let hasWords: Bool
  /// Whether it breaks off after a separator.
  let isCutOff: Bool

  init(_ text: String) {
    let text = Self.characters(text)
    var numbers: [Number] = []
    var index = 0
    var hasWords = false
    while index < text.count {
      guard text[index].isDigit else {
        hasWords = hasWords || text[index].isLetter || text[index].isNumber
        index += 1
        continue
      }
      let start = index
      var digits = text.run(from: &index)
      var decimals = ""
      if index + 1 < text.count, text[index] == "." || text[index] == ",", text[index + 1].isDigit {
        index += 1
        decimals = text.run(from: &index)
        digits += "." + decimals
      }
      let before = String(text[max(0, start - RatingWords.longest)..<start]).utf8
      let after = String(text[index...].drop { $0 == " " || $0 == "\u{a0}" }.prefix(RatingWords.longest)).utf8
      numbers.append(
        Number(
          value: Double(digits) ?? 0, decimals: decimals,
          isNegative: before.last == UInt8(ascii: "-") || before.ends(with: "−".utf8),
          isScale: RatingWords.scales.contains { before.ends(with: $0.utf8) }
            || RatingWords.scaleEndings.contains { after.starts(with: $0.utf8) },
          isPercent: after.first == UInt8(ascii: "%"),
          isOfStars: RatingWords.stars.contains { after.starts(with: $0.utf8) }))
    }
    self.numbers = numbers
    self.hasWords = hasWords
    let last = text.last { $0 != " " }
    isCutOff = last == "," || last == ":" || last == ";" || last == "/"
  }

  /// The beginning of a text in lower case. Characters of ASCII need not be told apart, but for line breaks of two.
  private static func characters(_ text: String) -> [Character] {
    guard text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return Array(text.prefix(longest).lowercased()) }
    return text.utf8.prefix(longest).map { Character(Unicode.Scalar($0.lowered)) }
  }

  /// The numbers that a text of a tree says; none where it is absent.
  static func of(_ tree: ViewTree, _ ref: TextRef) -> RatingText { RatingText(tree.string(ref) ?? "") }

  /// The largest possible rating, where it is said.
  var scale: Double? { numbers.first { $0.isScale }?.value }
  /// The rating, where it is said.
  var rating: Number? { numbers.first { !$0.isScale } }
}

/// Words around the numbers of a rating, in the languages that the rules on ratings know.
enum RatingWords {
  /// No word is longer, in characters.
  static let longest = 20

  /// What stands before the largest possible rating.
  static let scales = [
    "of ", "out of ", "/", "/ ", "von ", "von maximal ", "de ", "sur ", "su ", "van ", "av ", "af ", "из ", "من ", "z ",
    "max ", "max. ", "maximum ", "to ", "bis ", "من أصل ", "מתוך ", "満点", "满分", "滿分",
  ]
  /// What stands behind it, in languages that say the scale first: "5つ星のうち4.5".
  static let scaleEndings = ["つ星のうち", "つ星中", "段階", "점 만점", "개 만점", "में से", "üzerinden", "yıldız üzerinden", "分制", "星制"]
  /// What stands behind a number of stars.
  static let stars = [
    "star", "stern", "étoile", "etoile", "estrella", "stell", "estrela", "ster", "stjärn", "stjern", "звезд", "звёзд",
    "نجوم", "نجمة", "gwiazd", "כוכב", "yıldız", "hvězd", "зірок", "星", "颗星", "顆星", "つ星", "개", "⭐", "★",
  ]
  /// What an input for ratings calls itself.
  static let inputs = Phrases(
    "rate", "your rating", "tap to rate", "give a rating", "bewerten", "deine bewertung", "ihre bewertung", "noter",
    "votre note", "valora", "tu valoración", "valuta", "avalie")
}

extension Character {
  fileprivate var isDigit: Bool { self >= "0" && self <= "9" }
}

extension [Character] {
  /// The digits from a place on, which moves behind them; a rating has no more than 15 that count.
  fileprivate func run(from index: inout Int) -> String {
    let start = index
    while index < count, self[index].isDigit { index += 1 }
    return String(self[start..<index].prefix(15))
  }
}

extension String.UTF8View {
  fileprivate func ends(with ending: String.UTF8View) -> Bool { reversed().starts(with: ending.reversed()) }
}
