/// Finds markup in texts that are to be spoken: tags, entities, Markdown, escapes, glyphs of icon fonts.
enum MarkupForms {
  /// What was found.
  struct Found: Sendable {
    /// The part of the text.
    let range: Range<Int>
    /// Whether it is a character that only an icon font draws.
    var isGlyph = false
  }

  /// No tag or link is longer.
  private static let reach = 200

  /// The first piece of markup.
  static func find(_ text: Bytes.Text) -> Found? {
    for index in text.indices {
      let end: Int?
      switch text[index] {
      case UInt8(ascii: "<"): end = tag(text, index)
      case UInt8(ascii: "&"): end = entity(text, index)
      case UInt8(ascii: "*"): end = strong(text, index)
      case UInt8(ascii: "]"): end = link(text, index)
      case UInt8(ascii: "\\"): end = escape(text, index)
      case 0xEE...:
        guard let width = glyph(text, index) else { continue }
        return Found(range: index..<index + width, isGlyph: true)
      default: continue
      }
      if let end { return Found(range: index..<end) }
    }
    return nil
  }

  /// `<b>`, `</p>`, `<br/>`: a letter right behind the bracket; "a <b" is arithmetic.
  private static func tag(_ text: Bytes.Text, _ start: Int) -> Int? {
    var index = start + 1
    if index < text.count, text[index] == UInt8(ascii: "/") { index += 1 }
    guard index < text.count, text[index].lowered.isSmallLetter else { return nil }
    let limit = min(text.count, start + reach)
    while index < limit, text[index] != UInt8(ascii: ">"), text[index] != UInt8(ascii: "<") { index += 1 }
    guard index < limit, text[index] == UInt8(ascii: ">") else { return nil }
    // "<null>" and "<UIView: 0x…>" are no markup, and "<me@example.com>" is an address.
    let inner = text[start + 1..<index]
    return inner.contains(UInt8(ascii: "@")) || inner.elementsEqual("null".utf8)
      || inner.contains(where: \.isCapitalLetter) ? nil : index + 1
  }

  /// `&amp;`, `&#39;`.
  private static func entity(_ text: Bytes.Text, _ start: Int) -> Int? {
    var index = start + 1
    let isNumber = index < text.count && text[index] == UInt8(ascii: "#")
    if isNumber { index += 1 }
    let first = index
    while index < text.count, index - first < 10, isNumber ? isCode(text[index]) : text[index].isSmallLetter {
      index += 1
    }
    guard index - first >= 2, index < text.count, text[index] == UInt8(ascii: ";") else { return nil }
    return index + 1
  }

  private static func isCode(_ byte: UInt8) -> Bool { byte.isDigit || byte.isLetter }

  /// `**word**`; a row of asterisks is a mask.
  private static func strong(_ text: Bytes.Text, _ start: Int) -> Int? {
    let star = UInt8(ascii: "*")
    guard start + 3 < text.count, text[start + 1] == star, text[start + 2].isWordByte else { return nil }
    if start > 0, text[start - 1] == star { return nil }
    var index = start + 2
    let limit = min(text.count - 1, start + reach)
    while index < limit, text[index] != star { index += 1 }
    guard index < limit, text[index + 1] == star else { return nil }
    return index + 2
  }

  /// `](https://…)`, the second half of a Markdown link.
  private static func link(_ text: Bytes.Text, _ start: Int) -> Int? {
    guard Bytes.matches(text, at: start, "](http".utf8) else { return nil }
    return text[start...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
  }

  /// A backslash and `n`, before something that is no file name.
  private static func escape(_ text: Bytes.Text, _ start: Int) -> Int? {
    guard start + 1 < text.count, text[start + 1] == UInt8(ascii: "n") else { return nil }
    let next = start + 2 < text.count ? text[start + 2] : 0x20
    return next.isSmallLetter ? nil : start + 2
  }

  /// Private use, U+E000 to U+F8FE (U+F8FF is Apple's logo, which is spoken) and the planes from U+F0000 on; and
  /// U+FFFC, which stands for an attachment.
  private static func glyph(_ text: Bytes.Text, _ index: Int) -> Int? {
    func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
    switch (text[index], byte(1), byte(2)) {
    case (0xEF, 0xA3, 0xBF): return nil
    case (0xEE, _, _), (0xEF, 0x80...0xA3, _), (0xEF, 0xBF, 0xBC): return 3
    case (0xF3, 0xB0...0xBF, _), (0xF4, 0x80...0x8F, _): return 4
    default: return nil
    }
  }
}
