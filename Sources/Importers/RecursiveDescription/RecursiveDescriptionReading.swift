import ViewHierarchy

/// The state of reading one recursive description. Frames are relative to the superview, so origins are summed up.
struct RecursiveDescriptionReading {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private let document: Document
  private var builder = ViewTreeBuilder()
  /// Per open view: where the origin of its subviews lies on the screen.
  private var origins: [(x: Double, y: Double)] = []
  private var screen: Rect?
  private var hasText = false
  private var hasAsset = false

  init(_ document: Document) { self.document = document }

  mutating func read() -> ImportResult {
    var error: ImportError?
    var last: TextLines.Line?
    var root: String?
    var nextDocument: Int?
    document.bytes.withUnsafeBufferPointer { bytes in
      var pending: (line: TextLines.Line, depth: Int, start: Int, end: Int)?
      for line in TextLines(document) {
        if let (depth, start) = Self.view(bytes, line) {
          if depth == 0 {
            let address = Self.address(bytes.part(0, line.end), from: start)
            // The same window once more is another screen; another window belongs to the same.
            if pending != nil, address == root {
              nextDocument = line.start
              break
            }
            root = root ?? address
          }
          if let pending { add(pending, bytes) }
          if error == nil, let excess = document.excess(builder.count, line: line.number) {
            error = excess
            return
          }
          pending = (line, depth, start, line.end)
        } else {
          // A text with a line break goes on here.
          pending?.end = line.end
        }
        last = line
      }
      if let pending { add(pending, bytes) }
    }
    if let error { return ImportResult(error: error) }
    guard builder.count > 0 else { return ImportResult(error: ImportError("no line describes a view")) }
    var header = ScreenHeader(
      platform: .ios, sourceFormat: RecursiveDescription.format,
      facts: Facts([.hidden, .type, .frames, .exactFrames]))
    if hasText { header.facts.insert(Facts(.visibleText)) }
    if hasAsset { header.facts.insert(Facts(.assetName)) }
    if let screen {
      (header.width, header.height) = (screen.width, screen.height)
      header.facts.insert(Facts(.screenSize))
    }
    return ImportResult(
      captures: [Capture(header: header, tree: builder.finish())],
      end: nextDocument ?? last?.end ?? document.bytes.count)
  }

  /// The address of the view that begins at a place.
  private static func address(_ bytes: Bytes, from start: Int) -> String? {
    guard let mark = bytes.first(": 0x", from: start) else { return nil }
    let digits = bytes[(mark + 4)...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ">") }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The depth (one bar a level) and the beginning of a view's description.
  private static func view(_ bytes: Bytes, _ line: TextLines.Line) -> (depth: Int, start: Int)? {
    var index = line.start
    var depth = 0
    while index < line.end, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == UInt8(ascii: "|") {
      if bytes[index] == UInt8(ascii: "|") { depth += 1 }
      index += 1
    }
    guard index < line.end, bytes[index] == UInt8(ascii: "<"),
      bytes.part(0, min(line.end, index + 512)).first(": 0x", from: index) != nil
    else { return nil }
    return (depth, index)
  }

  private mutating func add(_ pending: (line: TextLines.Line, depth: Int, start: Int, end: Int), _ bytes: Bytes) {
    let text = bytes.part(0, pending.end)
    while origins.count > pending.depth, !origins.isEmpty {
      origins.removeLast()
      builder.close()
    }
    let nameEnd = text.first(": 0x", from: pending.start) ?? pending.start + 1
    let name = String(decoding: text.part(pending.start + 1, nameEnd), as: UTF8.self)
    let base = Self.word(text, "; baseClass = ", from: nameEnd)
    var record = NodeRecord(kind: ViewClass.kind(name, base: base))
    record.className = builder.intern(name)
    record.position = pending.line.position(pending.start)
    let parent = origins.last ?? (0, 0)
    var origin = parent
    if let open = text.first("frame = (", from: nameEnd), let close = text.first(")", from: open),
      let edges = Numbers.numbers(text.part(open + 9, close))
    {
      let frame = Rect(x: parent.x + edges.0, y: parent.y + edges.1, width: edges.2, height: edges.3)
      record.frame = frame.normalised?.withoutNoise
      origin = (frame.x, frame.y)
      if screen == nil, !frame.isEmpty, origins.isEmpty { screen = record.frame }
    }
    if let open = text.first("contentOffset: {", from: nameEnd), let close = text.first("}", from: open) {
      let numbers = text.part(open + 16, close)
      if let comma = numbers.firstIndex(of: UInt8(ascii: ",")),
        let x = Numbers.decimal(numbers.part(0, comma)),
        let y = Numbers.decimal(Bytes(rebasing: numbers.part(comma + 1, numbers.count).drop { $0 == 0x20 }))
      {
        origin = (origin.x - x, origin.y - y)
      }
    }
    if text.first("; hidden = YES", from: nameEnd) != nil { record.flags[.hidden] = true }
    if text.first("; userInteractionEnabled = NO", from: nameEnd) != nil, record.kind == .button {
      record.flags[.enabled] = false
    }
    if let open = text.first("; text = '", from: nameEnd) {
      let end = text.first("'; ", from: open + 10) ?? text.last("'", from: open + 10) ?? text.count
      record.text = builder.store(text.part(open + 10, end))
      hasText = true
    }
    let alpha = Self.word(text, "; alpha = ", from: nameEnd).flatMap(Double.init)
    // An image from a catalogue names itself: `named(main: heart)`.
    let asset = text.first(" named(", from: nameEnd).flatMap { open -> Range<Int>? in
      guard let colon = text.first(": ", from: open), let close = text.first(")", from: open), colon + 2 <= close else {
        return nil
      }
      return colon + 2..<close
    }
    builder.open(record)
    if let alpha, alpha.isFinite { builder.add(.alpha, number: alpha) }
    if let asset {
      builder.add(.asset, text: builder.store(text.part(asset.lowerBound, asset.upperBound)))
      hasAsset = true
    }
    origins.append(origin)
  }

  /// What stands behind a key, up to the next semicolon or bracket.
  private static func word(_ text: Bytes, _ key: StaticString, from start: Int) -> String? {
    guard let found = text.first(key, from: start) else { return nil }
    let begin = found + key.utf8CodeUnitCount
    let end = text[begin...].firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ">") } ?? text.count
    return String(decoding: text.part(begin, end), as: UTF8.self)
  }
}
