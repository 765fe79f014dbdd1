import ViewHierarchy

/// The state of reading a view hierarchy of Detox.
struct DetoxReading {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private let options: ImportOptions
  private var builder = ViewTreeBuilder()
  private var classes = DetoxClasses()
  private var density = AndroidDensity()
  private var statedDensity: Double?
  private var platform: Platform?
  private var screen: Rect?
  private var hasFrames = false
  /// The open nodes: their names and where their children's coordinates begin.
  private var open: [(name: String, x: Double, y: Double)] = []
  private var isOpen = false
  /// Whether the root element has ended.
  private(set) var isComplete = false

  init(_ options: ImportOptions) { self.options = options }

  /// The element that was opened last and is still open.
  var innermost: String { open.last?.name ?? "ViewHierarchy" }

  mutating func take(_ event: DetoxScanner.Event, of scanner: DetoxScanner) throws(ImportError) {
    switch event {
    case .open(let name, let attributes, let isEmpty):
      if !isOpen {
        isOpen = true
        isComplete = isEmpty
        for case (.density, let value) in attributes { statedDensity = Numbers.decimal(slice(scanner, value)) }
        return
      }
      try check(scanner)
      openNode(name, attributes, scanner)
      if isEmpty { close() }
    case .close: close()
    }
  }

  /// The capture.
  mutating func finish(end: Int) throws(ImportError) -> ImportResult {
    guard builder.count > 0 else { throw ImportError(DetoxXML.empty) }
    let platform = options.platform ?? platform ?? .ios
    var header = ScreenHeader(platform: platform, sourceFormat: DetoxXML.format, facts: facts(platform))
    header.framePrecision = .truncated
    var warnings: [String] = []
    var factor = 1.0
    if platform == .android {
      let guess = density.guess(shortSide: screen?.shortSide ?? 0)
      let known = options.density ?? statedDensity.flatMap { $0 > 0 ? $0 : nil }
      factor = known ?? guess.density
      builder.divideFrames(by: factor)
      header.density = factor
      header.framePrecision = .exact
      if known != nil { header.facts.insert(Facts(.density)) }
      if known == nil, hasFrames { warnings.append(AndroidMessages.guessed(guess)) }
    }
    if let screen, !screen.isEmpty {
      header.width = screen.width / factor
      header.height = screen.height / factor
      header.facts.insert(Facts(.screenSize))
    }
    let capture = Capture(header: header, tree: builder.finish(), warnings: warnings)
    builder = ViewTreeBuilder()
    return ImportResult(captures: [capture], end: end)
  }

  private func facts(_ platform: Platform) -> Facts {
    var facts = Facts([.hidden, .label, .type, .visibleText, .identifiers])
    if platform == .ios { facts.insert(Facts(.value)) }
    if hasFrames { facts.insert(Facts(.frames)) }
    return facts
  }

  private func check(_ scanner: DetoxScanner) throws(ImportError) {
    if builder.depth >= options.maxDepth {
      throw scanner.error("the nesting is deeper than \(options.maxDepth) (--max-depth)")
    }
    if builder.count >= options.maxNodes {
      throw scanner.error("there are more than \(options.maxNodes) nodes (--max-nodes)")
    }
  }

  private mutating func close() {
    if open.isEmpty {
      isComplete = true
    } else {
      open.removeLast()
      builder.close()
    }
  }

  private func slice(_ scanner: DetoxScanner, _ range: Range<Int>) -> Bytes {
    Bytes(rebasing: scanner.bytes[range])
  }

  private mutating func openNode(
    _ name: Range<Int>, _ attributes: [(attribute: DetoxAttribute, value: Range<Int>)], _ scanner: DetoxScanner
  ) {
    let place = scanner.position
    var record = NodeRecord(kind: .view)
    record.position = SourcePosition(line: UInt32(clamping: place.line), column: UInt32(clamping: place.column))
    var edges = (x: Double?.none, y: Double?.none, width: Double?.none, height: Double?.none)
    var className = slice(scanner, name)
    var alpha = 1.0
    var testID: Bytes?
    var id: Bytes?
    for (attribute, range) in attributes {
      let bytes = slice(scanner, range)
      switch attribute {
      case .className: className = bytes
      case .x: edges.x = Numbers.decimal(bytes)
      case .y: edges.y = Numbers.decimal(bytes)
      case .width: edges.width = Numbers.decimal(bytes)
      case .height: edges.height = Numbers.decimal(bytes)
      case .alpha: alpha = Numbers.decimal(bytes) ?? 1
      case .visibility: record.flags[.hidden] = !bytes.elementsEqual("visible".utf8)
      case .focused: record.flags[.focused] = Numbers.isTrue(bytes)
      case .testID: testID = bytes
      case .id: id = bytes
      // The Android writer writes the word null where there is no label.
      case .label: if !bytes.elementsEqual("null".utf8) { record.label = storeDecoded(bytes) }
      case .value: if !bytes.isEmpty { record.value = storeDecoded(bytes) }
      case .text: record.text = storeDecoded(bytes)
      case .tag, .density: break
      }
    }
    let known = classes.entry(className, &builder)
    record.kind = known.kind
    record.className = known.name
    if platform == nil { platform = Self.platform(className) }
    if let identifier = identifier(testID, id) { record.identifier = builder.store(identifier) }
    record.frame = frame(edges)
    if let frame = record.frame, platform == .android {
      density.note(frame, record.kind, isMeasured: id.map(AndroidDensity.isBar) ?? false)
    }
    open.append(
      (
        String(decoding: slice(scanner, name), as: UTF8.self), record.frame?.x ?? open.last?.x ?? 0,
        record.frame?.y ?? open.last?.y ?? 0
      ))
    builder.open(record)
    if alpha < 1 { builder.add(.alpha, number: alpha) }
  }

  /// Frames are relative to the superview on iOS, where a window states no origin, and absolute on Android. The bounds
  /// of a scrolled view move its children by an amount that the export does not tell.
  private mutating func frame(_ edges: (x: Double?, y: Double?, width: Double?, height: Double?)) -> Rect? {
    guard let width = edges.width, let height = edges.height else { return nil }
    var rect = Rect(x: edges.x ?? 0, y: edges.y ?? 0, width: width, height: height)
    if platform == .ios, let parent = open.last {
      rect.x += parent.x
      rect.y += parent.y
    }
    guard let rect = rect.normalised else { return nil }
    hasFrames = true
    if builder.depth == 0 { screen = screen.map { $0.union(rect) } ?? rect }
    return rect
  }

  /// The test id, else the id; ids that Detox makes up (`detox_temp_0_1`) and React's numbers name nothing.
  private func identifier(_ testID: Bytes?, _ id: Bytes?) -> Bytes? {
    if let testID, !testID.isEmpty { return testID }
    guard let id, !id.isEmpty, !id.starts(with: "detox_temp_".utf8), !id.allSatisfy(\.isDigit)
    else { return nil }
    return id
  }

  /// Android's classes are qualified by a package; Swift's have a module, which begins with a capital.
  private static func platform(_ className: Bytes) -> Platform {
    className.contains(UInt8(ascii: ".")) && className.first?.isSmallLetter ?? false
      ? .android : .ios
  }

  /// Writers that escape do so with the five references of XML and numbers.
  private mutating func storeDecoded(_ bytes: Bytes) -> TextRef {
    guard bytes.contains(UInt8(ascii: "&")) else { return builder.store(bytes) }
    let decoded = DetoxReferences.decode(bytes)
    return decoded.withUnsafeBufferPointer { builder.store($0) }
  }
}
