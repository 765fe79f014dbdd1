import ViewHierarchy

/// A comment in an example that expects a finding at the next element: `<!-- finding: part of the message -->`.
struct FindingMark {
  /// What the message contains.
  let text: String
  /// Where the comment begins in the example.
  let position: SourcePosition

  private static let opening = Array("<!-- finding:".utf8)
  private static let closing = Array("-->".utf8)

  /// All marks of an example, in order.
  static func marks(in example: String) -> [FindingMark] {
    let bytes = Array(example.utf8)
    var marks: [FindingMark] = []
    var (line, start, index) = (UInt32(1), 0, 0)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        start = index + 1
      } else if bytes[index...].starts(with: opening) {
        let text = bytes[(index + opening.count)...]
        var end = text.startIndex
        while end < bytes.count, !bytes[end...].starts(with: closing) { end += 1 }
        marks.append(
          FindingMark(
            text: String(String(decoding: text[..<end], as: UTF8.self)[...].trimmingSpaces),
            position: SourcePosition(line: line, column: UInt32(clamping: index - start + 1))))
      }
      index += 1
    }
    return marks
  }

  /// Where the element begins that the mark speaks of: the first node behind the comment.
  func target(in captures: [Capture]) -> SourcePosition? {
    captures.flatMap(\.tree.position).filter { position.isBefore($0) }.min { $0.isBefore($1) }
  }
}

extension SourcePosition {
  /// Whether it lies earlier in the text.
  func isBefore(_ other: SourcePosition) -> Bool { (line, column) < (other.line, other.column) }
}
