/// The lines of a page, counted from 1, without their ends.
struct PageLines {
  /// The path that errors name.
  let path: String
  private let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
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
    return self[first...last]
  }
}
