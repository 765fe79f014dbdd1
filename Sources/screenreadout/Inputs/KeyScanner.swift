/// Finds what changes from run to run in one part of a path, byte by byte. What it knows, in the order in which it
/// tries at each place; a number always reaches from one non-digit to the next:
///
/// 1. identifier: a UUID (8-4-4-4-12 hexadecimal digits), not touching other letters or digits;
/// 2. date: `YYYY-MM-DD`, `YYYYMMDD`, `DD-MM-YYYY` with one of `- _ .` throughout, years 1990 to 2099; and behind it,
///    after `T`, `t`, `at` or separators, a time: two or three pairs of digits (6 digits without separators), with a
///    fraction, `AM` or `PM`, and `Z` or an offset (`+02-00`);
/// 3. time: three pairs of digits with one of `- _ . :` throughout, or seconds, milliseconds, microseconds since 1970
///    in 10, 13, 16 digits that begin with 1;
/// 4. counter: `run`, `step`, `attempt`, `retry`, `try`, `iteration`, `build` or `shard` with its number; digits
///    that lead the part and are followed by a separator (`03_checkout`), unless a version begins there (`1.4.0`); a
///    part that is all digits; a number in parentheses (`home (1)`, a second download). Other numbers stay: `page2` may
///    be another screen than `page1`.
///
/// Separators (`- _ . #` and space) and brackets left around a removal go with it, one separator between two words
/// stays.
enum KeyScanner {
  enum Kind: String, CaseIterable, Sendable {
    case identifier
    case date
    case time
    case counter
  }

  struct Removal: Equatable, Sendable {
    let kind: Kind
    let text: [UInt8]
  }

  /// What is left of a part of a path.
  static func strip(_ part: [UInt8], of kinds: [Kind], noting removed: inout [Removal]) -> [UInt8] {
    var rest: [UInt8] = []
    var index = 0
    var hasRemoved = false
    while index < part.count {
      if let (kind, end) = match(part, at: index), kinds.contains(kind) {
        removed.append(Removal(kind: kind, text: Array(part[index..<end])))
        hasRemoved = true
        index = end
        dropOpening(&rest)
        while index < part.count, isSeparator(part[index]) || isClosing(part[index]) { index += 1 }
        if !rest.isEmpty, index < part.count { rest.append(separator(in: part, before: index, left: &rest)) }
      } else {
        rest.append(part[index])
        index += 1
      }
    }
    guard hasRemoved else { return part }
    while let last = rest.last, isSeparator(last) { rest.removeLast() }
    return Array(rest.drop { isSeparator($0) })
  }

  /// The kind and the end of what begins at a place.
  private static func match(_ part: [UInt8], at start: Int) -> (Kind, Int)? {
    if let end = DatePattern.identifier(part, at: start) { return (.identifier, end) }
    let isBehindDigit = start > 0 && part[start - 1].isDigit
    if part[start].isDigit && !isBehindDigit {
      if let end = DatePattern.date(part, at: start) {
        return (.date, DatePattern.timeBehindDate(part, at: end) ?? end)
      }
      if let end = DatePattern.time(part, at: start) { return (.time, end) }
      let end = digits(part, from: start)
      let isLead = start == 0 || part[..<start].allSatisfy { isSeparator($0) }
      let isVersion = end + 1 < part.count && part[end] == UInt8(ascii: ".") && part[end + 1].isDigit
      if isLead && !isVersion && (end == part.count || isSeparator(part[end])) { return (.counter, end) }
      let isCopy = start > 0 && part[start - 1] == UInt8(ascii: "(")
      if isCopy && end < part.count && part[end] == UInt8(ascii: ")") { return (.counter, end) }
    }
    return counterWord(part, at: start).map { (.counter, $0) }
  }

  private static let counterWords = ["run", "step", "attempt", "retry", "try", "iteration", "build", "shard"].map {
    Array($0.utf8)
  }

  /// A counter's word, at most one separator, its number, and no letter behind.
  private static func counterWord(_ part: [UInt8], at start: Int) -> Int? {
    guard isLetter(part[start]), start == 0 || !isLetter(part[start - 1]) else { return nil }
    for word in counterWords where part.count - start > word.count {
      let matches = word.indices.allSatisfy { part[start + $0] | 0x20 == word[$0] }
      guard matches else { continue }
      var index = start + word.count
      if isSeparator(part[index]) { index += 1 }
      let end = digits(part, from: index)
      if end > index && (end == part.count || !isLetter(part[end])) { return end }
    }
    return nil
  }

  /// Brackets and separators that stood before a removal.
  private static func dropOpening(_ rest: inout [UInt8]) {
    while let last = rest.last, isOpening(last) { rest.removeLast() }
  }

  /// The separator that goes on between the words on both sides of a removal: the one on its left, else on its right.
  private static func separator(in part: [UInt8], before index: Int, left rest: inout [UInt8]) -> UInt8 {
    var found: UInt8?
    while let last = rest.last, isSeparator(last) {
      found = last
      rest.removeLast()
    }
    let right = part[index - 1]
    return found ?? (isSeparator(right) ? right : UInt8(ascii: "_"))
  }

  static func digits(_ part: [UInt8], from start: Int) -> Int {
    var end = start
    while end < part.count, part[end].isDigit { end += 1 }
    return end
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    // Bytes of letters beyond ASCII count as letters, so that a word is never taken apart.
    byte.isLetter || byte >= 0x80
  }

  static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: " "): true
    default: false
    }
  }

  private static func isOpening(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") }
  private static func isClosing(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") }
}
