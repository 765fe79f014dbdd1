import ViewHierarchy

/// The properties of one semantics node.
struct FlutterNode {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// How far its line is indented, in characters.
  let indent: Int
  let position: SourcePosition
  /// Left, top, width, height in the coordinates of the parent.
  private(set) var rect: Rect?
  /// The factor of `scaled by`.
  private(set) var scale: Double?
  /// The matrix of `with transform`; a shift alone is in the rectangle.
  private(set) var matrix: FlutterTransform?
  private(set) var flags: Set<String> = []
  private(set) var actions: Set<String> = []
  private(set) var customActions: [String] = []
  private(set) var texts: [String: [UInt8]] = [:]
  private(set) var direction: LayoutDirection?
  private(set) var isMergedUp = false
  /// Whether all that is below it is a part of it.
  private(set) var isMergeBoundary = false
  private(set) var sortKey: FlutterSortKey?
  /// A text that goes on in the next line.
  private var openText: String?
  /// A property other than a text that goes on in the next line: Flutter wraps them at 65 characters.
  private var openLine: [UInt8] = []
  /// How many brackets are open in it.
  private var openBrackets = 0

  init(indent: Int, position: SourcePosition) {
    self.indent = indent
    self.position = position
  }

  private static let textKeys = ["label", "value", "hint", "tooltip", "identifier", "increasedValue", "decreasedValue"]

  /// Takes a line below the node, its drawing left out.
  mutating func take(_ line: Bytes) {
    if let key = openText {
      append(line, to: key)
      return
    }
    let isNew = openLine.isEmpty || line.contains(UInt8(ascii: ":"))
    if isNew { endLine() } else { openLine.append(0x20) }
    openBrackets += Self.brackets(line)
    if isNew, !isCut(line) {
      openBrackets = 0
      return takeProperty(line)
    }
    openLine.append(contentsOf: line)
    if !openLine.withUnsafeBufferPointer(isCut) { endLine() }
  }

  /// Takes what is left of a property whose end is missing.
  mutating func endLine() {
    guard !openLine.isEmpty else { return }
    let whole = openLine
    openLine = []
    openBrackets = 0
    whole.withUnsafeBufferPointer { takeProperty($0) }
  }

  /// Whether a property goes on in the next line: a list behind its comma, a rectangle up to the end of its transform.
  private func isCut(_ line: Bytes) -> Bool {
    guard line.has("Rect.fromLTRB(", at: 0) else {
      return Self.lists.contains { line.has($0, at: 0) } && line.last == UInt8(ascii: ",")
    }
    return openBrackets > 0
      || Self.openEnds.contains { end in
        line.count > end.utf8CodeUnitCount && line.has(end, at: line.count - end.utf8CodeUnitCount)
      }
  }

  private static func brackets(_ line: Bytes) -> Int {
    line.reduce(into: 0) { count, byte in
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") { count += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") { count -= 1 }
    }
  }

  private static let openEnds: [StaticString] = ["with transform", "with", "scaled by", "scaled"]
  private static let lists: [StaticString] = ["actions:", "flags:", "customActions:"]

  private mutating func takeProperty(_ line: Bytes) {
    if line.has("Rect.fromLTRB(", at: 0) { return takeRect(line) }
    if line.has("merged up", at: 0) {
      isMergedUp = true
      return
    }
    if line.has("merge boundary", at: 0) {
      isMergeBoundary = true
      return
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let key = String(decoding: line.part(0, colon), as: UTF8.self)
    let rest = Bytes(rebasing: line.part(colon + 1, line.count).drop { $0 == 0x20 })
    switch key {
    case "flags": flags = Set(Self.list(rest))
    case "actions": actions = Set(Self.list(rest))
    case "customActions": customActions = Self.list(rest)
    case "sortKey": sortKey = FlutterSortKey(rest)
    case "textDirection": direction = rest.has("rtl", at: 0) ? .rtl : .ltr
    default:
      guard Self.textKeys.contains(key) else { return }
      texts[key] = []
      openText = key
      if !rest.isEmpty { append(rest, to: key) }
    }
  }

  /// Texts are quoted, over several lines where they have line breaks.
  private mutating func append(_ line: Bytes, to key: String) {
    var line = line
    let isFirst = texts[key]?.isEmpty ?? true
    if isFirst, line.first == UInt8(ascii: "\"") { line = line.part(1, line.count) }
    let ends = line.last == UInt8(ascii: "\"")
    if ends { line = line.part(0, line.count - 1) }
    if !isFirst { texts[key]?.append(0x0A) }
    texts[key]?.append(contentsOf: line)
    if ends { openText = nil }
  }

  private mutating func takeRect(_ line: Bytes) {
    guard let close = line.firstIndex(of: UInt8(ascii: ")")), let edges = Numbers.numbers(line.part(14, close)) else {
      return
    }
    rect = Rect(x: edges.0, y: edges.1, width: edges.2 - edges.0, height: edges.3 - edges.1)
    if let found = line.first("scaled by ", from: close) {
      let end = line[(found + 10)...].firstIndex { $0 == UInt8(ascii: "x") } ?? line.count
      scale = Numbers.decimal(line.part(found + 10, end))
    }
    if let open = line.first("with transform [", from: close) {
      matrix = FlutterTransform(matrix: line.part(open + 16, line.count))
    }
  }

  /// Takes over what a node below says and does, as `SemanticsNode.getSemanticsData` does: texts one after another,
  /// and the first value and tooltip there are.
  mutating func merge(_ other: FlutterNode) {
    flags.formUnion(other.flags)
    actions.formUnion(other.actions)
    customActions += other.customActions
    direction = direction ?? other.direction
    for (key, text) in other.texts where !text.isEmpty {
      if texts[key]?.isEmpty ?? true {
        texts[key] = text
      } else if key == "label" || key == "hint" {
        texts[key]?.append(0x0A)
        texts[key]?.append(contentsOf: text)
      }
    }
  }

  private static func list(_ bytes: Bytes) -> [String] {
    bytes.split(separator: UInt8(ascii: ",")).map { word in
      String(decoding: word.drop { $0 == 0x20 }, as: UTF8.self)
    }
  }
}
