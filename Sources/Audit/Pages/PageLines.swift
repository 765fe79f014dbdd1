/// The lines of a page, counted from 1, without their ends.
struct PageLines {
  /// The path that errors name.
  let path: String
  private let lines: [Substring]
  private let hasCarriageReturns: Bool

  init(path: String, text: String) {
    self.path = path
    var text = text
    text.makeContiguousUTF8()
    var lines: [Substring] = []
    var hasCarriageReturns = false
    var start = text.startIndex
    for end in Self.lineEnds(of: &text) {
      if end.offset + 1 < end.next { hasCarriageReturns = true }
      lines.append(Substring(text.utf8[start..<text.utf8.index(text.startIndex, offsetBy: end.offset)]))
      start = text.utf8.index(text.startIndex, offsetBy: end.next)
    }
    self.lines = lines
    self.hasCarriageReturns = hasCarriageReturns
  }

  /// For each line the offset of its end in bytes and that of the next line.
  private static func lineEnds(of text: inout String) -> [(offset: Int, next: Int)] {
    text.withUTF8 { bytes in
      var ends: [(offset: Int, next: Int)] = []
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        let hasReturn = index > 0 && bytes[index - 1] == UInt8(ascii: "\r")
        ends.append((offset: hasReturn ? index - 1 : index, next: index + 1))
      }
      ends.append((offset: bytes.count, next: bytes.count))
      return ends
    }
  }

  /// The number of the last line.
  var last: Int { lines.count }

  /// A line; nil behind the end.
  subscript(number: Int) -> Substring? {
    number >= 1 && number <= lines.count ? lines[number - 1] : nil
  }

  /// Some lines as one text, each with its end; without blank lines around them.
  func text(_ range: Range<Int>) -> String {
    var range = range
    while let line = self[range.lowerBound], !range.isEmpty, line.trimmingSpaces.isEmpty {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, let line = self[range.upperBound - 1], line.trimmingSpaces.isEmpty {
      range = range.lowerBound..<range.upperBound - 1
    }
    return joined(range)
  }

  /// Some lines as one text, each with its end.
  func joined(_ range: Range<Int>) -> String {
    guard let first = self[range.lowerBound], let last = self[range.upperBound - 1], !range.isEmpty else { return "" }
    // Slices of one text: where it has no carriage returns, what lies between them is the joined text already.
    if !hasCarriageReturns { return String(first.base[first.startIndex..<last.endIndex]) + "\n" }
    var text = ""
    for number in range {
      text += self[number] ?? ""
      text += "\n"
    }
    return text
  }

  /// An error at a line of the page.
  func error(_ line: Int, column: Int? = nil, _ message: String) -> PageError {
    PageError(page: path, line: line, column: column, message: message)
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  var trimmingSpaces: Substring {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }), let last = utf8.lastIndex(where: { !isSpace($0) })
    else {
      return self[endIndex...]
    }
    return Substring(utf8[first...last])
  }

  /// The pieces between a separator, compared byte by byte.
  func pieces(between separator: Unicode.Scalar, keepingEmpty: Bool = false) -> [Substring] {
    let separator = UInt8(ascii: separator)
    var pieces: [Substring] = []
    pieces.reserveCapacity(4)
    var start = utf8.startIndex
    var rest = utf8.count
    while true {
      let length = Substring(utf8[start...]).length(before: separator) ?? rest
      let end = utf8.index(start, offsetBy: length)
      if keepingEmpty || length > 0 { pieces.append(Substring(utf8[start..<end])) }
      guard length < rest else { return pieces }
      start = utf8.index(after: end)
      rest -= length + 1
    }
  }

  /// How many bytes stand before the first one that is the separator; nil where none is.
  private func length(before separator: UInt8) -> Int? {
    utf8.withContiguousStorageIfAvailable { bytes in bytes.firstIndex(of: separator) }
      ?? utf8.firstIndex(of: separator).map { utf8.distance(from: utf8.startIndex, to: $0) }
  }
}
