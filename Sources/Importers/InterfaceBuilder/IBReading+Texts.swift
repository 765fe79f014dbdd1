import Markup
import ViewHierarchy

extension IBReading {
  /// Begins a text that stands between tags; its place says what it is.
  mutating func openString(_ tag: borrowing XMLTag, _ parent: Level) {
    let key = attribute(tag, .key)
    if parent.name == IBName.fragment.rawValue {
      capture.isOpen = true
      return
    }
    let target: IBCapture.Target
    switch IBName(rawValue: parent.name) {
    case .accessibility: target = isKey(key, "hint") ? .hint : .label
    case .userDefinedRuntimeAttribute: target = .runtimeValue
    case .state: target = .stateTitle
    case .buttonConfiguration where isKey(key, "title"): target = .configurationTitle
    case _ where parent.role == .object && (isKey(key, "text") || isKey(key, "title")): target = .text
    case _ where parent.role == .object && isKey(key, "placeholder"): target = .placeholder
    default: return
    }
    capture.begin(target, takesText: true)
  }

  /// Begins a text with attributes; its pieces follow.
  mutating func openAttributedString(_ tag: borrowing XMLTag, _ parent: Level) {
    let key = attribute(tag, .key)
    if parent.name == IBName.state.rawValue, isKey(key, "attributedTitle") {
      capture.begin(.attributedStateTitle, takesText: false)
    } else if parent.name == IBName.buttonConfiguration.rawValue, isKey(key, "attributedTitle") {
      capture.begin(.attributedConfigurationTitle, takesText: false)
    } else if parent.role == .object, isKey(key, "attributedText") {
      capture.begin(.attributedText, takesText: false)
    }
  }

  mutating func setText(_ bytes: Bytes, _ target: IBCapture.Target, _ object: Int32) {
    let index = Int(object)
    switch target {
    case .label: objects[index].label = texts.store(bytes)
    case .hint: objects[index].hint = texts.store(bytes)
    case .placeholder: objects[index].placeholder = texts.store(bytes)
    case .runtimeValue: setRuntime(bytes, object)
    case .text, .attributedText: objects[index].setContent(texts.store(bytes))
    case .configurationTitle, .attributedConfigurationTitle: setFinalTitle(bytes, object)
    case .stateTitle, .attributedStateTitle: setTitle(bytes, object)
    }
  }

  /// The normal state of a button; false for another state.
  mutating func readState(_ tag: borrowing XMLTag, _ parent: Level) -> Bool {
    guard parent.role == .object, holds(tag, .key, "normal") else { return false }
    if let title = attribute(tag, .title) { setTitle(title, parent.object) }
    readImage(tag, parent.object)
    return true
  }

  /// A configuration's title is shown before that of a state.
  mutating func readConfiguration(_ tag: borrowing XMLTag, _ object: Int32) {
    guard holds(tag, .key, "configuration") else { return }
    if let title = attribute(tag, .title) { setFinalTitle(title, object) }
    readImage(tag, object)
  }

  private mutating func readImage(_ tag: borrowing XMLTag, _ object: Int32) {
    guard let image = attribute(tag, .image) else { return }
    if holds(tag, .catalog, "system") {
      objects[Int(object)].forgetSymbol()
    } else {
      objects[Int(object)].asset = texts.store(image)
    }
  }

  private mutating func setTitle(_ title: Bytes, _ object: Int32) {
    if objects[Int(object)].marks.contains(.hasFinalText) { return }
    objects[Int(object)].text = texts.store(title)
  }

  private mutating func setFinalTitle(_ title: Bytes, _ object: Int32) {
    objects[Int(object)].text = texts.store(title)
    objects[Int(object)].marks.insert(.hasFinalText)
  }

  private func isKey(_ key: Bytes?, _ word: String) -> Bool { key?.elementsEqual(word.utf8) ?? false }
}

extension IBCapture.Target {
  /// Whether the text comes in pieces.
  var isAttributed: Bool {
    switch self {
    case .attributedText, .attributedStateTitle, .attributedConfigurationTitle: true
    default: false
    }
  }
}
