import ViewHierarchy

extension Screen {
  /// Writes the usage hint that TalkBack says after a pause: what a double tap does.
  func appendTalkBackHint(_ stop: NodeID, to bytes: inout [UInt8]) {
    guard isEnabled(stop) else { return }
    let flags = tree.flags[stop.index]
    let start = bytes.count
    func say(_ word: StaticString) {
      if bytes.count > start { bytes.append(contentsOf: ", ".utf8) }
      word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
    switch roles.role[stop.index] {
    case .field, .secureField, .searchField, .textArea: say("Double-tap to edit text")
    case .toggle, .checkbox, .radio: say("Double-tap to toggle")
    default: if flags.isTrue(.clickable) { say("Double-tap to activate") }
    }
    if flags.isTrue(.longClickable) { say("Double-tap and hold to long press") }
  }
}
