import Markup
import ViewHierarchy

/// The state of reading one JSON source of WebDriverAgent.
struct WDAJSONReading {
  private enum Key: String, CaseIterable {
    case type, name, value, label, rect, frame, nativeFrame, isEnabled, isVisible, isAccessible, isFocused, isSelected
    case isNativeAccessibilityElement, placeholderValue, traits, customActions, bundleId, children, rawIdentifier
    /// XCTestWD's spelling.
    case rawIndentifier
  }

  private static let keys = Key.allCases
  private static let codes = NameCodes(keys.map(\.rawValue))
  private static let types = NameCodes(XCUIElementType.table.map(\.name))
  private static let application = XCUIElementType.table.firstIndex { $0.name == "Application" } ?? -1
  private static let prefix = Array(XCUIElementType.prefix.utf8)

  private let document: Document
  private var builder = ViewTreeBuilder()
  private var shape = PageShape(format: WDAJSON.format)
  private var traitNames = TraitNames()
  private let classNames: [UInt32]
  private let kinds = XCUIElementType.table.map(\.kind)
  private var hasFrames = false
  private var statesStops = false
  private var hasUntyped = false
  private var typed: [NodeID] = []

  init(_ document: Document) {
    self.document = document
    var builder = ViewTreeBuilder()
    classNames = XCUIElementType.table.map { $0.keepsName ? builder.intern($0.name) : 0 }
    self.builder = builder
  }

  mutating func capture(_ root: JSONValue) throws(ImportError) -> Capture {
    // A WebDriver response holds the tree as its value; an element's own value is a text.
    let wrapped = root["value"].flatMap { $0.kind == .object ? $0 : nil }
    let top = wrapped ?? root
    guard top.kind == .object else {
      throw ImportError("an object with a type and children was expected", at: top)
    }
    try read(top)
    var walk = JSONTreeWalk((top["children"] ?? top).elements)
    while let step = walk.next() {
      guard case .item(let object) = step else {
        builder.close()
        continue
      }
      guard object.kind == .object else { continue }
      try read(object)
      if let children = object["children"], children.kind == .array {
        walk.enter(children.elements)
      } else {
        builder.close()
      }
    }
    if !hasFrames, !statesStops, hasUntyped {
      // `accessibleSource` names the accessible nodes only; the others hold them and say nothing.
      for node in typed { builder.set(.stop, true, at: node) }
      if !typed.isEmpty { shape.see(.accessible) }
    }
    let tree = builder.finish()
    if let application = shape.application, tree.isLeaf(application) {
      throw ImportError(AppiumIOS.Messages.childless, at: top)
    }
    guard !typed.isEmpty else { throw ImportError(AppiumIOS.Messages.empty, at: top) }
    return Capture(header: shape.header(of: tree), tree: tree)
  }

  /// The parts of an object whose meaning hangs on other parts.
  private struct Parts {
    var label: JSONValue?
    var name: JSONValue?
    var value: JSONValue?
    var placeholder: JSONValue?
    var actions: JSONValue?
    var bundle: JSONValue?
    var identifier: JSONValue?
    var statesIdentifier = false
    var rect: Rect?
    var frame: Rect?
    var exact: Rect?
    var type = -1
  }

  private mutating func read(_ object: JSONValue) throws(ImportError) {
    try document.checkCount(builder.count, at: object)
    var record = NodeRecord(kind: .other)
    var parts = Parts()
    var isTyped = false
    for (key, value) in object.members {
      let code = key.withText { Self.codes.code(of: $0) }
      guard Self.keys.indices.contains(code) else { continue }
      if case .type = Self.keys[code] {
        isTyped = true
        parts.type = value.withText(Self.type)
        record.kind = parts.type >= 0 ? kinds[parts.type] : .other
        record.className =
          parts.type >= 0 ? classNames[parts.type] : value.string.map { builder.intern($0) } ?? 0
      } else {
        take(Self.keys[code], value, &parts, &record)
      }
    }
    record.position = object.sourcePosition
    setFrame(parts, in: &record)
    storeTexts(parts, in: &record)
    let depth = builder.depth
    let isApplication = parts.type == Self.application
    if let bundle = parts.bundle, bundle.kind == .string {
      bundle.withText { shape.note(record, isApplication: isApplication, bundle: $0, depth: depth) }
    } else {
      shape.note(record, isApplication: isApplication, bundle: nil, depth: depth)
    }
    let node = builder.open(record)
    if isTyped { typed.append(node) } else { hasUntyped = true }
    parts.actions?.withText { builder.addJoinedActions($0) }
  }

  private mutating func take(_ key: Key, _ value: JSONValue, _ parts: inout Parts, _ record: inout NodeRecord) {
    switch key {
    case .type, .children: break
    case .rect:
      parts.rect = value.rect
      for edge in [PageShape.Attribute.x, .y, .width, .height] { shape.see(edge) }
    case .frame:
      parts.frame = value.rect
      for edge in [PageShape.Attribute.x, .y, .width, .height] { shape.see(edge) }
    case .nativeFrame:
      parts.exact = value.rect?.withoutNoise
      shape.see(.nativeFrame)
    case .isEnabled: record.flags[.enabled] = value.flag
    case .isVisible:
      record.flags[.visible] = value.flag
      shape.see(.visible)
    case .isAccessible:
      record.flags[.stop] = value.flag
      statesStops = true
      shape.see(.accessible)
    case .isFocused: record.flags[.focused] = value.flag
    case .isSelected: record.flags[.selected] = value.flag
    case .isNativeAccessibilityElement:
      record.flags[.element] = value.flag
      shape.see(.nativeAccessibilityElement)
    case .traits:
      shape.see(.traits)
      if value.kind == .string { record.traits = value.withText { traitNames.traits($0) } }
    case .label:
      shape.see(.label)
      parts.label = value
    case .name:
      shape.see(.name)
      parts.name = value
    case .value:
      shape.see(.value)
      parts.value = value
    case .rawIdentifier, .rawIndentifier:
      shape.see(.name)
      parts.identifier = value
      parts.statesIdentifier = true
    case .placeholderValue: parts.placeholder = value
    case .customActions:
      shape.see(.customActions)
      if value.kind == .string { parts.actions = value }
    case .bundleId: parts.bundle = value
    }
  }

  /// `nativeFrame` is exact; the rectangle is grown to whole points, but for that of other dialects. -1, -1, 0, 0
  /// stands for an infinite rectangle.
  private mutating func setFrame(_ parts: Parts, in record: inout NodeRecord) {
    guard let frame = parts.exact ?? parts.rect ?? parts.frame else { return }
    hasFrames = true
    if frame == Rect(x: -1, y: -1, width: 0, height: 0) { return }
    if parts.exact == nil, frame != frame.rounded { shape.hasFractions = true }
    record.frame = parts.exact ?? frame.withoutNoise
  }

  private mutating func storeTexts(_ parts: Parts, in record: inout NodeRecord) {
    if let label = parts.label { record.label = stored(label) }
    if parts.statesIdentifier {
      if let identifier = parts.identifier { record.identifier = stored(identifier) }
    } else if let name = parts.name, name.kind == .string {
      name.withText { builder.storeFoldedName($0, in: &record) }
    }
    if let placeholder = parts.placeholder, !placeholder.isNull {
      record.placeholder = stored(placeholder)
    } else if record.traits != nil, record.kind.isTextInput {
      record.placeholder = builder.store("")
    }
    if let value = parts.value, !value.isNull { value.withText { builder.storeFoldedValue($0, in: &record) } }
  }

  /// XCTestWD writes an empty string for null, and no dialect has an empty text of its own.
  private mutating func stored(_ value: JSONValue) -> TextRef {
    value.withText { $0.isEmpty } ? .absent : builder.store(value)
  }

  private static func type(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    let isPrefixed = name.starts(with: prefix)
    return types.code(of: isPrefixed ? UnsafeBufferPointer(rebasing: name[prefix.count...]) : name)
  }
}

extension Rect {
  /// With whole numbers.
  fileprivate var rounded: Rect {
    Rect(x: x.rounded(), y: y.rounded(), width: width.rounded(), height: height.rounded())
  }
}
