extension CleanInput {
  /// Takes away what loggers put before every line of an export that a test printed: `[0-0] `, a time, a tag.
  ///
  /// The prefix becomes blanks, so that lines and columns stay those of the file. A line is only read where markup
  /// follows its prefix; nothing is guessed inside an attribute.
  struct LinePrefix {
    /// What a log turned out to be.
    enum Outcome {
      /// No export with a prefix.
      case none
      /// The text with blanks for the prefixes, and where the first export begins.
      case stripped([UInt8], start: Int)
      /// A line inside the export that does not go on as its first line and those behind it.
      case uneven(prefix: String, line: Int)
    }

    /// How exports in markup begin.
    private static let beginnings = [
      "<?xml ", "<hierarchy", "<AppiumAUT", "<XCUIElementType", "<ViewHierarchy", "<screen ", "<screens",
    ].map { Array($0.utf8) }
    /// A longer beginning of a line is no prefix.
    private static let longest = 200
    /// Of comments, quotations and source code, in which an export is only quoted.
    private static let quoting = Set("\"'`=#*\\<>".utf8)

    private let bytes: [UInt8]
    private let end: Int

    init(_ bytes: [UInt8], end: Int) {
      self.bytes = bytes
      self.end = end
    }

    /// - Parameter known: where a line of its own begins a document; only what comes before it is looked for.
    func outcome(from first: Int, before known: Int) -> Outcome {
      guard let start = firstBeginning(from: first), start < known else { return .none }
      let line = lineStart(start)
      let prefix = bytes[line..<start]
      guard prefix.count <= Self.longest, prefix.contains(where: \.isWordByte),
        !prefix.contains(where: Self.quoting.contains), !prefix.starts(with: "//".utf8)
      else { return .none }
      var result = bytes
      var document = OpenDocument()
      var isRepeated = false
      var at = line
      while at < end {
        let lineEnd = bytes[at..<end].firstIndex(of: 0x0A) ?? end
        let matched = match(prefix, at, lineEnd)
        let content = (matched..<lineEnd).first { !CleanInput.isBlank(bytes[$0]) } ?? lineEnd
        let isPrefixed = at == line || bytes[at..<matched].contains(where: \.isWordByte)
        isRepeated = isRepeated || (isPrefixed && at > line)
        if content == lineEnd || beginsMarkup(content) {
          blank(at..<content, in: &result)
          document.take(bytes[content..<lineEnd])
        } else if document.isOpen {
          return isRepeated ? uneven(prefix, at) : .none
        } else if isPrefixed {
          blank(at..<lineEnd, in: &result)
        }
        at = lineEnd + 1
      }
      return .stripped(result, start: start)
    }

    /// The first place where an export in markup begins behind something else in its line.
    private func firstBeginning(from first: Int) -> Int? {
      var at = first
      while let found = bytes[at..<end].firstIndex(of: UInt8(ascii: "<")) {
        if Self.beginnings.contains(where: { bytes[found..<end].starts(with: $0) }) {
          return found > lineStart(found) ? found : nil
        }
        at = found + 1
      }
      return nil
    }

    private func lineStart(_ index: Int) -> Int { (bytes[..<index].lastIndex(of: 0x0A) ?? -1) + 1 }

    /// Where the part ends that a line shares with the prefix: digits match digits, blanks before them any number.
    private func match(_ prefix: ArraySlice<UInt8>, _ start: Int, _ lineEnd: Int) -> Int {
      var (at, line) = (prefix.startIndex, start)
      while at < prefix.endIndex, line < lineEnd {
        if Self.isFiller(prefix[at]), Self.isFiller(bytes[line]) {
          while at < prefix.endIndex, Self.isFiller(prefix[at]) { at += 1 }
          while line < lineEnd, Self.isFiller(bytes[line]) { line += 1 }
        } else if prefix[at] == bytes[line] {
          at += 1
          line += 1
        } else {
          break
        }
      }
      return line
    }

    private func beginsMarkup(_ index: Int) -> Bool {
      guard index + 1 < end, bytes[index] == UInt8(ascii: "<") else { return false }
      let next = bytes[index + 1]
      return next.isWordByte || next == UInt8(ascii: "/") || next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
    }

    private func blank(_ range: Range<Int>, in result: inout [UInt8]) {
      for index in range { result[index] = 0x20 }
    }

    private func uneven(_ prefix: ArraySlice<UInt8>, _ line: Int) -> Outcome {
      let text = String(decoding: prefix, as: UTF8.self).trimmed
      return .uneven(prefix: text, line: bytes[..<line].count { $0 == 0x0A } + 1)
    }

    private static func isFiller(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte.isDigit }
  }

  /// Whether a document that is read line by line has ended: its outermost element is closed.
  private struct OpenDocument {
    private var root: [UInt8] = []
    private(set) var isOpen = false

    mutating func take(_ line: ArraySlice<UInt8>) {
      if !isOpen, let name = Self.firstName(line) {
        root = Array("</".utf8) + name
        isOpen = true
      }
      guard isOpen else { return }
      var at = line.startIndex
      while let found = line[at...].firstIndex(of: UInt8(ascii: "<")) {
        if line[found...].starts(with: root) { isOpen = false }
        at = found + 1
      }
    }

    /// The name of the line's first element.
    private static func firstName(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
      var at = line.startIndex
      while let found = line[at...].firstIndex(of: UInt8(ascii: "<")) {
        let name = line[(found + 1)...].prefix { $0 == UInt8(ascii: ".") || $0.isLetter }
        if !name.isEmpty { return name }
        at = found + 1
      }
      return nil
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
