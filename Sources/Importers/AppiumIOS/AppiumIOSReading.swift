import Markup
import ViewHierarchy

/// The state of reading one page source: every start tag becomes a node at once.
struct AppiumIOSReading {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The attributes that are read; codes in the vocabulary.
  private typealias Attribute = PageShape.Attribute

  /// Attribute names first, then the tags.
  static let vocabulary = XMLVocabulary(
    Attribute.allCases.map(\.name) + XCUIElementType.table.map { XCUIElementType.prefix + $0.name })
  private static let attributeCount = Attribute.allCases.count
  private static let kinds = XCUIElementType.table.map(\.kind)
  private static let applicationType = XCUIElementType.table.firstIndex { $0.name == "Application" } ?? -1

  private var builder = ViewTreeBuilder()
  private let kinds = Self.kinds
  /// The class number of each element type; 0 where the kind says it all, `unmet` before the first element of the type:
  /// what asks all names of a tree has the fewer to ask.
  private var classNames = XCUIElementType.table.map { $0.keepsName ? Self.unmet : 0 }
  private static let unmet = UInt32.max
  private var traitNames = TraitNames()
  private var shape = PageShape(format: AppiumIOS.format)

  mutating func open(_ tag: borrowing XMLTag) -> XMLStep {
    let type = tag.name - Self.attributeCount
    guard type >= 0 else {
      // Only the wrapper `AppiumAUT` is no element; another foreign tag is a plain node.
      guard builder.depth > 0 else { return .goOn }
      var record = NodeRecord(kind: .other)
      record.className = builder.intern(String(decoding: tag.nameBytes, as: UTF8.self))
      record.position = SourcePosition(line: tag.line, column: tag.column)
      builder.open(record)
      return .goOn
    }
    var record = NodeRecord(kind: kinds[type])
    if classNames[type] == Self.unmet { classNames[type] = builder.intern(XCUIElementType.table[type].name) }
    record.className = classNames[type]
    record.position = SourcePosition(line: tag.line, column: tag.column)
    var texts = Texts()
    var edges = (x: Double.nan, y: Double.nan, width: Double.nan, height: Double.nan)
    for index in 0..<tag.attributeCount {
      guard let attribute = Attribute(rawValue: tag.attributeName(index)) else { continue }
      shape.see(attribute)
      let bytes = tag.attributeValue(index)
      switch attribute {
      case .name: texts.name = bytes
      case .label: texts.label = bytes
      case .value: texts.value = bytes
      case .placeholderValue: texts.placeholder = bytes
      case .customActions: texts.actions = bytes
      case .bundleId: texts.bundle = bytes
      case .x: edges.x = Numbers.decimal(bytes) ?? .nan
      case .y: edges.y = Numbers.decimal(bytes) ?? .nan
      case .width: edges.width = Numbers.decimal(bytes) ?? .nan
      case .height: edges.height = Numbers.decimal(bytes) ?? .nan
      case .enabled: record.flags[.enabled] = Numbers.isTrue(bytes)
      case .visible: record.flags[.visible] = Numbers.isTrue(bytes)
      case .accessible: record.flags[.stop] = Numbers.isTrue(bytes)
      case .nativeAccessibilityElement: record.flags[.element] = Numbers.isTrue(bytes)
      case .focused: record.flags[.focused] = Numbers.isTrue(bytes)
      case .selected: record.flags[.selected] = Numbers.isTrue(bytes)
      case .traits: record.traits = traitNames.traits(bytes)
      case .nativeFrame: record.frame = Numbers.rect(bytes)
      case .type, .index: break
      }
    }
    if record.frame == nil { record.frame = Self.frame(edges) }
    storeTexts(texts, in: &record)
    shape.note(record, isApplication: type == Self.applicationType, bundle: texts.bundle, depth: builder.depth)
    builder.open(record)
    if let actions = texts.actions { builder.addJoinedActions(actions) }
    return .goOn
  }

  /// The end of a wrapper closes nothing.
  mutating func close() { builder.close() }

  /// The capture, or why there is none.
  func finish(end: Int) -> ImportResult {
    guard builder.count > 0 else { return ImportResult(error: ImportError(AppiumIOS.Messages.empty)) }
    let tree = builder.finish()
    if let application = shape.application, tree.isLeaf(application) {
      let place = tree.position[application.index]
      return ImportResult(
        error: ImportError(
          .unreadable, AppiumIOS.Messages.childless, line: Int(place.line), column: Int(place.column)))
    }
    return ImportResult(captures: [Capture(header: shape.header(of: tree), tree: tree)], end: end)
  }

  /// The text attributes of the tag at hand.
  private struct Texts {
    var name: Bytes?
    var label: Bytes?
    var value: Bytes?
    var placeholder: Bytes?
    var actions: Bytes?
    var bundle: Bytes?
  }

  /// WebDriverAgent writes -1, -1, 0, 0 where XCTest reported an infinite rectangle.
  private static func frame(_ edges: (x: Double, y: Double, width: Double, height: Double)) -> Rect? {
    if edges.x == -1, edges.y == -1, edges.width == 0, edges.height == 0 { return nil }
    return Rect(x: edges.x, y: edges.y, width: edges.width, height: edges.height).normalised
  }

  /// The order matters: later texts are told apart by earlier ones.
  private mutating func storeTexts(_ texts: Texts, in record: inout NodeRecord) {
    if let label = texts.label { record.label = builder.store(label) }
    if let name = texts.name { builder.storeFoldedName(name, in: &record) }
    if let placeholder = texts.placeholder {
      record.placeholder = builder.store(placeholder)
    } else if record.traits != nil, record.kind.isTextInput {
      record.placeholder = builder.store("")
    }
    if let value = texts.value { builder.storeFoldedValue(value, in: &record) }
  }
}
