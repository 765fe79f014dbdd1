/// One or several JSON values over the bytes they were read from.
public final class JSONDocument: Sendable {
  /// The whole input.
  public let bytes: [UInt8]
  /// The offset behind the last value.
  public let end: Int
  /// Where repeated keys stand (offsets of their opening quotes), in the order in which their objects close.
  public let duplicateKeys: [Int]
  let cells: [JSONCell]
  private let lineStarts: [UInt32]
  private let firstLine: Int

  private init(_ bytes: [UInt8], _ buffer: UnsafeBufferPointer<UInt8>, _ parser: JSONParser, from start: Int) {
    self.bytes = bytes
    cells = parser.cells
    duplicateKeys = parser.duplicates
    end = parser.cursor
    let place = TextPosition.of(start, in: buffer)
    firstLine = Int(place.line)
    let mark = start == 0 && buffer.startsWithMark ? 3 : 0
    var starts = [UInt32(clamping: mark + start + 1 - Int(place.column))]
    var hit = buffer.firstIndex(of: 0x0A, from: start)
    while hit < end {
      starts.append(UInt32(clamping: hit + 1))
      hit = buffer.firstIndex(of: 0x0A, from: hit + 1)
    }
    lineStarts = starts
  }

  /// Reads one value; what stands behind ``end`` is the caller's to judge.
  public static func parse(
    _ bytes: [UInt8], options: JSONOptions = JSONOptions(), from start: Int = 0
  ) throws(MarkupError) -> JSONDocument {
    try read(bytes, options: options, from: start) { parser throws(MarkupError) in try parser.value() }
  }

  /// Reads the one value that a file of ours or a line of a stream holds; anything but white space and comments behind
  /// it is an error.
  public static func parseWhole(
    _ bytes: [UInt8], options: JSONOptions = JSONOptions()
  ) throws(MarkupError) -> JSONDocument {
    try read(bytes, options: options, from: 0) { parser throws(MarkupError) in
      try parser.value()
      try parser.skipSpace()
      guard parser.cursor == parser.bytes.count else {
        throw parser.error(.syntax, "the end was expected behind the one value", at: parser.cursor)
      }
    }
  }

  /// Reads all values up to the end of the input, one after another, as in NDJSON.
  public static func parseSequence(
    _ bytes: [UInt8], options: JSONOptions = JSONOptions(), from start: Int = 0
  ) throws(MarkupError) -> JSONDocument {
    try read(bytes, options: options, from: start) { parser throws(MarkupError) in
      repeat {
        try parser.value()
        try parser.skipSpace()
      } while parser.cursor < parser.bytes.count
    }
  }

  /// Reads one value and, where it is an object, all objects that follow it directly, as in NDJSON; a fault in one
  /// that follows ends the run before it.
  public static func parseRun(
    _ bytes: [UInt8], options: JSONOptions = JSONOptions(), from start: Int = 0
  ) throws(MarkupError) -> JSONDocument {
    try read(bytes, options: options, from: start) { parser throws(MarkupError) in
      try parser.value()
      guard parser.cells.first?.kind == .object else { return }
      while true {
        let mark = parser.mark
        do {
          try parser.skipSpace()
          guard parser.cursor < parser.bytes.count, parser.bytes[parser.cursor] == UInt8(ascii: "{") else {
            return parser.rewind(to: mark)
          }
          try parser.value()
        } catch {
          return parser.rewind(to: mark)
        }
      }
    }
  }

  private static func read(
    _ bytes: [UInt8], options: JSONOptions, from start: Int, _ body: (inout JSONParser) throws(MarkupError) -> Void
  ) throws(MarkupError) -> JSONDocument {
    guard start >= 0, start < bytes.count else {
      throw MarkupError(.empty, "the input is empty; a JSON value was expected")
    }
    guard bytes.count < UInt32.max else { throw MarkupError(.value, "the input is larger than 4 GB; split it") }
    var limited = options
    limited.nodes = min(options.nodes, JSONCell.limit)
    limited.valueBytes = min(options.valueBytes, JSONCell.limit)
    return try bytes.withUnsafeBufferPointer { buffer throws(MarkupError) in
      let mark = start == 0 && buffer.startsWithMark ? 3 : 0
      if buffer.count - start >= 2, buffer[start] == 0 || buffer[start] >= 0xFE || buffer[start + 1] == 0 {
        throw MarkupError(.encoding, "JSON must be UTF-8; save the file as UTF-8", line: 1, column: 1)
      }
      var parser = JSONParser(buffer, options: limited, from: start + mark)
      try body(&parser)
      return JSONDocument(bytes, buffer, parser, from: start)
    }
  }

  /// The first value.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  /// All values that do not stand inside another one; more than one only after ``parseSequence(_:options:from:)``.
  public var roots: JSONItems { JSONItems(document: self, cell: 0, end: cells.count) }

  /// Line and column of a byte, for offsets up to ``end``.
  public func position(of offset: Int) -> TextPosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let column = max(offset - Int(lineStarts[low]), 0) + 1
    return TextPosition(line: UInt32(clamping: firstLine + low), column: UInt32(clamping: column))
  }
}
