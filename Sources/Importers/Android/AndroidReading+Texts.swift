import ViewHierarchy

/// The text attributes of the tag at hand.
struct AndroidTexts {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  var text: Bytes?
  var label: Bytes?
  var identifier: Bytes?
  var className: Bytes?
  var package: Bytes?
  var hint: Bytes?
  var paneTitle: Bytes?
  var tooltip: Bytes?
  var error: Bytes?
  var actions: Bytes?
  var liveRegion: Bytes?
  var extras: Bytes?
  /// The state in the words of the app.
  var state: Bytes?
  /// The size of the text in the unit in which the app set it.
  var size: Double?
  var unit: Bytes?
}

/// Attributes that decide what a node is.
struct AndroidMarks {
  var isCheckable = false
  var isChecked = false
  var isPassword = false
  var isHeading = false
  var isKey = false
  var showsHint = false
  var isCollection = false
  var isItem = false
  var isMultiline = false
  /// What the node says it is, in words of its own.
  var stated: Kind?
}

extension AndroidReading {
  /// An attribute of the node itself comes before what older versions keep in its bundle.
  mutating func take(
    _ extras: AndroidExtras, _ texts: inout AndroidTexts, _ marks: inout AndroidMarks, _ record: inout NodeRecord
  ) {
    texts.state = extras.state
    texts.paneTitle = texts.paneTitle ?? extras.paneTitle
    texts.tooltip = texts.tooltip ?? extras.tooltip
    texts.hint = texts.hint ?? extras.hint
    if let role = extras.role { marks.stated = Self.kind(role, isCheckable: marks.isCheckable) }
    guard extras.marks != nil else { return }
    // Who keeps marks in the bundle is older than the attribute that says the same.
    shape.see(.heading)
    record.traits = record.traits ?? []
    if extras.has(.heading) { marks.isHeading = true }
    if extras.has(.showingHint) { marks.showsHint = true }
    if extras.has(.textEntryKey) { marks.isKey = true }
    if extras.has(.screenReaderFocusable) { record.flags[.stop] = true }
  }

  /// The role description is in the language of the device; what can be checked and has one is a switch in every
  /// language (androidx/androidx:compose/ui/ui/.../AndroidComposeViewAccessibilityDelegateCompat.android.kt gives one
  /// to switches and tabs).
  private static func kind(_ role: Bytes, isCheckable: Bool) -> Kind? {
    if isCheckable { return .toggle }
    return roles.first { role.elementsEqual($0.word.utf8) }?.kind
  }

  private static let roles: [(word: String, kind: Kind)] = [
    ("Tab", .tab), ("Button", .button), ("Link", .link), ("Image", .image), ("Slider", .slider), ("Heading", .heading),
  ]

  /// Scaled pixels follow the text size that people set, other units do not; pixels say nothing, since apps work them
  /// out from scaled ones.
  static func grows(_ unit: Bytes) -> Bool? {
    if unit.elementsEqual("sp".utf8) { return true }
    return unit.elementsEqual("px".utf8) ? nil : false
  }

  mutating func storeTexts(_ texts: AndroidTexts, _ marks: AndroidMarks, in record: inout NodeRecord) {
    if let label = texts.label { record.label = builder.store(label) }
    if let hint = texts.hint { record.placeholder = builder.store(hint) }
    if let text = texts.text {
      // An empty field reports its hint as text.
      if marks.showsHint || (isField(record.kind) && !text.isEmpty && builder.holds(record.placeholder, text)) {
        if !record.placeholder.hasBytes { record.placeholder = builder.store(text) }
        record.text = builder.store(Bytes(rebasing: text[..<0]))
      } else if let state = AndroidState.stated(text, on: record.kind) {
        record.value = builder.store(state)
        record.text = builder.store(Bytes(rebasing: text[..<0]))
      } else {
        record.text = builder.holds(record.label, text) ? record.label : builder.store(text)
      }
    }
    if let identifier = texts.identifier { record.identifier = builder.store(shortened(identifier)) }
    if let tooltip = texts.tooltip, !tooltip.isEmpty { record.hint = builder.store(tooltip) }
    if let state = texts.state { record.value = builder.store(state) }
  }

  private func isField(_ kind: Kind) -> Bool { kind == .field || kind == .secureField || kind == .textArea }

  /// `com.example.shop:id/cart` as `cart` where the prefix is the window's package, which the header keeps; ids of the
  /// platform and of libraries stay whole. The name that shrinking leaves behind is none.
  private func shortened(_ identifier: Bytes) -> Bytes {
    var rest = identifier[...]
    let prefix = Bytes(rebasing: identifier.prefix(windowBytes.count))
    if !windowBytes.isEmpty, windowBytes.withUnsafeBufferPointer({ $0.equals(prefix) }),
      rest.dropFirst(prefix.count).starts(with: ":id/".utf8)
    {
      rest = rest.dropFirst(prefix.count + 4)
    }
    if rest.elementsEqual("0_resource_name_obfuscated".utf8) { rest = rest[rest.endIndex...] }
    return Bytes(rebasing: rest)
  }

  mutating func addProperties(_ texts: AndroidTexts) {
    if let title = texts.paneTitle, !title.isEmpty { builder.add(.paneTitle, text: builder.store(title)) }
    if let error = texts.error, !error.isEmpty { builder.add(.error, text: builder.store(error)) }
    if let size = texts.size, size > 0, let unit = texts.unit,
      unit.elementsEqual("sp".utf8) || unit.elementsEqual("dp".utf8)
    {
      builder.add(.fontSize, number: size)
    }
    switch texts.liveRegion?.first {
    case UInt8(ascii: "1"): builder.add(.liveRegion, text: builder.store("polite"))
    case UInt8(ascii: "2"): builder.add(.liveRegion, text: builder.store("assertive"))
    default: break
    }
  }
}
