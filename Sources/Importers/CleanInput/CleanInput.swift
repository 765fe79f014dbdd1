import ViewHierarchy

/// An input as text: UTF-8, with what surrounds its documents known.
///
/// The bytes stay those of the file wherever they can, so that lines and columns in messages are those that the
/// user's editor shows; where a document lies escaped inside JSON, places are translated back.
struct CleanInput {
  /// The text in UTF-8, noise included; the text of the innermost string where documents come wrapped.
  private(set) var bytes: [UInt8]
  /// Where the first document begins.
  private(set) var start = 0
  /// Where the text ends, trailing white space and NUL bytes left out.
  private(set) var end = 0
  /// What the user should know.
  private(set) var warnings: [String] = []
  /// The strings that were unpacked on the way to the bytes, the outermost first.
  private var wrappings: [EscapedText] = []

  /// Strings inside strings are followed this far.
  private static let deepestWrapping = 4

  /// - Throws: an error for an input without any text.
  init(_ raw: [UInt8]) throws(ImportError) {
    var scan = ByteScan()
    if let decoded = Self.decodeUTF16(raw) {
      bytes = decoded
      scan = ByteScan(bytes)
    } else {
      bytes = raw
      scan = ByteScan(raw)
      if scan.isBroken { repairEncoding(&scan) }
    }
    try locate()
    try stripLinePrefix()
    while wrappings.count < Self.deepestWrapping, let inner = EscapedText(in: bytes, wrappedAt: start) {
      wrappings.append(inner)
      bytes = inner.text
      scan = ByteScan(bytes)
      try locate()
    }
    guard start < end, bytes[start] == UInt8(ascii: "<") else { return }
    let fixes = XMLCharacters(bytes, in: start..<end, scan)
    if let fixed = fixes.bytes { bytes = fixed }
    if fixes.count > 0 {
      let place = position(of: fixes.first)
      warnings.append(
        "\(fixes.count) character\(fixes.count == 1 ? "" : "s") that XML forbids "
          + "\(fixes.count == 1 ? "was" : "were") replaced, the first at line \(place.line), column \(place.column)")
    }
  }

  /// Finds the text's bounds and the first document in it.
  private mutating func locate() throws(ImportError) {
    end = bytes.count
    while end > 0, Self.isBlank(bytes[end - 1]) { end -= 1 }
    let noise = Noise(bytes, end: end)
    let first = noise.firstText
    guard first < end else {
      throw ImportError(.unreadable, "the file is empty; export the screen again", line: 1, column: 1)
    }
    guard let document = noise.document(from: first) else {
      throw ImportError(
        .unreadable, "the file holds only what the tool printed, not the export; pull the exported file itself",
        line: 1,
        column: 1)
    }
    start = document
  }

  /// Exports that were printed line by line into a log.
  private mutating func stripLinePrefix() throws(ImportError) {
    let first = Noise(bytes, end: end).firstText
    let known = beginsDocument(start) ? start : end
    guard first < known else { return }
    if let first = try strip(PrintedLog.outcome(bytes, from: first, before: known, end: end)) { start = first }
  }

  /// Finds an export in markup behind text that follows a document; what stands before it becomes blanks.
  /// - Throws: where the export cannot be told from the text.
  mutating func exportBehindText(at start: Int) throws(ImportError) -> Int? {
    try strip(PrintedLog.rest(bytes, from: start, end: end))
  }

  /// - Returns: where the first export begins; nil where there is none.
  private mutating func strip(_ outcome: PrintedLog.Outcome) throws(ImportError) -> Int? {
    switch outcome {
    case .none: return nil
    case .stripped(let text, let first):
      bytes = text
      while end > first, Self.isBlank(bytes[end - 1]) { end -= 1 }
      return first
    case .uneven(let prefix, let line):
      throw ImportError(
        .unreadable,
        "the export stands in a log whose lines begin as \"\(prefix)\" does, but this one goes on without markup; "
          + "strip what stands before the markup from every line, or save the export to a file of its own",
        line: line, column: 1)
    }
  }

  /// Where the next document begins: the next byte that is neither blank nor known noise.
  func nextDocument(after end: Int) -> Int { Noise(bytes, end: self.end).next(after: end) }

  /// The line and column of a byte in the user's file, both from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = bytes.starts(with: ByteScan.mark) ? 3 : 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    return inFile(line: line, column: max(offset - lineStart, 0) + 1)
  }

  /// An error of a document with its place in the user's file: that of the document's beginning where it is about the
  /// whole.
  func placed(_ error: ImportError, ofDocumentAt start: Int) -> ImportError {
    if error.line > 0, wrappings.isEmpty { return error }
    let place = error.line > 0 ? inFile(line: error.line, column: error.column) : position(of: start)
    return ImportError(error.kind, error.message, line: place.line, column: place.column)
  }

  /// Whether a document can begin at a byte.
  func beginsDocument(_ offset: Int) -> Bool {
    let noise = Noise(bytes, end: end)
    return noise.beginsDocument(offset) || noise.beginsText(offset)
  }

  private func inFile(line: Int, column: Int) -> (line: Int, column: Int) {
    var walks = walks()
    let place = SourcePosition(line: UInt32(clamping: line), column: UInt32(clamping: column))
    let found = Self.inFile(place, &walks)
    return (Int(found.line), Int(found.column))
  }

  /// What undoes the wrappings, the innermost first; nil where nothing is wrapped.
  func walks() -> [Walk]? { wrappings.isEmpty ? nil : wrappings.reversed().map { $0.walk() } }

  /// A place of the text as a place of the file; quick where places come in ascending order.
  static func inFile(_ place: SourcePosition, _ walks: inout [Walk]?) -> SourcePosition {
    guard place.line > 0, let count = walks?.count else { return place }
    var place = place
    for index in 0..<count { place = walks?[index].source(of: place) ?? place }
    return place
  }

  /// Text that is not UTF-8: as the declared encoding says, where that is known, else with its faults replaced.
  private mutating func repairEncoding(_ scan: inout ByteScan) {
    let declaration = XMLDeclaration(bytes)
    // The XML reader decodes these two itself and keeps the offsets.
    if declaration?.isSingleByteLatin ?? false { return }
    if let declaration, let decoded = declaration.decode(bytes) {
      bytes = decoded
    } else {
      let place = position(of: scan.broken)
      warnings.append(
        "the bytes are not valid UTF-8 (first at line \(place.line), column \(place.column)); what could not be read was "
          + "replaced by U+FFFD")
      bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
    scan = ByteScan(bytes)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte.isBlank || byte == 0 }
}
