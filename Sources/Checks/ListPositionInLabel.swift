import Audit
import ScreenModel
import ViewHierarchy

/// A row whose label ends in its position, which the screen reader tells by itself.
public struct ListPositionInLabel: Check {
  public static let id = "list-position-in-label"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var places = RowPlaces(screen)
    for cell in [screen.roles.nodes(.cell), screen.roles.nodes(.card)].joined()
    where screen.stops.isStop[cell.index] {
      let label = screen.tree.label[cell.index]
      guard label.hasBytes else { continue }
      guard let ending = screen.tree.withBytes(label, { PositionEnding(of: $0) }),
        !isOther(screen, cell, ending, &places)
      else {
        verdicts.pass()
        continue
      }
      let text = String(decoding: screen.tree.withBytes(label) { Array($0[ending.range]) }, as: UTF8.self)
      var fault = Fault(
        cell, "\(screen.title(cell)) says its position \"\(text)\", which the system announces by itself",
        confidence: .certain)
      fault.data = [Datum("position", text)]
      fault.groupsInCells = true
      let rest = screen.tree.withBytes(label) { String(decoding: $0[..<ending.range.lowerBound], as: UTF8.self) }
      fault.fix = Fix(
        "leave the position out of the label",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(cell), rest.withoutEdges))
      verdicts.fault(fault)
    }
  }

  /// Ratings, dates, fractions and progress look like positions. A small scale or a slash is a position only where
  /// the row says so or stands at that place.
  private func isOther(_ screen: Screen, _ cell: NodeID, _ ending: PositionEnding, _ places: inout RowPlaces) -> Bool {
    if ending.isNamed { return false }
    if ending.number > ending.total || ending.number < 1 { return true }
    if screen.tree.withBytes(screen.tree.label[cell.index], Self.rating.isIn) { return true }
    let isAtPlace = places.place(of: cell) == ending.number
    return (ending.hasSlash || ending.total <= Self.largestScale) && !isAtPlace
  }

  private static let rating = WordSet("rating", "rated", "star", "stars", "score", "review", "reviews")
  /// Ratings go up to 10.
  private static let largestScale = 10
}

/// The number of each row among the rows of its list.
private struct RowPlaces {
  private let screen: Screen
  private var places: [Int32: Int] = [:]

  init(_ screen: Screen) { self.screen = screen }

  mutating func place(of cell: NodeID) -> Int {
    if places.isEmpty {
      var counts: [Int32: Int] = [:]
      for row in 0..<screen.tree.count where screen.roles.unit[row] == Int32(row) {
        counts[screen.tree.parent[row], default: 0] += 1
        places[Int32(row)] = counts[screen.tree.parent[row]]
      }
    }
    return places[cell.row] ?? 0
  }
}

/// `3 of 12`, `row 3/12`, `item 3 out of 12` at the end of a label.
struct PositionEnding {
  let number: Int
  let total: Int
  let hasSlash: Bool
  /// Whether `row`, `item` or `cell` stands before it.
  let isNamed: Bool
  /// The bytes of the ending.
  let range: Range<Int>

  /// Nil where the text ends otherwise, or, unless it may follow words, where another one stands before the number:
  /// "Episode 3 of 12" names the thing itself.
  init?(of bytes: UnsafeBufferPointer<UInt8>, afterWords: Bool = false) {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    var index = end
    guard let total = Self.number(bytes, endingAt: &index) else { return nil }
    Self.skipBlanks(bytes, &index)
    if index > 0, bytes[index - 1] == UInt8(ascii: "/") {
      index -= 1
      hasSlash = true
    } else if Self.skip("out of", bytes, &index) || Self.skip("of", bytes, &index) {
      hasSlash = false
    } else {
      return nil
    }
    Self.skipBlanks(bytes, &index)
    guard let number = Self.number(bytes, endingAt: &index) else { return nil }
    var start = index
    Self.skipBlanks(bytes, &index)
    isNamed = (["row", "item", "cell"] as [StaticString]).contains { word in
      var here = index
      guard Self.skip(word, bytes, &here), here == 0 || !Self.isLetter(bytes[here - 1]) else { return false }
      start = here
      return true
    }
    guard
      isNamed || index == 0 || afterWords && bytes[start - 1] == 0x20
        || !Self.isLetter(bytes[index - 1]) && !Self.joins(bytes[index - 1])
    else { return nil }
    self.number = number
    self.total = total
    range = start..<end
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, endingAt index: inout Int) -> Int? {
    var start = index
    while start > 0, bytes[start - 1].isDigit { start -= 1 }
    // More than six digits count no rows.
    guard start < index, index - start <= 6 else { return nil }
    let number = bytes[start..<index].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    index = start
    return number
  }

  private static func skip(_ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index >= count else { return false }
    let matches = word.withUTF8Buffer { word in
      (0..<count).allSatisfy { bytes[index - count + $0] | 0x20 == word[$0] | 0x20 }
    }
    if matches { index -= count }
    return matches
  }

  private static func skipBlanks(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while index > 0, bytes[index - 1] == 0x20 { index -= 1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isLetter }
  /// Parts of larger numbers: "1,3/12", "2.3 of 12", "1/3/12".
  private static func joins(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#")
      || byte.isDigit
  }
}
