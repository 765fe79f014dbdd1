import Audit

/// Reads source files once and notes where names that are looked for stand as literals.
///
/// A literal with values put into it ("card-\(index)", "card-$index", @"card-%d") is compared with digits masked.
/// Comments count for nothing.
struct SourceLiterals {
  /// Where a name stands.
  struct Hits {
    /// As a whole literal.
    var exact: [SourceSpot] = []
    /// As the definition of a resource: `@+id/name`.
    var definitions: [SourceSpot] = []
    /// As the use of a resource: `R.id.name`, `@id/name`.
    var uses: [SourceSpot] = []
    /// As a literal with values in it.
    var patterns: [SourceSpot] = []
  }

  /// A place by the number of its file.
  struct SourceSpot: Equatable {
    let file: Int
    let line: Int
    let column: Int
  }

  private let numbers: [ArraySlice<UInt8>: Int]
  /// Names by what is left of them when digits are masked; several names share a pattern.
  private let masked: [ArraySlice<UInt8>: [Int]]
  private(set) var hits: [Hits]
  /// More places than this tell no more: the name is not unique.
  private static let mostHits = 8
  /// Names are not longer, in bytes.
  private static let longest = 256

  init(_ names: [String]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var masked: [ArraySlice<UInt8>: [Int]] = [:]
    for (number, name) in names.enumerated() {
      numbers[Array(name.utf8)[...]] = number
      let mask = Masks.identifier(name)
      if mask != name, Masks.tells(mask) { masked[Array(mask.utf8)[...], default: []].append(number) }
    }
    self.numbers = numbers
    self.masked = masked
    hits = [Hits](repeating: Hits(), count: names.count)
  }

  /// Looks through a file.
  mutating func scan(_ bytes: [UInt8], file: Int, isMarkup: Bool) {
    var line = 1
    var lineStart = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case 0x0A:
        line += 1
        lineStart = index + 1
        index += 1
      case UInt8(ascii: "/") where !isMarkup && next == UInt8(ascii: "/"):
        index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      case UInt8(ascii: "/") where !isMarkup && next == UInt8(ascii: "*"):
        skip(bytes, from: &index, past: [UInt8(ascii: "*"), UInt8(ascii: "/")], &line, &lineStart)
      case UInt8(ascii: "<") where isMarkup && bytes[index...].starts(with: "<!--".utf8):
        skip(bytes, from: &index, past: Array("-->".utf8), &line, &lineStart)
      case _ where Self.isQuote(byte, isMarkup):
        let start = index + 1
        let end = Self.literalEnd(bytes, from: start, quote: byte)
        note(bytes[start..<end], SourceSpot(file: file, line: line, column: index - lineStart + 1))
        // A line break ends what was no literal; the loop counts it.
        index = end < bytes.count && bytes[end] == byte ? end + 1 : end
      case UInt8(ascii: "R") where !isMarkup && bytes[index...].starts(with: "R.id.".utf8):
        let start = index + 5
        let end = bytes[start...].firstIndex { !Self.isName($0) } ?? bytes.count
        if let number = numbers[bytes[start..<end]] {
          add(SourceSpot(file: file, line: line, column: index - lineStart + 1), to: &hits[number].uses)
        }
        index = max(end, start)
      default: index += 1
      }
    }
  }

  // MARK: Pieces

  private func skip(
    _ bytes: [UInt8], from index: inout Int, past end: [UInt8], _ line: inout Int, _ lineStart: inout Int
  ) {
    index += end.count
    while index < bytes.count {
      if bytes[index] == end[0], bytes[index...].starts(with: end) {
        index += end.count
        return
      }
      if bytes[index] == 0x0A {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
  }

  /// The closing quote, or the end of the line.
  private static func literalEnd(_ bytes: [UInt8], from start: Int, quote: UInt8) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count && bytes[index + 1] != 0x0A ? 2 : 1
    }
    return min(index, bytes.count)
  }

  private mutating func note(_ literal: ArraySlice<UInt8>, _ spot: SourceSpot) {
    guard !literal.isEmpty, literal.count <= Self.longest else { return }
    if literal.first == UInt8(ascii: "@"), let slash = literal.firstIndex(of: UInt8(ascii: "/")) {
      if let number = numbers[literal[(slash + 1)...]] {
        let isDefinition = literal.dropFirst().first == UInt8(ascii: "+")
        if isDefinition { add(spot, to: &hits[number].definitions) } else { add(spot, to: &hits[number].uses) }
      }
      return
    }
    if let number = numbers[literal] { return add(spot, to: &hits[number].exact) }
    guard let pattern = Self.pattern(literal), let found = masked[pattern] else { return }
    for number in found { add(spot, to: &hits[number].patterns) }
  }

  private func add(_ spot: SourceSpot, to spots: inout [SourceSpot]) {
    if spots.count < Self.mostHits { spots.append(spot) }
  }

  /// A literal with `#` for each value put into it; nil where there is none.
  private static func pattern(_ literal: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var result: [UInt8] = []
    var index = literal.startIndex
    var isPattern = false
    func byte(_ offset: Int) -> UInt8 { index + offset < literal.endIndex ? literal[index + offset] : 0 }
    while index < literal.endIndex {
      var end = index
      switch literal[index] {
      case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "("):
        end = closing(literal, from: index + 1, UInt8(ascii: "("), UInt8(ascii: ")"))
      case UInt8(ascii: "$") where byte(1) == UInt8(ascii: "{"):
        end = closing(literal, from: index + 1, UInt8(ascii: "{"), UInt8(ascii: "}"))
      case UInt8(ascii: "$") where isName(byte(1)):
        end = literal[(index + 1)...].firstIndex { !isName($0) } ?? literal.endIndex
      case UInt8(ascii: "%"):
        let letter = literal[(index + 1)...].firstIndex { !"0123456789l$.".utf8.contains($0) } ?? literal.endIndex
        if letter < literal.endIndex, "d@siux".utf8.contains(literal[letter]) { end = letter + 1 }
      default: break
      }
      if end > index {
        isPattern = true
        if result.last != UInt8(ascii: "#") { result.append(UInt8(ascii: "#")) }
        index = end
      } else {
        result.append(literal[index])
        index += 1
      }
    }
    return isPattern ? result[...] : nil
  }

  /// The place behind the bracket that closes the one at `start`.
  private static func closing(_ text: ArraySlice<UInt8>, from start: Int, _ open: UInt8, _ close: UInt8) -> Int {
    var depth = 0
    for index in start..<text.endIndex {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return text.endIndex
  }

  /// In markup an apostrophe is one of a text.
  private static func isQuote(_ byte: UInt8, _ isMarkup: Bool) -> Bool {
    byte == UInt8(ascii: "\"") || !isMarkup && (byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`"))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: "_")
  }
}
