import ScreenModel

/// Finds what a program should have replaced before it showed a text (rule `label-unresolved-placeholder`).
enum PlaceholderForms {
  /// What was found.
  struct Found: Sendable {
    /// The part of the text.
    let range: Range<Int>
    /// Whether a person may have written it all the same: keys look like user names and host names.
    let isDoubtful: Bool
  }

  /// The first placeholder; nil where the text is one for people.
  static func find(_ bytes: Bytes.Text) -> Found? {
    for index in bytes.indices {
      let end: Int? =
        switch bytes[index] {
        case UInt8(ascii: "%"): specifier(bytes, index)
        case UInt8(ascii: "{"): braces(bytes, index)
        case UInt8(ascii: "("): word("(null)", bytes, index)
        case UInt8(ascii: "<"): word("<null>", bytes, index)
        case UInt8(ascii: "["): word("[object Object]", bytes, index)
        case UInt8(ascii: "O"): startsWord(bytes, index) ? word("Optional(", bytes, index) : nil
        case UInt8(ascii: "L"), UInt8(ascii: "l"):
          startsWord(bytes, index) && Bytes.matches(bytes, at: index, "lorem ipsum".utf8) ? index + 11 : nil
        case UInt8(ascii: "T"): index == 0 ? word("TODO:", bytes, 0) : nil
        default: nil
        }
      if let end { return Found(range: index..<end, isDoubtful: false) }
    }
    return whole(bytes)
  }

  /// `%@`, `%1$@`, `%d`, `%ld`, `%s`, `%f`; "50 %d'accord" is a percent sign and French.
  private static func specifier(_ bytes: Bytes.Text, _ start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "$") { index += 1 }
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "@") { return index + 1 }
    let isAfterNumber = isAfterDigit(bytes, start)
    while index < bytes.count, bytes[index] == UInt8(ascii: "l") { index += 1 }
    guard index < bytes.count, !isAfterNumber else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "d"), UInt8(ascii: "s"), UInt8(ascii: "f"), UInt8(ascii: "i"), UInt8(ascii: "u"): break
    default: return nil
    }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
    return next.isWordByte || next == UInt8(ascii: "'") ? nil : index + 1
  }

  /// "100%d" and "100 %d": a number before the sign makes it a percentage.
  private static func isAfterDigit(_ bytes: Bytes.Text, _ start: Int) -> Bool {
    var index = start - 1
    while index >= 0, bytes[index] == 0x20 || bytes[index] >= 0x80 { index -= 1 }
    return index >= 0 && bytes[index].isDigit
  }

  /// `{name}`, `{user.name}`, `{0}`, `${total}`, and whatever stands in two braces: `{{ user.name | upper }}`.
  private static func braces(_ bytes: Bytes.Text, _ start: Int) -> Int? {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "{"), let end = doubleBraces(bytes, index + 1) { return end }
    if index < bytes.count, bytes[index] == UInt8(ascii: "{") { index += 1 }
    // "{...}" is an ellipsis.
    guard index < bytes.count, bytes[index] != UInt8(ascii: ".") else { return nil }
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "}") else { return nil }
    return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "}") ? index + 2 : index + 1
  }

  /// Behind the second brace of two: what stands in them is no longer than an expression.
  private static func doubleBraces(_ bytes: Bytes.Text, _ start: Int) -> Int? {
    let inside = bytes[start...].prefix(longestExpression).prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
    let end = inside.endIndex
    return Bytes.matches(bytes, at: end, "}}".utf8) ? end + 2 : nil
  }

  private static let longestExpression = 80

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  private static func word(_ word: StaticString, _ bytes: Bytes.Text, _ start: Int) -> Int? {
    word.withUTF8Buffer { word in
      guard start + word.count <= bytes.count else { return nil }
      for offset in 0..<word.count where bytes[start + offset] != word[offset] { return nil }
      return start + word.count
    }
  }

  private static func startsWord(_ bytes: Bytes.Text, _ index: Int) -> Bool {
    index == 0 || !bytes[index - 1].isWordByte
  }

  private static let nothings = ["null", "nil", "undefined", "NaN", "nan"].map { Array($0.utf8) }

  /// Texts that are nothing but a value of a programming language, or a key of a table of texts.
  private static func whole(_ bytes: Bytes.Text) -> Found? {
    let text = Bytes.trimmed(bytes)
    guard text.count >= 3, text.count <= 80 else { return nil }
    let range = bytes.startIndex..<bytes.endIndex
    if text.count <= 9, nothings.contains(where: { $0.elementsEqual(text) }) {
      return Found(range: range, isDoubtful: false)
    }
    return isKey(text) ? Found(range: range, isDoubtful: true) : nil
  }

  /// `home.header.title`, `settings_title_label`, `HOME_SCREEN_TITLE`: three parts or more, each beginning with a
  /// letter, in one case; hosts and packages ("www.example.com", "com.example.app") are none.
  private static func isKey(_ text: Bytes.Text) -> Bool {
    var (parts, small, capital, digits) = (1, 0, 0, 0)
    var previous = UInt8(ascii: ".")
    for byte in text {
      let isSeparator = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      let followsSeparator = previous == UInt8(ascii: ".") || previous == UInt8(ascii: "_")
      if isSeparator {
        if followsSeparator { return false }
        parts += 1
      } else if byte.isSmallLetter {
        small += 1
      } else if byte.isCapitalLetter {
        capital += 1
      } else if byte.isDigit, !followsSeparator {
        digits += 1
      } else {
        return false
      }
      previous = byte
    }
    guard parts >= 3, previous.isLetter || previous.isDigit, small == 0 || capital == 0 else {
      return false
    }
    if capital > 0, text.contains(UInt8(ascii: ".")) { return false }
    return !hosts.isEdge(of: text)
  }

  private static let hosts = HostWords()

  /// First and last parts of host and package names.
  private struct HostWords: Sendable {
    private let first = ["www", "com", "org", "net", "io", "de", "app", "dev", "edu", "gov"].map { Array($0.utf8) }
    private let last = ["com", "org", "net", "io", "de", "uk", "app", "dev", "edu", "gov", "fr", "jp", "cn", "html"]
      .map { Array($0.utf8) }

    func isEdge(of text: Bytes.Text) -> Bool {
      let dot = UInt8(ascii: ".")
      guard let start = text.firstIndex(of: dot), let end = text.lastIndex(of: dot) else { return false }
      return first.contains { $0.elementsEqual(text[..<start]) }
        || last.contains { $0.elementsEqual(text[(end + 1)...]) }
    }
  }
}
