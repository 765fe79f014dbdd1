import ViewHierarchy

/// The rows of a comma-separated table (RFC 4180): cells may be quoted, quotes inside are doubled.
struct CSVRows: Sequence, IteratorProtocol {
  /// One row; a cell is a range of bytes, quotes included.
  struct Row {
    var cells: [Range<Int>]
    let position: SourcePosition
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private var line: Int

  init(_ document: Document, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    index = document.start
    line = 1
    for byte in bytes[..<document.start] where byte == 0x0A { line += 1 }
  }

  mutating func next() -> Row? {
    while index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
    guard index < bytes.count else { return nil }
    var row = Row(cells: [], position: SourcePosition(line: UInt32(clamping: line), column: 1))
    var start = index
    var isQuoted = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == 0x0A {
        if !isQuoted { break }
        line += 1
      }
      if byte == UInt8(ascii: ","), !isQuoted {
        row.cells.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    let end = index > start && bytes[index - 1] == 0x0D ? index - 1 : index
    row.cells.append(start..<end)
    return row
  }

  /// The text of a cell, its quotes undone.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ cell: Range<Int>) -> [UInt8] {
    let raw = bytes.part(cell.lowerBound, cell.upperBound)
    guard raw.count >= 2, raw[0] == UInt8(ascii: "\""), raw[raw.count - 1] == UInt8(ascii: "\"") else {
      return Array(raw)
    }
    var text: [UInt8] = []
    var index = 1
    while index < raw.count - 1 {
      text.append(raw[index])
      index += raw[index] == UInt8(ascii: "\"") && raw[index + 1] == UInt8(ascii: "\"") ? 2 : 1
    }
    return text
  }
}
