/// What a sample expects: comments `expect: RULE-ID [RULE-ID …]`, each about the start tag that follows it.
///
/// A scan of the text, not of the document: comments never reach the tree, and the test must not lean on the readers
/// that it tests.
struct SampleMarks {
  /// One finding: its rule and the line where its element's start tag begins.
  struct Finding: Hashable, Comparable, CustomStringConvertible {
    let rule: String
    /// From 1; 0 for a mark that no start tag follows, which no finding can match.
    let line: Int

    var description: String { "line \(line): \(rule)" }

    static func < (a: Finding, b: Finding) -> Bool { (a.line, a.rule) < (b.line, b.rule) }
  }

  /// The expected findings, by line and rule.
  let findings: [Finding]
  /// The number of start tags, but for those of what a node has in the canonical form: actions and custom content.
  let nodeCount: Int

  private static let word = "expect:"
  private static let properties = ["action ", "content "]

  init(_ bytes: [UInt8]) {
    var findings: [Finding] = []
    var pending: [String] = []
    var nodes = 0
    var line = 1
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "<!--".utf8) {
        let end = SampleMarks.end(of: index + 4, in: bytes)
        pending += SampleMarks.rules(bytes[(index + 4)..<end])
        line += bytes[index..<end].count { $0 == UInt8(ascii: "\n") }
        index = end
        continue
      }
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      if bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count, SampleMarks.startsName(bytes[index + 1]) {
        if !SampleMarks.properties.contains(where: { bytes[(index + 1)...].starts(with: $0.utf8) }) { nodes += 1 }
        findings += pending.map { Finding(rule: $0, line: line) }
        pending = []
      }
      index += 1
    }
    self.findings = (findings + pending.map { Finding(rule: $0, line: 0) }).sorted()
    nodeCount = nodes
  }

  /// The marks of a format without comments: a file with a line number and a rule a line.
  init(list: String, nodeCount: Int) {
    findings = list.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let number = Int(words[0]) else { return nil }
      return Finding(rule: String(words[1]), line: number)
    }.sorted()
    self.nodeCount = nodeCount
  }

  /// What is marked and was not found, and what was found and is not marked; empty where both agree.
  func difference(from found: [Finding]) -> String {
    var unmatched = found.sorted()
    var lines: [String] = []
    for finding in findings {
      if let index = unmatched.firstIndex(of: finding) {
        unmatched.remove(at: index)
      } else {
        lines.append("- expected, not found: \(finding)")
      }
    }
    lines += unmatched.map { "+ found, not expected: \($0)" }
    return lines.joined(separator: "\n")
  }

  /// Where the comment's text ends.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
    return min(index, bytes.count)
  }

  private static func rules(_ comment: ArraySlice<UInt8>) -> [String] {
    let words = String(decoding: comment, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.first.map { $0 == word } ?? false ? words.dropFirst().map(String.init) : []
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
  }
}
