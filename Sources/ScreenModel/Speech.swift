import ViewHierarchy

/// What VoiceOver says at a stop (reading-order 1.5), in English.
public struct Speech: Sendable {
  /// The speed at which durations are told, in characters a second (rule `card-primary-read-late`).
  public static let charactersPerSecond = 15.0
}

extension Screen {
  /// What is said at the stop, without the hint that follows after a pause.
  public func spoken(_ node: NodeID) -> String {
    var bytes: [UInt8] = []
    appendSpoken(node, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes what is said at the stop.
  public func appendSpoken(_ node: NodeID, to bytes: inout [UInt8]) {
    if header.platform == .android { return appendTalkBackSpeech(node, to: &bytes) }
    let row = node.index
    let start = bytes.count
    let words = TraitWords(self, node)
    if words.isSelected { bytes.append(contentsOf: "Selected".utf8) }
    let nameStart = bytes.count
    if words.isSelected { bytes.append(contentsOf: ": ".utf8) }
    let described = bytes.count
    appendName(node, to: &bytes)
    var hasName = bytes.count > described
    if !words.isSwitch, let value = spokenValue(row) {
      if hasName { bytes.append(contentsOf: ": ".utf8) }
      appendFolded(value, to: &bytes)
      hasName = true
    }
    if !hasName, tree.hint[row].hasBytes {
      appendFolded(tree.hint[row], to: &bytes)
      hasName = true
    }
    if !hasName { bytes.removeLast(bytes.count - nameStart) }
    guard bytes.count > start || !words.isEmpty else { return }
    if bytes.count > start, !words.isEmpty || words.isSelected, bytes.last != UInt8(ascii: ".") {
      bytes.append(UInt8(ascii: "."))
    }
    words.append(to: &bytes, after: bytes.count > start)
  }

  /// The value that is read: the stated one, else the placeholder of an empty field.
  private func spokenValue(_ row: Int) -> TextRef? {
    let value = tree.value[row]
    if value.hasBytes, !tree.areEqual(value, tree.label[row]) { return value }
    let placeholder = tree.placeholder[row]
    return placeholder.hasBytes && !value.hasBytes && !tree.areEqual(placeholder, tree.label[row]) ? placeholder : nil
  }
}

/// The words that traits and types add, in VoiceOver's order (reading-order 1.5, 4).
private struct TraitWords {
  private(set) var words: [StaticString] = []
  let isSelected: Bool
  let isSwitch: Bool

  var isEmpty: Bool { words.isEmpty }

  init(_ screen: Screen, _ node: NodeID) {
    let tree = screen.tree
    let traits = tree.traits[node.index]
    let role = screen.roles.role[node.index]
    let knowsTraits = tree.has(.traits, node)
    func says(_ trait: Traits, _ roles: Role...) -> Bool {
      traits.contains(trait) || (!knowsTraits && roles.contains(role))
    }
    isSelected = traits.contains(.selected) || tree.flags[node.index].isTrue(.selected)
    let isTab = role == .tab || traits.contains(.tabBarItem)
    isSwitch = role == .toggle || traits.contains(.switchButton) || traits.contains(.toggleButton)
    if !screen.isEnabled(node) { words.append("Dimmed.") }
    if traits.contains(.backButton) {
      words.append("Back Button.")
    } else if says(.button, .button), !isTab, !isSwitch, !traits.contains(.keyboardKey) {
      words.append("Button.")
    }
    if isSwitch {
      words.append("Switch Button.")
      switch screen.tree.string(tree.value[node.index]) {
      case "1": words.append("On.")
      case "0": words.append("Off.")
      case "2": words.append("Mixed.")
      default: break
      }
    }
    if isTab { words.append("Tab.") }
    if role == .secureField || traits.contains(.secureTextField) {
      words.append("Secure Text Field.")
    } else if role == .field || role == .textArea || traits.contains(.textEntry) {
      words.append("Text Field.")
    }
    if traits.contains(.isEditing) { words.append("Is editing.") }
    if says(.header, .heading) { words.append("Heading.") }
    if says(.link, .link) { words.append("Link.") }
    if says(.adjustable, .slider, .stepper, .picker, .pageIndicator) { words.append("Adjustable.") }
    if says(.image, .image) { words.append("Image.") }
    if says(.searchField, .searchField) { words.append("Search Field.") }
  }

  func append(to bytes: inout [UInt8], after isAfterText: Bool) {
    var needsBlank = isAfterText
    for word in words {
      if needsBlank { bytes.append(0x20) }
      needsBlank = true
      word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
  }
}
