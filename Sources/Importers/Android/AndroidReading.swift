import Markup
import ViewHierarchy

/// The state of reading one dump or page source: every start tag becomes a node at once, in pixels; dp come at the end.
struct AndroidReading {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private let app: String?
  var builder = ViewTreeBuilder()
  private var classes = AndroidClasses()
  private var density = AndroidDensity()
  var shape = AndroidShape()
  /// The package of the window at hand, as text and bytes.
  private var window: String?
  private(set) var windowBytes: [UInt8] = []
  /// Elements open around the views, and inside a window that is left out.
  private var openWrappers = 0
  private var openDropped = 0

  private init(app: String?) { self.app = app }

  /// Reads a document; windows of several ordinary apps take a second look, once it is known whose screen it is.
  static func read(_ document: Document, format: String) -> ImportResult {
    let options = document.options
    var reading = AndroidReading(app: options.app)
    let result = reading.run(document, format)
    guard options.app == nil, result.error == nil, reading.shape.packages.count > 1,
      let app = reading.shape.app(preferring: options.likelyApps[.android])
    else { return result }
    reading = AndroidReading(app: app)
    return reading.run(document, format)
  }

  private mutating func run(_ document: Document, _ format: String) -> ImportResult {
    var reading = self
    let result = document.readXML(
      AndroidAttribute.vocabulary, open: { reading.open($0) }, close: { reading.close() },
      finish: { reading.finish(end: $0, format: format, given: document.options.density) })
    self = reading
    return result
  }

  private mutating func open(_ tag: borrowing XMLTag) -> XMLStep {
    if openDropped > 0 {
      openDropped += 1
      return .goOn
    }
    if AndroidAttribute.isWrapper(tag.name) {
      if builder.depth == 0 { openWrappers += 1 } else { builder.open(Self.plain(tag)) }
      readScreen(tag)
      return .goOn
    }
    var texts = AndroidTexts()
    var marks = AndroidMarks()
    var record = Self.plain(tag)
    for index in 0..<tag.attributeCount {
      guard let attribute = AndroidAttribute(rawValue: tag.attributeName(index)) else { continue }
      shape.see(attribute)
      let bytes = tag.attributeValue(index)
      switch attribute {
      case .text: texts.text = bytes
      case .resourceID: texts.identifier = bytes
      case .className: texts.className = bytes
      case .package: texts.package = bytes
      case .contentDescription: texts.label = bytes
      case .hint, .hintText: texts.hint = bytes
      case .paneTitle: texts.paneTitle = bytes
      case .tooltip: texts.tooltip = bytes
      case .error: texts.error = bytes
      case .actions: texts.actions = bytes
      case .liveRegion: texts.liveRegion = bytes
      case .extras: texts.extras = bytes
      case .textSize: texts.size = Numbers.decimal(bytes)
      case .textUnit: texts.unit = bytes
      case .bounds:
        record.frame = Self.bounds(bytes)
        // All edges at zero: the view is not on the screen.
        if record.frame == .zero {
          record.frame = nil
          record.flags[.visible] = false
        }
      case .enabled: record.flags[.enabled] = Numbers.isTrue(bytes)
      case .clickable: record.flags[.clickable] = Numbers.isTrue(bytes)
      case .longClickable: record.flags[.longClickable] = Numbers.isTrue(bytes)
      case .focusable: record.flags[.focusable] = Numbers.isTrue(bytes)
      case .focused: record.flags[.focused] = Numbers.isTrue(bytes)
      case .scrollable: record.flags[.scrollable] = Numbers.isTrue(bytes)
      case .displayed, .visibleToUser: record.flags[.visible] = Numbers.isTrue(bytes)
      // The server's own judgement; a view that is not important is not in the tree that TalkBack gets.
      case .important: record.flags[.element] = Numbers.isTrue(bytes)
      case .screenReaderFocusable: if Numbers.isTrue(bytes) { record.flags[.stop] = true }
      // "Not selected" is also written where nothing can be selected, so it proves nothing.
      case .selected: if Numbers.isTrue(bytes) { record.flags[.selected] = true }
      case .checkable: marks.isCheckable = Numbers.isTrue(bytes)
      case .checked: marks.isChecked = Numbers.isTrue(bytes)
      case .password: marks.isPassword = Numbers.isTrue(bytes)
      case .heading:
        marks.isHeading = Numbers.isTrue(bytes)
        record.traits = record.traits ?? []
      case .textEntryKey: marks.isKey = Numbers.isTrue(bytes)
      case .showingHint: marks.showsHint = Numbers.isTrue(bytes)
      case .isCollection: marks.isCollection = Numbers.isTrue(bytes)
      case .isCollectionItem: marks.isItem = Numbers.isTrue(bytes)
      case .multiline: marks.isMultiline = Numbers.isTrue(bytes)
      case .rotation, .width, .height, .windowIndex, .title: break
      }
    }
    if builder.depth == 0, !Self.isToast(texts.className), isForeign(texts.package) {
      openDropped = 1
      return .goOn
    }
    if let extras = texts.extras { take(AndroidExtras(extras), &texts, &marks, &record) }
    classify(&record, texts.className ?? (tag.nameBytes.elementsEqual("node".utf8) ? nil : tag.nameBytes), marks)
    // The writer of `window-index` leaves out what is false (callstack/agent-device).
    if shape.has(.windowIndex) { Self.stateAbsent(&record.flags) }
    if let actions = texts.actions { Self.takeActions(actions, &record.flags) }
    storeTexts(texts, marks, in: &record)
    shape.note(record, depth: builder.depth, window: window)
    if let frame = record.frame {
      let flags = record.flags
      let isBar = texts.identifier.map(AndroidDensity.isBar) ?? false
      density.note(
        frame, record.kind, isMeasured: isBar || flags.isTrue(.clickable) || flags.isTrue(.longClickable))
    }
    if let unit = texts.unit { record.flags[.dynamicType] = Self.grows(unit) }
    builder.open(record)
    addProperties(texts)
    return .goOn
  }

  private mutating func close() {
    if openDropped > 0 {
      openDropped -= 1
    } else if builder.depth > 0 {
      builder.close()
    } else {
      openWrappers -= 1
    }
  }

  /// The capture in dp, or why there is none.
  private mutating func finish(end: Int, format: String, given: Double?) -> ImportResult {
    guard builder.count > 0 else {
      guard let dropped = shape.dropped else { return ImportResult(error: ImportError(AndroidMessages.empty)) }
      return ImportResult(
        error: ImportError(.notExamined, ForeignApp.covered(by: dropped, app: app)), end: end)
    }
    let guess = density.guess(shortSide: shape.sides.short, longSide: shape.sides.long)
    let factor = given ?? guess.density
    builder.divideFrames(by: factor)
    var capture = Capture(
      header: shape.header(format: format, density: factor, isGiven: given != nil), tree: builder.finish())
    builder = ViewTreeBuilder()
    if given == nil, capture.header.facts.contains(.frames) { capture.warnings.append(AndroidMessages.guessed(guess)) }
    if app == nil, var package = shape.app, package.withUTF8(AndroidPackages.place) == .launcher {
      capture.warnings.append(ForeignApp.alone(package))
    }
    return ImportResult(captures: [capture], end: end)
  }
}

// MARK: - One node

extension AndroidReading {
  private static func plain(_ tag: borrowing XMLTag) -> NodeRecord {
    var record = NodeRecord(kind: .view)
    record.position = SourcePosition(line: tag.line, column: tag.column)
    return record
  }

  /// Appium adds messages as roots of their own, under the package of the settings.
  private static func isToast(_ className: Bytes?) -> Bool {
    className?.elementsEqual("android.widget.Toast".utf8) ?? false
  }

  private mutating func readScreen(_ tag: borrowing XMLTag) {
    for index in 0..<tag.attributeCount {
      switch AndroidAttribute(rawValue: tag.attributeName(index)) {
      case .width: shape.state(width: Numbers.decimal(tag.attributeValue(index)), height: nil)
      case .height: shape.state(width: nil, height: Numbers.decimal(tag.attributeValue(index)))
      default: break
      }
    }
  }

  /// Whether a window belongs to another app than the one under test; keeps whose window it is.
  private mutating func isForeign(_ package: Bytes?) -> Bool {
    guard let package, !package.isEmpty else {
      window = nil
      windowBytes = []
      return false
    }
    windowBytes = Array(package)
    let name = String(decoding: package, as: UTF8.self)
    window = name
    let place = AndroidPackages.place(of: package)
    if let app {
      guard name != app else { return false }
    } else if place == .app || place == .launcher {
      return false
    }
    shape.drop(name, place)
    return true
  }

  private mutating func classify(_ record: inout NodeRecord, _ className: Bytes?, _ marks: AndroidMarks) {
    if let className, !className.isEmpty {
      let known = classes.entry(className, &builder)
      record.kind = known.kind
      record.className = known.name
      if known.isToast { record.flags[.element] = false }
    }
    if marks.isCheckable {
      record.flags[.checked] = marks.isChecked
      if record.kind == .view { record.kind = .checkbox }
    }
    if record.kind == .view || record.kind == .checkbox, let kind = marks.stated { record.kind = kind }
    if marks.isHeading { record.traits = .header }
    if marks.isKey { record.traits = (record.traits ?? []).union(.keyboardKey) }
    switch record.kind {
    case .field where marks.isPassword: record.kind = .secureField
    case .field where marks.isMultiline: record.kind = .textArea
    case .text where marks.isHeading: record.kind = .heading
    case .view where marks.isCollection: record.kind = .list
    case .view where marks.isItem: record.kind = .cell
    default: break
    }
  }

  private static func stateAbsent(_ flags: inout Flags) {
    for flag in [Flag.enabled, .clickable, .longClickable, .focusable, .scrollable] where flags[flag] == nil {
      flags[flag] = false
    }
  }

  /// What the action list adds to the flags: views that scroll or are clicked by code only.
  private static func takeActions(_ list: Bytes, _ flags: inout Flags) {
    for action in list.split(separator: UInt8(ascii: ",")) {
      let name = action.drop { $0 == 0x20 }
      if name.elementsEqual("ACTION_CLICK".utf8) {
        flags[.clickable] = true
      } else if name.elementsEqual("ACTION_LONG_CLICK".utf8) {
        flags[.longClickable] = true
      } else if name.starts(with: "ACTION_SCROLL_".utf8), !name.starts(with: "ACTION_SCROLL_TO".utf8) {
        flags[.scrollable] = true
      }
    }
  }

  /// `[left,top][right,bottom]` in pixels.
  private static func bounds(_ bytes: Bytes) -> Rect? {
    var numbers = (0.0, 0.0, 0.0, 0.0)
    var index = 0
    for place in 0..<4 {
      while index < bytes.count, bytes[index] != 0x2D, bytes[index] < 0x30 || bytes[index] > 0x39 { index += 1 }
      let start = index
      while index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x2E || bytes[index].isDigit {
        index += 1
      }
      guard start < index, let number = Numbers.decimal(Bytes(rebasing: bytes[start..<index])) else { return nil }
      switch place {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      case 2: numbers.2 = number
      default: numbers.3 = number
      }
    }
    return Rect(x: numbers.0, y: numbers.1, width: numbers.2 - numbers.0, height: numbers.3 - numbers.1).normalised
  }
}
