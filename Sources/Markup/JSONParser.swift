/// Turns JSON bytes into cells, without recursion and in one pass.
struct JSONParser {
  /// An array or object that is open.
  struct Frame {
    let cell: Int
    let isObject: Bool
    var keys = 0
    var hasEscapedKey = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let options: JSONOptions
  var cursor: Int
  private(set) var cells: [JSONCell] = []
  private(set) var duplicates: [Int] = []
  private var open: [Frame] = []
  private var top = Frame(cell: -1, isObject: false)
  private var keys = JSONKeyTable()

  init(_ bytes: UnsafeBufferPointer<UInt8>, options: JSONOptions, from start: Int) {
    self.bytes = bytes
    self.options = options
    cursor = start
    // Exports hold a value in about every 12 bytes; an array that grows would copy itself many times.
    cells.reserveCapacity(min((bytes.count - start) / 12, options.nodes) + 16)
  }

  /// Between two values: where the parser is and how much it has.
  var mark: (cursor: Int, cells: Int, duplicates: Int) { (cursor, cells.count, duplicates.count) }

  /// Forgets what came behind a mark; the last thing that is done with a parser.
  mutating func rewind(to mark: (cursor: Int, cells: Int, duplicates: Int)) {
    cursor = mark.cursor
    cells.removeLast(cells.count - mark.cells)
    duplicates.removeLast(duplicates.count - mark.duplicates)
  }

  /// The byte at the cursor, 0 at the end.
  @inline(__always)
  var current: UInt8 { cursor < bytes.count ? bytes[cursor] : 0 }

  /// Reads one value; white space behind it stays.
  mutating func value() throws(MarkupError) {
    try skipSpace()
    try item()
    while top.cell >= 0 {
      try skipSpace()
      let close = top.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if current == close {
        try leave()
        continue
      }
      if top.cell != cells.count - 1 {
        guard current == UInt8(ascii: ",") else {
          throw fault(top.isObject ? "a , or } was expected" : "a , or ] was expected", at: cursor)
        }
        cursor += 1
        try skipSpace()
        if options.trailingCommas && current == close {
          try leave()
          continue
        }
      }
      if top.isObject { try key() }
      try item()
    }
  }

  private mutating func key() throws(MarkupError) {
    guard current == UInt8(ascii: "\"") else { throw fault("a key in double quotes was expected", at: cursor) }
    try string()
    top.keys += 1
    if cells[cells.count - 1].kind == .escapedString { top.hasEscapedKey = true }
    if current != UInt8(ascii: ":") { try skipSpace() }
    guard current == UInt8(ascii: ":") else { throw fault("a : was expected behind the key", at: cursor) }
    cursor += 1
    try skipSpace()
  }

  private mutating func item() throws(MarkupError) {
    switch current {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"): try enter(.object)
    case UInt8(ascii: "["): try enter(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try literal("true", .true)
    case UInt8(ascii: "f"): try literal("false", .false)
    case UInt8(ascii: "n"): try literal("null", .null)
    default: throw fault("a value was expected", at: cursor)
    }
  }

  private mutating func enter(_ kind: JSONCell.Kind) throws(MarkupError) {
    guard open.count < options.depth else {
      throw error(.depth, "values are nested deeper than \(options.depth); cut the tree or raise the limit", at: cursor)
    }
    open.append(top)
    top = Frame(cell: cells.count, isObject: kind == .object)
    try append(kind, offset: cursor, extent: 0)
    cursor += 1
  }

  private mutating func leave() throws(MarkupError) {
    let frame = top
    cells[frame.cell].extent = cells.count
    cursor += 1
    if let parent = open.popLast() { top = parent }
    guard frame.keys > 1, let repeated = keys.duplicates(of: frame, in: cells, bytes), let first = repeated.first else {
      return
    }
    if options.duplicateKeys == .refused {
      throw error(.duplicateKey, "a key occurs twice in one object; keep one", at: first)
    }
    duplicates.append(contentsOf: repeated)
  }

  private mutating func literal(_ text: StaticString, _ kind: JSONCell.Kind) throws(MarkupError) {
    guard bytes.holds(text, at: cursor) else {
      let length = zip(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), bytes[cursor...])
        .prefix { $0 == $1 }.count
      throw fault("a value was expected", at: cursor + length == bytes.count ? bytes.count : cursor)
    }
    try append(kind, offset: cursor, extent: text.utf8CodeUnitCount)
    cursor += text.utf8CodeUnitCount
  }

  @inline(__always)
  mutating func append(_ kind: JSONCell.Kind, offset: Int, extent: Int) throws(MarkupError) {
    guard cells.count < options.nodes, extent <= options.valueBytes else {
      if extent > options.valueBytes {
        let message = "a value is longer than \(options.valueBytes) bytes; shorten it or raise the limit"
        throw error(.value, message, at: offset)
      }
      let message = "the document has more than \(options.nodes) values; split it or raise the limit"
      throw error(.nodes, message, at: offset)
    }
    cells.append(JSONCell(kind, offset: offset, extent: extent))
  }

  // MARK: Errors

  /// A violation of the grammar; at the end of the input it is a truncation.
  func fault(_ message: String, at offset: Int) -> MarkupError {
    if offset < bytes.count { return error(.syntax, message, at: offset) }
    if cells.isEmpty { return error(.empty, "the input is empty; a JSON value was expected", at: offset) }
    return error(.truncated, "the input ends where \(message); the file is incomplete", at: offset)
  }

  func error(_ kind: MarkupError.Kind, _ message: String, at offset: Int) -> MarkupError {
    let place = TextPosition.of(min(offset, bytes.count), in: bytes)
    return MarkupError(kind, message, line: place.line, column: place.column)
  }
}
