import Markup
import ViewHierarchy

/// The raw answer of Maestro's iOS runner, and DeviceKit's: XCTest's snapshot with numbers for types.
enum MaestroRunner {
  private enum Key: String, CaseIterable {
    case identifier, frame, value, title, label, elementType, enabled, placeholderValue, selected, hasFocus
  }

  private static let keys = Key.allCases
  private static let codes = NameCodes(keys.map(\.rawValue))

  static func capture(_ root: JSONValue, _ document: Document) throws(ImportError) -> Capture {
    let top = root["axElement"] ?? root
    var builder = ViewTreeBuilder()
    var screen: Rect?
    try open(top, document, &builder, &screen)
    var walk = JSONTreeWalk((top["children"] ?? top).elements)
    while let step = walk.next() {
      guard case .item(let object) = step else {
        builder.close()
        continue
      }
      try open(object, document, &builder, &screen)
      walk.enter((object["children"] ?? object).elements)
    }
    guard builder.count > 1 else { throw ImportError(MaestroReading.empty, at: top) }
    var header = ScreenHeader(
      platform: .ios, sourceFormat: Maestro.format,
      facts: Facts([.label, .value, .type, .frames, .exactFrames, .identifiers]))
    if let screen {
      (header.width, header.height) = (screen.maxX, screen.maxY)
      header.facts.insert(Facts(.screenSize))
    }
    return Capture(header: header, tree: builder.finish())
  }

  private static func open(
    _ object: JSONValue, _ document: Document, _ builder: inout ViewTreeBuilder, _ screen: inout Rect?
  ) throws(ImportError) {
    guard object.kind == .object else { throw ImportError("an object with an elementType was expected", at: object) }
    try document.checkCount(builder.count, at: object)
    var record = NodeRecord(kind: .other)
    record.position = object.sourcePosition
    var value: JSONValue?
    var title: JSONValue?
    for (key, found) in object.members where !found.isNull {
      let code = key.withText { codes.code(of: $0) }
      guard keys.indices.contains(code) else { continue }
      switch keys[code] {
      case .identifier: record.identifier = text(found, &builder)
      case .label: record.label = text(found, &builder)
      case .placeholderValue: record.placeholder = text(found, &builder)
      case .value: value = found
      case .title: title = found
      case .frame: record.frame = found.rect?.withoutNoise
      case .enabled: record.flags[.enabled] = found.flag
      case .selected: record.flags[.selected] = found.flag
      case .hasFocus: record.flags[.focused] = found.flag
      case .elementType:
        guard let number = found.number, let type = Int(exactly: number), XCUIElementType.table.indices.contains(type)
        else { continue }
        record.kind = XCUIElementType.table[type].kind
        if XCUIElementType.table[type].keepsName { record.className = builder.intern(XCUIElementType.table[type].name) }
      }
    }
    if let title, !record.label.hasBytes { record.text = text(title, &builder) }
    value?.withText { builder.storeFoldedValue($0, in: &record) }
    if screen == nil, let frame = record.frame, !frame.isEmpty { screen = frame }
    builder.open(record)
  }

  private static func text(_ value: JSONValue, _ builder: inout ViewTreeBuilder) -> TextRef {
    value.withText { $0.isEmpty } ? .absent : builder.store(value)
  }
}
