/// Recognises what the program itself has written, so that a walk over a folder with old reports passes them over.
enum OwnFile {
  /// The mark stands in the first lines; no more is looked at, in bytes.
  private static let head = 512
  private static let mark = Array("screenreadout-".utf8)
  /// Exports in the canonical form carry our name too, but are there to be read.
  private static let canonical = Array("screenreadout-hierarchy".utf8)

  /// Whether the bytes are a report, a run file, a baseline or an order of ours: JSON or XML whose `schema` is one of
  /// ours.
  static func isOurs(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(head)
    // A key in JSON, an attribute in XML.
    guard let name = range(of: Array("schema".utf8), in: start) else { return false }
    var index = name
    while index < start.endIndex, isFiller(start[index]) { index += 1 }
    let value = start[index...]
    return value.starts(with: mark) && !value.starts(with: canonical)
  }

  /// Whether a word stands at the beginning, where the name of a form does.
  static func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
    range(of: Array(word.utf8), in: bytes.prefix(head)) != nil
  }

  /// Quotes, the colon or equals sign, and spaces, which may stand between the name and the value.
  private static func isFiller(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: " "), 9, 10, 13: true
    default: false
    }
  }

  /// The place behind the first occurrence.
  private static func range(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: word) }.map { $0 + word.count }
  }
}
