/// A number up to 10 beside a star, as ratings write it: "4.5", "4,5", "4½", "٤".
struct StarNumber {
  let digits: String
  let value: Double
  /// Where it stands in its text.
  let range: Range<String.Index>

  /// A larger number beside a star is no rating: stars of a repository, points.
  static let largest = 10.0
  private static let fractions: [Character: Double] = ["¼": 0.25, "½": 0.5, "¾": 0.75]

  /// The number that ends the text, at most a blank before its end.
  init?(endOf text: Substring) {
    let head = text.last?.isWhitespace ?? false ? text.dropLast() : text
    var start = head.endIndex
    while start > head.startIndex, Self.mayStand(head[head.index(before: start)]) { start = head.index(before: start) }
    let number = head[start...].drop(while: Self.isMark)
    // "v4" and "B4" are names.
    if number.startIndex > head.startIndex, head[head.index(before: number.startIndex)].isLetter { return nil }
    self.init(number)
  }

  /// The number that begins the text, at most a blank behind its start.
  init?(startOf text: Substring) {
    let tail = text.first?.isWhitespace ?? false ? text.dropFirst() : text
    var number = tail.prefix(while: Self.mayStand)
    while let last = number.last, Self.isMark(last) { number.removeLast() }
    self.init(number)
  }

  private init?(_ number: Substring) {
    guard let value = Self.value(number), value <= Self.largest else { return nil }
    (digits, self.value, range) = (String(number), value, number.startIndex..<number.endIndex)
  }

  /// Whether the number has more than whole figures, as few counts and levels do.
  var isFraction: Bool { value != value.rounded() || digits.contains(where: Self.isMark) }

  /// As it is said.
  var words: String { digits.contains { Self.fractions[$0] != nil } ? Self.text(value) : digits }

  /// A number of stars, with its quarters: "4", "3.75".
  static func text(_ stars: Double) -> String { stars == stars.rounded() ? "\(Int(stars))" : "\(stars)" }

  /// Whether a figure stands at the place, at most a blank away.
  static func isFigure(atEndOf text: Substring) -> Bool {
    (text.last?.isWhitespace ?? false ? text.dropLast() : text).last.map { $0.isNumber } ?? false
  }

  static func isFigure(atStartOf text: Substring) -> Bool {
    (text.first?.isWhitespace ?? false ? text.dropFirst() : text).first.map { $0.isNumber } ?? false
  }

  private static func isMark(_ character: Character) -> Bool {
    character == "." || character == "," || character == "٫"
  }

  private static func mayStand(_ character: Character) -> Bool {
    character.wholeNumberValue.map { $0 < 10 } ?? (isMark(character) || fractions[character] != nil)
  }

  private static func value(_ number: Substring) -> Double? {
    let part = number.last.flatMap { fractions[$0] }
    let figures = part == nil ? number : number.dropLast()
    if figures.isEmpty { return part }
    let parts = figures.split(omittingEmptySubsequences: false, whereSeparator: isMark)
    guard (1...(part == nil ? 2 : 1)).contains(parts.count) else { return nil }
    let plain = parts.map { $0.compactMap(\.wholeNumberValue).map(String.init).joined() }
    guard zip(parts, plain).allSatisfy({ !$0.isEmpty && $0.count == $1.count }) else { return nil }
    return Double(plain.joined(separator: ".")).map { $0 + (part ?? 0) }
  }
}
