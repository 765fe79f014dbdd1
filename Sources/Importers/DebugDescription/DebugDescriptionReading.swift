import ViewHierarchy

/// The state of reading one text of element descriptions, which can hold several screens.
struct DebugDescriptionReading {
  private let document: Document
  private var captures: [Capture] = []
  private var builder = ViewTreeBuilder()
  /// The indents of the nodes that are open.
  private var indents: [Int] = []
  private var windows: Rect?
  private var hasTraits = false
  private var application: (node: NodeID, place: SourcePosition)?
  private var firstKind: Kind?
  /// The element that is being read: the next line may still belong to it.
  private var pending: (line: DebugLine, start: Int, end: Int, place: SourcePosition)?
  private var error: ImportError?

  /// The traits at UIKit's bits; the last two have bits of our own.
  private static let maskable = Traits.named.reduce(into: Traits()) { $0.insert($1.trait) }
    .subtracting([.toggleButton, .supportsZoom])

  init(_ document: Document) { self.document = document }

  mutating func read() -> ImportResult {
    // Descriptions of queries and paths repeat elements; only the subtree counts.
    var isSubtree = true
    document.bytes.withUnsafeBufferPointer { bytes in
      for line in TextLines(document) {
        guard error == nil else { return }
        var index = line.start
        while index < line.end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        if bytes.has("Attributes:", at: index) || bytes.has("Path to element:", at: index)
          || bytes.has("Query chain:", at: index)
        {
          flush(bytes)
          isSubtree = false
        } else if bytes.has("Element subtree:", at: index) {
          flush(bytes)
          isSubtree = true
        } else if isSubtree, index < line.end {
          take(line, bytes)
        }
      }
      flush(bytes)
    }
    finishScreen()
    if let error { return ImportResult(captures: captures, error: error) }
    guard !captures.isEmpty else {
      return ImportResult(error: ImportError("there is no element below \"Element subtree:\"; print the application's"))
    }
    return ImportResult(captures: captures, end: document.bytes.count)
  }

  private mutating func take(_ line: TextLines.Line, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard let element = DebugLine(bytes, line.start, line.end) else {
      // A label with a line break goes on here.
      if pending != nil { pending?.end = line.end }
      return
    }
    flush(bytes)
    pending = (element, line.start, line.end, line.position(element.name.lowerBound - (element.indent < 0 ? 3 : 0)))
  }

  /// Puts the pending element into the tree.
  private mutating func flush(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let (line, _, end, place) = pending else { return }
    pending = nil
    while let last = indents.last, line.indent <= last {
      indents.removeLast()
      builder.close()
    }
    var record = NodeRecord(kind: line.type >= 0 ? XCUIElementType.table[line.type].kind : .other)
    // Windows side by side are one screen; anything else that begins anew is a screen of its own.
    if indents.isEmpty, builder.count > 0, record.kind != .window || firstKind != .window { finishScreen() }
    if let excess = document.excess(builder.count, line: Int(place.line), column: Int(place.column)) {
      error = excess
      return
    }
    if line.type < 0 || XCUIElementType.table[line.type].keepsName {
      record.className = builder.intern(String(decoding: bytes[line.name], as: UTF8.self))
    }
    record.position = place
    fill(&record, DebugFields(bytes.part(0, end), from: line.rest), bytes)
    if builder.count == 0 { firstKind = record.kind }
    if record.kind == .window, let frame = record.frame { windows = windows?.union(frame) ?? frame }
    let node = builder.open(record)
    indents.append(line.indent)
    if line.type == Self.applicationType, application == nil { application = (node, place) }
  }

  private static let applicationType = XCUIElementType.table.firstIndex { $0.name == "Application" } ?? -1

  private mutating func fill(
    _ record: inout NodeRecord, _ fields: DebugFields, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    record.frame = fields.frame
    if let mask = fields.traits {
      hasTraits = true
      record.traits = Traits(rawValue: mask).intersection(Self.maskable)
    }
    func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { bytes.part(range.lowerBound, range.upperBound) }
    if let label = fields.label { record.label = builder.store(text(label)) }
    if let identifier = fields.identifier { record.identifier = builder.store(text(identifier)) }
    if let title = fields.title, !record.label.hasBytes { record.text = builder.store(text(title)) }
    if let placeholder = fields.placeholder { record.placeholder = builder.store(text(placeholder)) }
    if let value = fields.value { builder.storeFoldedValue(text(value), in: &record) }
    if fields.isSelected { record.flags[.selected] = true }
    if fields.isFocused { record.flags[.focused] = true }
    record.flags[.enabled] = !fields.isDisabled
  }

  private mutating func finishScreen() {
    guard builder.count > 0 else { return }
    let tree = builder.finish()
    if let application, tree.isLeaf(application.node), tree.count == 1 {
      error = ImportError(
        .unreadable, AppiumIOS.Messages.childless, line: Int(application.place.line),
        column: Int(application.place.column))
    } else {
      var header = ScreenHeader(
        platform: .ios, sourceFormat: DebugDescription.format,
        facts: DebugDescription.facts.subtracting(Facts([.screenSize, .traits])))
      if hasTraits { header.facts.insert(Facts(.traits)) }
      if let windows, !windows.isEmpty {
        (header.width, header.height) = (windows.maxX, windows.maxY)
        header.facts.insert(Facts(.screenSize))
      }
      captures.append(Capture(header: header, tree: tree))
    }
    builder = ViewTreeBuilder()
    indents = []
    windows = nil
    hasTraits = false
    application = nil
    firstKind = nil
  }
}
