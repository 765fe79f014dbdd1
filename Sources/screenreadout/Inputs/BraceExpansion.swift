/// Spells out `{a,b}` in a pattern, as shells do: `x{1,2}.{xml,json}` stands for four patterns.
enum BraceExpansion {
  /// More than anyone writes, and few enough to try them all.
  static let limit = 1000

  /// All patterns without braces that the word stands for, in order; nil above `limit`.
  /// Braces without a comma, or without an end, stand for themselves.
  static func patterns(of word: String) -> [String]? {
    var finished: [String] = []
    // Depth first from the left, the next pattern to look at last.
    var waiting: [(text: [UInt8], from: Int)] = [(Array(word.utf8), 0)]
    while let (text, from) = waiting.popLast() {
      guard let group = firstGroup(in: text, from: from) else {
        finished.append(String(decoding: text, as: UTF8.self))
        if finished.count > limit { return nil }
        continue
      }
      if waiting.count + group.choices.count > limit { return nil }
      for choice in group.choices.reversed() {
        waiting.append((Array(text[..<group.start]) + text[choice] + text[group.end...], group.start))
      }
    }
    return finished
  }

  private struct Group {
    let start: Int
    /// Behind the closing brace.
    let end: Int
    let choices: [Range<Int>]
  }

  private static func firstGroup(in text: [UInt8], from: Int) -> Group? {
    // Without an end anywhere there is no group; keeps a row of opening braces linear.
    guard let last = text.lastIndex(of: UInt8(ascii: "}")) else { return nil }
    var start = from
    while start < last {
      if text[start] == UInt8(ascii: "\\") {
        start += 2
        continue
      }
      if text[start] == UInt8(ascii: "{"), let group = group(in: text, at: start) { return group }
      start += 1
    }
    return nil
  }

  private static func group(in text: [UInt8], at start: Int) -> Group? {
    var depth = 0
    var choices: [Range<Int>] = []
    var begin = start + 1
    var index = start
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ",") where depth == 1:
        choices.append(begin..<index)
        begin = index + 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          guard !choices.isEmpty else { return nil }
          return Group(start: start, end: index + 1, choices: choices + [begin..<index])
        }
      default: break
      }
      index += 1
    }
    return nil
  }
}
