import ViewHierarchy

/// Undoes what WebDriverAgent folds together in its page sources, in XML and JSON alike.
///
/// Source: appium/WebDriverAgent:WebDriverAgentLib/Categories/XCUIElement+FBWebDriverAttributes.m.
extension ViewTreeBuilder {
  /// `name` is the identifier or else the label: equal to the label it says nothing new. The label comes before it.
  mutating func storeFoldedName(_ name: UnsafeBufferPointer<UInt8>, in record: inout NodeRecord) {
    if !holds(record.label, name) { record.identifier = store(name) }
  }

  /// `value` repeats the label of a text, says "1" for a selected button, and holds the placeholder of an empty field.
  /// Label, placeholder and traits come before it.
  mutating func storeFoldedValue(_ value: UnsafeBufferPointer<UInt8>, in record: inout NodeRecord) {
    guard !value.isEmpty else { return }
    switch record.kind {
    case .text where holds(record.label, value): return
    case .button where value.count == 1 && value[0] == UInt8(ascii: "1"):
      if record.traits.map({ $0.contains(.selected) }) ?? true {
        record.flags[.selected] = true
        return
      }
    case .field, .secureField, .searchField, .textArea:
      if holds(record.placeholder, value) { return }
    case .toggle, .checkbox, .radio:
      if value.count == 1 { record.flags[.checked] = value[0] == UInt8(ascii: "1") }
    default: break
    }
    record.value = holds(record.label, value) ? record.label : store(value)
  }

  /// Adds the titles of the node's custom actions. They are joined by commas and not escaped, so a title with a comma
  /// counts as two.
  mutating func addJoinedActions(_ list: UnsafeBufferPointer<UInt8>) {
    for title in list.split(separator: UInt8(ascii: ",")) {
      let title = UnsafeBufferPointer(rebasing: title.drop { $0 == 0x20 })
      if !title.isEmpty { add(.action, text: store(title)) }
    }
  }
}

extension Kind {
  /// The types of which WebDriverAgent states the placeholder, since version 9.7. It states traits since 9.12: beside
  /// them a field without a placeholder has none, and its value is what was typed.
  var isTextInput: Bool {
    switch self {
    case .field, .secureField, .searchField, .textArea: true
    default: false
    }
  }
}
