/// A rating that a text writes with the characters of stars: "★★★★☆", "4.5★".
struct StarCharacters {
  /// Whether a single star stands beside a number, in the place of the word.
  let isForTheWord: Bool
  /// The text with words for the stars; nil where none can be told that read well.
  let inWords: String?

  /// More in a row are ornament.
  private static let most = 10.0

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
    let rows = StarRow.all(in: text)
    if Self.isFramed(text, by: rows) { return nil }
    for row in rows where row.count <= Self.most {
      let before = text[..<row.range.lowerBound]
      let after = text[row.range.upperBound...]
      if row.stars.count > 1 {
        isForTheWord = false
        inWords = Self.sound(Self.rating(row, before, after))
        return
      }
      guard row.full == 1, let found = Self.unit(before, after) else { continue }
      (isForTheWord, inWords) = (true, Self.sound(found.words))
      return
    }
    return nil
  }

  /// "🌟🌟 Winner 🌟🌟", "★☆ Sale ☆★": the same stars at both ends, the second row as in a mirror.
  private static func isFramed(_ text: String, by rows: [StarRow]) -> Bool {
    guard rows.count > 1, let first = rows.first, let last = rows.last else { return false }
    return first.stars == last.stars.reversed() && text[..<first.range.lowerBound].allSatisfy(\.isWhitespace)
      && text[last.range.upperBound...].allSatisfy(\.isWhitespace)
  }

  /// Nothing to paste that still has stars in it.
  private static func sound(_ words: String?) -> String? {
    words?.contains(where: StarRow.isStar) == true ? nil : words
  }

  /// A row in words, together with the number that says the same.
  private static func rating(_ row: StarRow, _ before: Substring, _ after: Substring) -> String? {
    let isBefore = StarNumber.isFigure(atEndOf: before)
    let isBehind = StarNumber.isFigure(atStartOf: after)
    guard isBefore || isBehind else { return "\(before)\(words(row, StarNumber.text(row.full), row.full))\(after)" }
    guard isBefore != isBehind, let number = isBefore ? StarNumber(endOf: before) : StarNumber(startOf: after) else {
      return nil
    }
    let isEqual = (number.value - row.full).magnitude <= 0.5
    // All are drawn full where a picture would show how far.
    guard isEqual || (row.empty == 0 && number.isFraction && number.value <= row.full) else { return nil }
    let words = words(row, number.words, number.value)
    if isBefore {
      let head = before[..<number.range.lowerBound]
      return follows(head, number) ? nil : "\(head)\(words)\(after)"
    }
    let tail = after[number.range.upperBound...]
    return closes(tail) ? "\(before)\(words)\(tail)" : nil
  }

  private static func words(_ row: StarRow, _ number: String, _ value: Double) -> String {
    row.empty > 0 || value < row.full ? "\(number) out of \(StarNumber.text(row.count)) stars" : "\(number) stars"
  }

  private struct Unit {
    let words: String?
  }

  /// A single star and its number. With figures on both sides, or words behind that the number may belong to ("★ 3 km",
  /// "Level 5 ★ unlocked"), it is an ornament.
  private static func unit(_ before: Substring, _ after: Substring) -> Unit? {
    if StarNumber.isFigure(atEndOf: before) {
      guard let number = StarNumber(endOf: before) else { return nil }
      let head = before[..<number.range.lowerBound]
      if closes(after) { return Unit(words: follows(head, number) ? nil : "\(head)\(spoken(number))\(after)") }
      let isAttached = number.range.upperBound == before.endIndex
      return number.isFraction || (isAttached && !StarNumber.isFigure(atStartOf: after)) ? Unit(words: nil) : nil
    }
    guard let number = StarNumber(startOf: after) else { return nil }
    let tail = after[number.range.upperBound...]
    if closes(tail) { return Unit(words: "\(before)\(spoken(number))\(tail)") }
    let next = tail.drop(while: \.isWhitespace).lowercased()
    return next.hasPrefix("/") || reviews.contains(where: next.hasPrefix) ? Unit(words: nil) : nil
  }

  /// How words for reviews and ratings begin.
  private static let reviews = [
    "review", "rating", "bewertung", "avis", "reseñ", "opinion", "valoraci", "avalia", "recension", "beoordeling",
  ]

  private static func spoken(_ number: StarNumber) -> String {
    "\(number.words) \(number.value == 1 ? "star" : "stars")"
  }

  /// Whether a whole number follows a word that it may belong to: "Level 5".
  private static func follows(_ head: Substring, _ number: StarNumber) -> Bool {
    !number.isFraction && head.last?.isWhitespace == true && head.dropLast().last?.isLetter == true
  }

  /// Whether a rating may end before this: nothing more, a number of reviews in brackets, or another part.
  private static func closes(_ rest: Substring) -> Bool {
    guard let first = rest.first(where: { !$0.isWhitespace }) else { return true }
    return "(),.;·•|–—".contains(first) || rest.first?.isNewline == true
  }
}
