import Markup
import ViewHierarchy

/// One node of Maestro in whatever form it is written.
struct MaestroNode {
  /// What is read of a node; several spellings mean one thing.
  enum Field {
    case label, text, title, value, hint, identifier, bounds, className, enabled, focused, selected, checked
    case clickable, scrollable
  }

  private static let table: [(name: String, field: Field)] = [
    ("accessibilityText", .label), ("text", .text), ("title", .title), ("value", .value), ("hintText", .hint),
    ("resource-id", .identifier), ("bounds", .bounds), ("class", .className), ("enabled", .enabled),
    ("focused", .focused), ("selected", .selected), ("checked", .checked), ("clickable", .clickable),
    ("scrollable", .scrollable),
    // The compact JSON.
    ("a11y", .label), ("txt", .text), ("val", .value), ("hint", .hint), ("rid", .identifier), ("b", .bounds),
    ("cls", .className), ("scroll", .scrollable),
    // The CSV of the inspector.
    ("accessibility", .label), ("resource_id", .identifier),
  ]
  private static let codes = NameCodes(table.map(\.name))

  /// The texts, empty ones left out.
  private(set) var record = NodeRecord(kind: .other)
  private(set) var texts: [(field: Field, text: TextRef)] = []
  /// In the unit of the export.
  private(set) var bounds: Rect?
  private(set) var className: String?

  static func field(_ name: UnsafeBufferPointer<UInt8>) -> Field? {
    let code = codes.code(of: name)
    return table.indices.contains(code) ? table[code].field : nil
  }

  /// Takes a field. Every value is a text in the JSON, `1` in the CSV.
  mutating func set(_ field: Field, _ bytes: UnsafeBufferPointer<UInt8>, _ builder: inout ViewTreeBuilder) {
    guard !bytes.isEmpty else { return }
    switch field {
    case .label: record.label = builder.store(bytes)
    case .text, .title: texts.append((field, builder.store(bytes)))
    case .value: record.value = builder.store(bytes)
    case .hint: record.placeholder = builder.store(bytes)
    case .identifier: record.identifier = builder.store(bytes)
    case .bounds: bounds = Self.bounds(bytes)
    case .className: className = String(decoding: bytes, as: UTF8.self)
    case .enabled: record.flags[.enabled] = Numbers.isTrue(bytes)
    case .focused: record.flags[.focused] = Numbers.isTrue(bytes)
    case .selected: record.flags[.selected] = Numbers.isTrue(bytes)
    // Only switches have a checked state, and "false" is written everywhere.
    case .checked: if Numbers.isTrue(bytes) { record.flags[.checked] = true }
    case .clickable: record.flags[.clickable] = Numbers.isTrue(bytes)
    case .scrollable: record.flags[.scrollable] = Numbers.isTrue(bytes)
    }
  }

  /// `[left,top][right,bottom]`.
  private static func bounds(_ bytes: UnsafeBufferPointer<UInt8>) -> Rect? {
    guard let edges = Numbers.numbers(bytes) else { return nil }
    return Rect(x: edges.0, y: edges.1, width: edges.2 - edges.0, height: edges.3 - edges.1).normalised
  }

  /// The record to open: texts are the view's own on Android; on iOS `text` repeats the title, else the value.
  func finished(isAndroid: Bool, unit: Double, _ builder: inout ViewTreeBuilder) -> NodeRecord {
    var record = record
    record.frame = bounds.map {
      Rect(x: $0.x / unit, y: $0.y / unit, width: $0.width / unit, height: $0.height / unit).withoutNoise
    }
    for (field, text) in texts where isAndroid || field == .title { record.text = text }
    if let className {
      record.kind = Self.kind(className)
      record.className = builder.intern(className)
    }
    return record
  }

  /// The kind of an Android class.
  static func kind(_ className: String) -> Kind {
    let simple = className[(className.lastIndex(of: ".").map(className.index(after:)) ?? className.startIndex)...]
    return AndroidClasses.kind(simple, qualified: className)
  }
}
