/// Breaks texts into lines of a width; a word longer than that stands alone.
enum LineWrap {
  /// - Parameters:
  ///   - head: what the first line begins with.
  ///   - width: in columns of a terminal.
  static func wrapped(_ head: String, _ text: some StringProtocol, width: Int) -> [String] {
    var lines: [String] = []
    var line = head
    var count = columns(of: head)
    for word in text.split(separator: " ") {
      let isFirst = line.isEmpty || line == head
      let length = columns(of: word)
      if !isFirst, count + 1 + length > width {
        lines.append(line)
        line = String(word)
        count = length
      } else {
        line += (isFirst ? "" : " ") + word
        count += (isFirst ? 0 : 1) + length
      }
    }
    return lines + [line]
  }

  /// How wide a terminal shows a text: the characters of East Asian scripts and emoji take two columns.
  static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + ($1.unicodeScalars.first.map(isWide) ?? false ? 2 : 1) }
  }

  /// The larger blocks of UAX #11 whose characters are wide, and those of emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension Report {
  /// A line of prose, broken where a terminal shows it; in a file it stays whole, so that it can be searched.
  func fitted(_ line: String) -> String {
    guard style.isTerminal, LineWrap.columns(of: line) > style.width else { return line }
    return LineWrap.wrapped("", line, width: max(20, style.width - 3)).joined(separator: "\n   ")
  }
}
