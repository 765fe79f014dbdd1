/// Steps through the tags of a view hierarchy of Detox, forgiving what its writers do wrong.
///
/// Tag names may hold generics (`Foo<Bar>`), values may hold quotes, `<` and `&`, and a web view's page stands between
/// the tags as CDATA.
struct DetoxScanner {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// What comes next.
  enum Event {
    /// A start tag with its attributes; `isEmpty` where it ends at once.
    case open(name: Range<Int>, attributes: [(attribute: DetoxAttribute, value: Range<Int>)], isEmpty: Bool)
    case close
  }

  let bytes: Bytes
  /// The next byte to look at.
  private(set) var offset: Int
  /// Where the tag at hand begins.
  private(set) var tagStart: Int
  private var line = 1
  private var lineStart = 0
  private var counted = 0

  init(_ bytes: Bytes, from start: Int) {
    self.bytes = bytes
    offset = start
    tagStart = start
    lineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next tag; nil at the end.
  mutating func next() throws(ImportError) -> Event? {
    while let tag = find("<", from: offset) {
      tagStart = tag
      countLines()
      if holds("<![CDATA[", at: tag) {
        offset = try skip(past: "]]>", "CDATA section")
      } else if holds("<!--", at: tag) {
        offset = try skip(past: "-->", "comment")
      } else if holds("<?", at: tag) {
        offset = try skip(past: "?>", "declaration")
      } else if holds("<!", at: tag) {
        throw error("a tag was expected; document types are not read")
      } else if holds("</", at: tag) {
        offset = try endOfClosingTag()
        return .close
      } else {
        return try open()
      }
    }
    return nil
  }

  /// An error at the tag at hand.
  func error(_ message: String) -> ImportError {
    ImportError(.unreadable, message, line: position.line, column: position.column)
  }

  /// Where the tag at hand begins, both from 1.
  var position: (line: Int, column: Int) { (line, max(tagStart - lineStart, 0) + 1) }

  private mutating func countLines() {
    for index in counted..<max(counted, tagStart) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    counted = max(counted, tagStart)
  }

  private mutating func open() throws(ImportError) -> Event {
    var index = tagStart + 1
    // The name ends at the blank before the first attribute, or where a tag without attributes ends.
    while index < bytes.count {
      if isBlank(index), DetoxAttribute.starts(at: afterBlanks(index), in: bytes) != nil { break }
      // In `Foo<Bar> alpha="…"` the bracket belongs to the name.
      if closing(at: index) != nil, DetoxAttribute.starts(at: afterBlanks(index + 1), in: bytes) == nil { break }
      index += 1
    }
    let name = tagStart + 1..<index
    guard !name.isEmpty, index < bytes.count else { throw error("a tag was expected after <") }
    var attributes: [(attribute: DetoxAttribute, value: Range<Int>)] = []
    while true {
      index = afterBlanks(index)
      if let (end, isEmpty) = closing(at: index) {
        offset = end
        return .open(name: name, attributes: attributes, isEmpty: isEmpty)
      }
      guard let (attribute, start) = DetoxAttribute.starts(at: index, in: bytes) else {
        throw error("an attribute or the end of the tag was expected")
      }
      let end = try endOfValue(from: start)
      if let attribute { attributes.append((attribute, start..<end)) }
      index = end + 1
    }
  }

  /// The quote that a known attribute or the tag's end follows.
  private mutating func endOfValue(from start: Int) throws(ImportError) -> Int {
    var index = start
    while let quote = find("\"", from: index) {
      let next = afterBlanks(quote + 1)
      if next > quote + 1, DetoxAttribute.starts(at: next, in: bytes) != nil { return quote }
      if let (end, _) = closing(at: next), isEndOfTag(end) { return quote }
      index = quote + 1
    }
    throw error("a value of this tag has no closing quote")
  }

  /// The end of a tag at a place: `>` or `/>`.
  private func closing(at index: Int) -> (end: Int, isEmpty: Bool)? {
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: ">"), isEndOfTag(index + 1) { return (index + 1, false) }
    return holds("/>", at: index) ? (index + 2, true) : nil
  }

  /// Behind a tag come white space, the next tag or nothing.
  private func isEndOfTag(_ index: Int) -> Bool {
    index >= bytes.count || isBlank(index) || bytes[index] == UInt8(ascii: "<")
  }

  /// `</Foo<Bar>>` ends at the last bracket before the line break or the next tag.
  private mutating func endOfClosingTag() throws(ImportError) -> Int {
    var index = tagStart + 2
    while let end = find(">", from: index) {
      if isEndOfTag(end + 1) || isEndOfRoot(end) { return end + 1 }
      index = end + 1
    }
    throw error("a closing tag has no end")
  }

  /// Whether the root ends at a bracket, whatever a tool has printed behind it on the same line.
  private func isEndOfRoot(_ end: Int) -> Bool {
    holds("</ViewHierarchy>", at: tagStart) && end == tagStart + 15
  }

  private mutating func skip(past end: StaticString, _ what: String) throws(ImportError) -> Int {
    var index = tagStart
    while index < bytes.count {
      if holds(end, at: index) { return index + end.utf8CodeUnitCount }
      index += 1
    }
    throw error("a \(what) has no end")
  }

  private func afterBlanks(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, isBlank(index) { index += 1 }
    return index
  }

  private func isBlank(_ index: Int) -> Bool {
    bytes[index].isBlank
  }

  private func find(_ byte: Unicode.Scalar, from start: Int) -> Int? {
    var index = start
    let wanted = UInt8(ascii: byte)
    while index < bytes.count {
      if bytes[index] == wanted { return index }
      index += 1
    }
    return nil
  }

  private func holds(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - index >= count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
