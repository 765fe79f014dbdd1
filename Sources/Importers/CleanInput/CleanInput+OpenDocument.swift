extension CleanInput {
  /// A document in markup that is read line by line until its outermost element is closed.
  struct OpenDocument {
    let prefix: LinePrefix
    /// Whether a further line has the whole prefix.
    var isRepeated = false
    /// The first further line that does not begin with markup.
    var verbatim: Int?
    /// Whether the outermost element has begun.
    private(set) var hasRoot = false
    private var place = Place.text
    private var depth = 0

    private enum Place {
      case text, comment, instruction, endTag
      case startTag(quote: UInt8?)
    }

    init(prefix: LinePrefix) { self.prefix = prefix }

    /// - Returns: one past the end of the document where it ends in the text.
    mutating func take(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
      for index in text {
        switch (place, bytes[index]) {
        case (.text, UInt8(ascii: "<")): begin(bytes[index..<text.upperBound])
        case (.instruction, UInt8(ascii: ">")): place = .text
        case (.comment, UInt8(ascii: ">")):
          if bytes[..<index].suffix(2).elementsEqual("--".utf8) { place = .text }
        case (.startTag(let quote?), let byte) where byte == quote: place = .startTag(quote: nil)
        case (.startTag(nil), UInt8(ascii: "\"")), (.startTag(nil), UInt8(ascii: "'")):
          place = .startTag(quote: bytes[index])
        case (.startTag(nil), UInt8(ascii: ">")):
          place = .text
          if bytes[index - 1] != UInt8(ascii: "/") { depth += 1 } else if depth == 0 { return index + 1 }
        case (.endTag, UInt8(ascii: ">")):
          place = .text
          depth -= 1
          if depth <= 0 { return index + 1 }
        default: break
        }
      }
      return nil
    }

    private mutating func begin(_ markup: ArraySlice<UInt8>) {
      switch markup.dropFirst().first {
      case UInt8(ascii: "/"): place = .endTag
      case UInt8(ascii: "?"): place = .instruction
      case UInt8(ascii: "!"): place = markup.starts(with: "<!--".utf8) ? .comment : .instruction
      default:
        place = .startTag(quote: nil)
        hasRoot = true
      }
    }
  }
}
