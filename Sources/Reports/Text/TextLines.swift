/// Breaks texts into lines of a width; a word longer than that stands alone.
enum TextLines {
  /// - Parameters:
  ///   - head: what the first line begins with.
  ///   - width: in characters.
  static func wrapped(_ head: String, _ text: some StringProtocol, width: Int) -> [String] {
    var lines: [String] = []
    var line = head
    var count = head.count
    for word in text.split(separator: " ") {
      let isFirst = line.isEmpty || line == head
      if !isFirst, count + 1 + word.count > width {
        lines.append(line)
        line = String(word)
        count = word.count
      } else {
        line += (isFirst ? "" : " ") + word
        count += (isFirst ? 0 : 1) + word.count
      }
    }
    return lines + [line]
  }
}

extension Report {
  /// A line of prose, broken where a terminal shows it; in a file it stays whole, so that it can be searched.
  func fitted(_ line: String) -> String {
    guard style.isTerminal, line.count > style.width else { return line }
    return TextLines.wrapped("", line, width: max(30, style.width - 3)).joined(separator: "\n   ")
  }
}
