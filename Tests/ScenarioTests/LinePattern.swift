/// Compares lines with expected ones, in which `[..]` stands for any letters and a line `...` for any lines.
enum LinePattern {
  /// Nil where all fits; else both sides, with a mark at the first line that does not fit.
  static func difference(expected: [String], actual: [String]) -> String? {
    var (line, position) = (0, 0)
    var retry: (line: Int, position: Int)?
    var furthest = 0
    while position < actual.count || line < expected.count {
      furthest = max(furthest, position)
      if line < expected.count, expected[line] == "..." {
        retry = (line + 1, position)
        line += 1
      } else if line < expected.count, position < actual.count, matches(expected[line], actual[position]) {
        line += 1
        position += 1
      } else if let (start, tried) = retry, tried < actual.count {
        retry = (start, tried + 1)
        line = start
        position = tried + 1
      } else {
        return report(expected, actual, furthest)
      }
    }
    return nil
  }

  private static func matches(_ pattern: String, _ line: String) -> Bool {
    var pieces = pattern.split(separator: "[..]", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return pattern == line }
    var rest = line[...]
    guard rest.hasPrefix(pieces[0]) else { return false }
    rest = rest.dropFirst(pieces.removeFirst().count)
    let last = pieces.removeLast()
    for piece in pieces where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private static func report(_ expected: [String], _ actual: [String], _ mark: Int) -> String {
    var text = "expected:\n" + expected.map { "    \($0)\n" }.joined() + "came:\n"
    for (index, line) in actual.enumerated() { text += (index == mark ? "  > " : "    ") + line + "\n" }
    return mark >= actual.count ? text + "  > (end)\n" : text
  }
}
