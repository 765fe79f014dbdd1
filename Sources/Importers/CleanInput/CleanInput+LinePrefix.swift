import ViewHierarchy

extension CleanInput {
  /// What a logger put before a line of an export: `[0-0] `, a time, a tag.
  struct LinePrefix {
    /// A longer beginning of a line is no prefix.
    private static let longest = 200
    /// Of comments, quotations and source code, in which an export is only quoted.
    private static let quoting = Set("\"'`=#*\\<>".utf8)

    private let text: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) { self.text = text }

    /// Whether loggers write such a thing, rather than people who quote an export.
    var isClean: Bool {
      text.count <= Self.longest && text.contains(where: \.isWordByte) && !text.contains(where: Self.quoting.contains)
        && !text.starts(with: "//".utf8)
    }

    /// The prefix as a message shows it.
    var shown: String {
      var text = Substring(String(decoding: text, as: UTF8.self))
      while text.last?.isWhitespace ?? false { text.removeLast() }
      return String(text)
    }

    /// How far a line goes along with the prefix: digits match digits, blanks before them any number.
    func match(_ line: ArraySlice<UInt8>) -> Match {
      var (at, index) = (text.startIndex, line.startIndex)
      while at < text.endIndex, index < line.endIndex {
        if Self.isFiller(text[at]), Self.isFiller(line[index]) {
          while at < text.endIndex, Self.isFiller(text[at]) { at += 1 }
          while index < line.endIndex, Self.isFiller(line[index]) { index += 1 }
        } else if text[at] == line[index] {
          at += 1
          index += 1
        } else {
          break
        }
      }
      let hasWord = line[..<index].contains(where: \.isWordByte)
      return Match(end: index, isWhole: hasWord && at == text.endIndex, hasWord: hasWord)
    }

    /// The part that a line shares with the prefix.
    struct Match {
      let end: Int
      /// Whether it is all of the prefix.
      let isWhole: Bool
      /// Whether there is more in it than signs.
      let hasWord: Bool
    }

    private static func isFiller(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte.isDigit }
  }
}
