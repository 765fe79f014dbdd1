import ViewHierarchy

extension Screen {
  /// The words that VoiceOver adds in the language of the screen.
  var speechWords: SpeechWords { SpeechWords.of(header.language) }

  /// What is said at the stop, without what follows after a pause.
  public func spoken(_ stop: NodeID) -> String {
    var bytes: [UInt8] = []
    appendSpoken(stop, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes what is said at the stop. Allocates nothing but room in the buffer.
  ///
  /// - Returns: the place in the buffer where the app's own texts end; the screen reader's words follow.
  @discardableResult
  public func appendSpoken(_ stop: NodeID, to bytes: inout [UInt8]) -> Int {
    guard header.platform == .android else { return StopSpeech(self, stop).appendDescription(to: &bytes) }
    appendTalkBackSpeech(stop, to: &bytes)
    return bytes.count
  }

  /// The hint that follows after a pause: the app's own and how the control is used; empty where there is none.
  public func hint(_ stop: NodeID) -> String {
    var bytes: [UInt8] = []
    appendHint(stop, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the hint that follows after a pause.
  public func appendHint(_ stop: NodeID, to bytes: inout [UInt8]) {
    if header.platform == .android { return appendTalkBackHint(stop, to: &bytes) }
    let traits = spokenTraits(stop)
    let words = speechWords
    let start = bytes.count
    let saysHintOnly = StopSpeech(self, stop).saysHintOnly
    if !saysHintOnly { appendFolded(tree.hint[stop.index], to: &bytes) }
    guard !traits.contains(.notEnabled) else { return }
    func add(_ word: StaticString) {
      if bytes.count > start {
        if bytes.last != UInt8(ascii: ".") { bytes.append(UInt8(ascii: ".")) }
        bytes.append(0x20)
      }
      word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
    if traits.contains(.switchButton) { add(words.toggleHint) }
    if traits.contains(.textEntry) {
      // Replaces whatever the app says.
      bytes.removeLast(bytes.count - start)
      add(
        traits.contains(.isEditing)
          ? words.editingHint : traits.contains(.textArea) ? words.editTextHint : words.editHint)
    }
    if traits.contains(.adjustable), !traits.contains(.switchButton), !saysHintOnly { add(words.adjustHint) }
  }

  /// What a device says between the description and the hint: important custom content, "Actions available.",
  /// "More Content."; empty where there is none of it.
  public func remarks(_ stop: NodeID) -> String {
    guard tree.has(.properties, stop) else { return "" }
    var bytes: [UInt8] = []
    var hasMore = false
    var content: (label: TextRef, value: TextRef) = (.absent, .absent)
    for property in tree.properties(stop) {
      switch property.key {
      case .contentLabel: content = (property.text, .absent)
      case .contentValue: content.value = property.text
      case .contentImportant where property.number != 0: appendContent(content.label, content.value, to: &bytes)
      case .contentImportant: hasMore = true
      default: break
      }
    }
    let hasActions = tree.property(.action, stop) != nil
    for (isSaid, word) in [(hasActions, speechWords.actionsAvailable), (hasMore, speechWords.moreContent)] where isSaid
    {
      if !bytes.isEmpty { bytes.append(0x20) }
      word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func appendContent(_ label: TextRef, _ value: TextRef, to bytes: inout [UInt8]) {
    guard label.hasBytes || value.hasBytes else { return }
    if !bytes.isEmpty { bytes.append(0x20) }
    appendFolded(label, to: &bytes)
    if label.hasBytes, value.hasBytes { bytes.append(contentsOf: ", ".utf8) }
    appendFolded(value, to: &bytes)
    if bytes.last != UInt8(ascii: ".") { bytes.append(UInt8(ascii: ".")) }
  }
}
