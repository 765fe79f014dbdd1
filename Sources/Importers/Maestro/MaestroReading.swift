import Markup
import ViewHierarchy

/// The state of reading one screen of Maestro.
struct MaestroReading {
  let document: Document
  var builder = ViewTreeBuilder()
  private(set) var isAndroid = false
  /// Pixels per dp on Android, 1 on iOS.
  private var unit = 1.0
  private var density = AndroidDensity()
  private var screen: Rect?
  private var hasContent = false
  /// Of texts that are read line by line: how deep the open nodes are.
  private var depths: [Int] = []
  private var warnings: [String] = []

  init(_ document: Document) { self.document = document }

  // MARK: Forms

  /// The tree of `maestro hierarchy`.
  static func tree(_ root: JSONValue, _ document: Document) throws(ImportError) -> Capture {
    var reading = MaestroReading(document)
    reading.findPlatform(root, children: { $0["children"] }, attributes: { $0["attributes"] })
    try reading.open(root, attributes: root["attributes"], place: 0)
    let isArtificial = reading.screen == nil
    var walk = JSONTreeWalk((root["children"] ?? root).elements)
    var place = 0
    while let step = walk.next() {
      guard case .item(let object) = step else {
        reading.builder.close()
        continue
      }
      if walk.depth == 1 { place += 1 }
      try reading.open(object, attributes: object["attributes"], place: walk.depth == 1 && isArtificial ? place : 0)
      walk.enter((object["children"] ?? object).elements)
    }
    return try reading.capture(at: root)
  }

  /// The compact JSON: short keys, defaults left out.
  static func compact(_ root: JSONValue, _ document: Document) throws(ImportError) -> Capture {
    var reading = MaestroReading(document)
    let list = root["elements"] ?? root
    reading.findPlatform(list, children: { $0.kind == .array ? $0 : $0["c"] }, attributes: { $0 })
    var walk = JSONTreeWalk(list.elements)
    while let step = walk.next() {
      guard case .item(let object) = step else {
        reading.builder.close()
        continue
      }
      try reading.open(object, attributes: nil, place: 0)
      walk.enter((object["c"] ?? object).elements)
    }
    return try reading.capture(at: root)
  }

  /// Only Android states classes, and its bounds are pixels.
  private mutating func findPlatform(
    _ root: JSONValue, children: (JSONValue) -> JSONValue?, attributes: (JSONValue) -> JSONValue?
  ) {
    var largest = Rect.zero
    var hasClass = false
    func look(_ object: JSONValue) {
      guard let attributes = attributes(object) else { return }
      let name = (attributes["class"] ?? attributes["cls"])?.string ?? ""
      if !name.isEmpty { hasClass = true }
      guard largest.isEmpty || hasClass, let bounds = attributes["bounds"] ?? attributes["b"] else { return }
      var node = MaestroNode()
      bounds.withText { node.set(.bounds, $0, &builder) }
      guard let bounds = node.bounds, !bounds.isEmpty else { return }
      if largest.isEmpty { largest = bounds }
      if hasClass { density.note(bounds, MaestroNode.kind(name), isMeasured: false) }
    }
    look(root)
    var walk = JSONTreeWalk((children(root) ?? root).elements)
    while let step = walk.next() {
      guard case .item(let object) = step else { continue }
      look(object)
      walk.enter((children(object) ?? object).elements)
    }
    setPlatform(isAndroid: hasClass, screen: largest)
  }

  /// Without a density the repeated measures and the width suggest one.
  private mutating func setPlatform(isAndroid: Bool, screen: Rect) {
    self.isAndroid = isAndroid
    guard isAndroid else { return }
    if let density = document.options.density, density > 0 {
      unit = density
    } else if !screen.isEmpty {
      let guess = density.guess(
        shortSide: min(screen.maxX, screen.maxY), longSide: max(screen.maxX, screen.maxY))
      unit = guess.density
      warnings.append(AndroidMessages.guessed(guess))
    }
  }

  // MARK: Nodes

  /// - Parameter place: the place among the children of an artificial root, from 1; 0 for other nodes.
  private mutating func open(_ object: JSONValue, attributes: JSONValue?, place: Int) throws(ImportError) {
    guard object.kind == .object else { throw ImportError("an object with attributes was expected", at: object) }
    try document.checkCount(builder.count, at: object)
    var node = MaestroNode()
    for list in [attributes, object].compactMap({ $0 }) {
      for (key, value) in list.members where value.kind != .object && value.kind != .array {
        guard let field = key.withText({ MaestroNode.field($0) }) else { continue }
        value.withText { node.set(field, $0, &builder) }
      }
    }
    // The iOS driver puts the status bar beside the application, both below a root without a frame.
    add(node, at: object.sourcePosition, isStatusBar: place == 2 && screen != nil)
  }

  /// Opens a node of a text that is read line by line: the first one tells the platform, and the depth which nodes end.
  mutating func add(_ node: MaestroNode, depth: Int, at position: SourcePosition) {
    while let last = depths.last, depth <= last {
      depths.removeLast()
      builder.close()
    }
    depths.append(depth)
    if builder.count == 0 { setPlatform(isAndroid: node.className != nil, screen: node.bounds ?? .zero) }
    add(node, at: position)
  }

  /// Opens a node.
  private mutating func add(_ node: MaestroNode, at position: SourcePosition, isStatusBar: Bool = false) {
    var record = node.finished(isAndroid: isAndroid, unit: unit, &builder)
    record.position = position
    if isStatusBar, !isAndroid { record.kind = .statusBar }
    if screen == nil, let frame = record.frame, !frame.isEmpty { screen = frame }
    if record.label.hasBytes || record.text.hasBytes || record.value.hasBytes { hasContent = true }
    builder.open(record)
  }

  /// The screen, or why there is none.
  private consuming func capture(at root: JSONValue) throws(ImportError) -> Capture {
    guard screen != nil || hasContent else { throw ImportError(Self.empty, at: root) }
    return finished()
  }

  /// The screen of a text that is read line by line, to its end, or why there is none.
  consuming func result() -> ImportResult {
    guard screen != nil || hasContent else { return ImportResult(error: ImportError(Self.empty)) }
    let end = document.bytes.count
    return ImportResult(captures: [finished()], end: end)
  }

  static let empty =
    "the capture failed: it holds no element with a size or a text; wait until the screen is shown and export again"

  private consuming func finished() -> Capture {
    var header = ScreenHeader(
      platform: isAndroid ? .android : .ios, sourceFormat: Maestro.format,
      facts: Facts([.label, .value, .frames, .identifiers]), framePrecision: .truncated)
    if isAndroid {
      header.facts.formUnion(Facts([.type, .visibleText]))
      header.density = unit
      if document.options.density != nil { header.facts.formUnion(Facts([.density, .exactFrames])) }
      header.framePrecision = .exact
    }
    if let screen {
      (header.width, header.height) = (screen.maxX, screen.maxY)
      header.facts.insert(Facts(.screenSize))
    }
    return Capture(header: header, tree: builder.finish(), warnings: warnings)
  }
}
