/// The difference of two texts, line by line, with what stands around it.
public enum LineDifference {
  /// Lines that are shown before and after a change.
  static let context = 2

  /// Nil where the lines are equal; else the changed ones marked with `-` and `+`, and `…` where equal lines are left
  /// out.
  public static func text(old: [String], new: [String]) -> String? {
    if old == new { return nil }
    var lines: [(sign: Character, text: String)] = []
    var (i, j) = (0, 0)
    for (x, y) in SequenceAlignment.pairs(old, new) + [(old.count, new.count)] {
      lines += old[i..<x].map { ("-", $0) } + new[j..<y].map { ("+", $0) }
      if x < old.count { lines.append((" ", old[x])) }
      (i, j) = (x + 1, y + 1)
    }
    var isShown = [Bool](repeating: false, count: lines.count)
    for index in lines.indices where lines[index].sign != " " {
      for near in max(0, index - context)...min(lines.count - 1, index + context) { isShown[near] = true }
    }
    var text = ""
    for index in lines.indices {
      if isShown[index] {
        text += "\(lines[index].sign) \(PlainText.safe(lines[index].text))\n"
      } else if index == 0 || isShown[index - 1] {
        text += "…\n"
      }
    }
    return text
  }
}
