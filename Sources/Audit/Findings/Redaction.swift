import ScreenModel
import ViewHierarchy

/// Takes the app's texts out of what the rules say of a screen: a quoted text becomes its shape, identifiers stay.
///
/// The rules see the texts as they are; only what is told of them changes. Identity is worked out before and stays
/// what it is, so that a redacted run and an open one know each other's findings.
public struct Redaction: Sendable {
  /// The screen with the shapes of its texts.
  public let screen: Screen
  private let identifiers: Set<String>
  /// Their letters and digits: fixes suggest labels that are made of nothing else ("share-article": "Share article").
  private let spelledIdentifiers: Set<[UInt8]>
  /// The words of all texts, in lower case.
  private let words: Set<[UInt8]>
  /// The beginnings, up to their first quotation mark, of texts that hold one: where one of them stands in a message,
  /// its quotes do not pair up.
  private let quotedStarts: Set<String>

  /// - Parameter original: the screen that was audited.
  public init(_ original: Screen) {
    screen = original.redacted()
    let tree = original.tree
    var identifiers: Set<String> = []
    var words: Set<[UInt8]> = []
    var quotedStarts: Set<String> = []
    func collect(_ ref: TextRef) {
      guard ref.hasBytes else { return }
      tree.withBytes(ref) { bytes in
        if let quote = bytes.firstIndex(of: UInt8(ascii: "\"")) {
          // The nearest words tell enough, and messages fold white space.
          let start = bytes[..<quote].split(whereSeparator: \.isBlank).last ?? bytes[..<0]
          let gap = quote > 0 && bytes[quote - 1] <= 0x20 ? " " : ""
          quotedStarts.insert(String(decoding: start, as: UTF8.self) + gap + "\"")
        }
        for word in bytes.split(whereSeparator: { !$0.isWordByte }) { words.insert(word.map(\.lowered)) }
      }
    }
    for column in [tree.label, tree.value, tree.hint, tree.text, tree.placeholder] { column.forEach(collect) }
    for property in tree.properties where property.key.isText { collect(property.text) }
    for ref in tree.identifier where ref.hasBytes {
      if let identifier = tree.string(ref) { identifiers.insert(identifier) }
    }
    self.identifiers = identifiers
    spelledIdentifiers = Set(identifiers.map { Self.spelled($0[...]) })
    // They say whether a switch is on, and stay in values.
    self.words = words.subtracting([[UInt8(ascii: "0")], [UInt8(ascii: "1")]])
    self.quotedStarts = quotedStarts
  }

  /// A finding of the screen with the shapes of the texts in it.
  public func redacted(_ finding: Finding) -> Finding {
    rewritten(finding, spoken: finding.spoken.map { _ in screen.spoken(finding.element.node) })
  }

  /// A finding of another screen, which may quote texts of this one.
  public func quotesRedacted(_ finding: Finding) -> Finding { rewritten(finding, spoken: finding.spoken) }

  private func rewritten(_ finding: Finding, spoken: String?) -> Finding {
    let element = finding.element
    var result = Finding(
      rule: finding.rule, severity: finding.severity, fullSeverity: finding.fullSeverity, impact: finding.impact,
      confidence: finding.confidence, screen: finding.screen,
      element: ElementDescription(
        node: element.node, path: element.path, role: element.role, identifier: element.identifier,
        name: TextShape.text(element.name), frame: element.frame),
      message: sentence(finding.message), detail: finding.detail, data: finding.data.map(datum),
      fix: finding.fix.map { fix in
        Fix(sentence(fix.summary), code: fix.code.map { FixCode($0.framework, $0.language, code($0.text)) })
      }, position: finding.position, occurrences: finding.occurrences, others: finding.others,
      related: finding.related.map { ($0.place, sentence($0.why)) },
      spoken: spoken, identity: finding.identity)
    result.state = finding.state
    return result
  }

  /// A message about an input, of which no screen is known: what it quotes keeps its shape, words of a program stay.
  public static func problem(_ message: String) -> String {
    let pieces = message.split(separator: "\"", omittingEmptySubsequences: false)
    return pieces.enumerated().map { index, piece in
      let isPlain = piece.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      return index % 2 == 0 || isPlain ? String(piece) : TextShape.text(String(piece))
    }.joined(separator: "\"")
  }

  // MARK: Pieces

  private func datum(_ datum: Datum) -> Datum {
    guard case .text(let text) = datum.value else { return datum }
    return Datum(datum.name, quoted(text[...]))
  }

  /// A sentence: what stands in quotes, and beside them names of the screen, which are written in capitals.
  private func sentence(_ text: String) -> String {
    guard let first = text.firstIndex(of: "\""), let last = text.lastIndex(of: "\"") else { return plain(text[...]) }
    if first != last, quotedStarts.contains(where: { text.holds($0) }) {
      let inner = text[text.index(after: first)..<last]
      return plain(text[..<first]) + "\"\(TextShape.text(String(inner)))\"" + plain(text[text.index(after: last)...])
    }
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    return pieces.enumerated().map { $0 % 2 == 1 ? quoted($1) : plain($1) }.joined(separator: "\"")
  }

  /// Code: its literals and its comments.
  private func code(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let trimmed = line.drop { $0 == " " }
      return trimmed.hasPrefix("//") || trimmed.hasPrefix("<!--") ? sentence(String(line)) : literals(line)
    }.joined(separator: "\n")
  }

  /// A line of code with its literals, in which `\` escapes the next character.
  private func literals(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) {
      let quote = rest[start]
      var end = rest.index(after: start)
      while end < rest.endIndex, rest[end] != quote {
        if rest[end] == "\\" { end = rest.index(after: end) }
        if end < rest.endIndex { end = rest.index(after: end) }
      }
      result += rest[...start]
      let inner = rest[rest.index(after: start)..<min(end, rest.endIndex)]
      result += isReference(inner) ? String(inner) : placeholder(inner)
      guard end < rest.endIndex else { return result }
      result.append(quote)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// A literal of code: nobody can want a shape in an app, so it says what belongs in its place.
  private func placeholder(_ literal: Substring) -> String {
    if literal.hasPrefix(Self.placeholderStart) {
      // What compares captures is rewritten for each of them.
      let shape = literal.dropFirst(Self.placeholderStart.count)
      if TextShape.text(String(shape)) == shape { return String(literal) }
    }
    let hidden = quoted(literal)
    return hidden == literal ? hidden : "\(Self.placeholderStart)\(hidden)]"
  }

  /// No bracket or quote that would need an escape in a literal of any language.
  private static let placeholderStart = "[redacted text: "

  /// `@+id/cart`: a resource that is named by an identifier.
  private func isReference(_ literal: Substring) -> Bool {
    guard literal.hasPrefix("@"), let slash = literal.lastIndex(of: "/") else { return false }
    return literal[..<slash].hasSuffix("id")
  }

  /// A text in quotes: kept where it is an identifier or none of its words stands on the screen. A text that was cut
  /// may end within a word, and what is not ASCII is never ours.
  private func quoted(_ text: Substring) -> String {
    if identifiers.contains(String(text)) || spelledIdentifiers.contains(Self.spelled(text)) { return String(text) }
    let isOnScreen = text.utf8.split(whereSeparator: { !$0.isWordByte }).contains {
      words.contains($0.map(\.lowered))
    }
    let isOurs = !isOnScreen && text.utf8.allSatisfy { $0 < 0x80 }
    return isOurs ? String(text) : TextShape.text(String(text))
  }

  /// Words outside quotes: those that begin with a capital and stand on the screen, and those of other scripts.
  private func plain(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let start = rest.firstIndex(where: \.isWordByte) {
      let word = rest[start...].prefix(while: \.isWordByte)
      bytes += rest[..<start]
      rest = rest[word.endIndex...]
      let isName = word.contains { $0 >= 0x80 } || word.first.map(\.lowered) != word.first
      if isName, words.contains(word.map(\.lowered)) {
        word.withUnsafeBufferPointer { TextShape.append($0, to: &bytes) }
      } else {
        bytes += word
      }
    }
    return String(decoding: bytes + rest, as: UTF8.self)
  }

  private static func spelled(_ text: Substring) -> [UInt8] { text.utf8.filter(\.isWordByte).map(\.lowered) }
}

extension String {
  /// Whether another text stands in it, byte for byte.
  fileprivate func holds(_ other: String) -> Bool {
    let (bytes, sought) = (Array(utf8), Array(other.utf8))
    guard let first = sought.first, bytes.count >= sought.count else { return sought.isEmpty }
    return (0...(bytes.count - sought.count)).contains { bytes[$0] == first && bytes[$0...].starts(with: sought) }
  }
}
