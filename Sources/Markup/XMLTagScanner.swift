/// Finds where start tags begin, in step with the parser, which tells only where they end.
///
/// In well-formed text `<` stands in markup, comments, CDATA and processing instructions only, so going from `<`
/// to `<` is enough. Where the text is not well-formed the parser stops and nobody asks for a place any more.
struct XMLTagScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor: Int
  private var lines: LineCursor
  /// Offset of the `<` of the tag found last, -1 before the first.
  private(set) var tag: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    cursor = start
    tag = -1
    lines = LineCursor(bytes)
  }

  /// Goes on to the next start tag; false where there is none.
  mutating func advance() -> Bool {
    while true {
      let hit = bytes.firstIndex(of: UInt8(ascii: "<"), from: cursor)
      guard hit + 1 < bytes.count else { return false }
      switch bytes[hit + 1] {
      case UInt8(ascii: "/"): cursor = hit + 2
      case UInt8(ascii: "?"): cursor = end(of: UInt8(ascii: "?"), twice: false, from: hit + 2)
      case UInt8(ascii: "!"):
        if bytes.holds("<!--", at: hit) {
          cursor = end(of: UInt8(ascii: "-"), twice: true, from: hit + 4)
        } else if bytes.holds("<![CDATA[", at: hit) {
          cursor = end(of: UInt8(ascii: "]"), twice: true, from: hit + 9)
        } else {
          cursor = hit + 2
        }
      default:
        tag = hit
        cursor = hit + 1
        return true
      }
    }
  }

  /// Line and column of the tag found last.
  mutating func position() -> TextPosition { lines.position(of: max(tag, 0)) }

  /// The offset behind `?>`, `-->` or `]]>`.
  private func end(of mark: UInt8, twice: Bool, from start: Int) -> Int {
    var search = start
    while true {
      let hit = bytes.firstIndex(of: UInt8(ascii: ">"), from: search)
      guard hit < bytes.count else { return hit }
      if twice {
        if hit >= start + 2 && bytes[hit - 1] == mark && bytes[hit - 2] == mark { return hit + 1 }
      } else if hit >= start + 1 && bytes[hit - 1] == mark {
        return hit + 1
      }
      search = hit + 1
    }
  }
}
