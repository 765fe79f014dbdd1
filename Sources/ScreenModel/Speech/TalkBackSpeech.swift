import ViewHierarchy

extension Screen {
  /// Writes what TalkBack says at a stop: name, role, state, error, hint text, tooltip, then
  /// "selected", and "disabled" at the end.
  func appendTalkBackSpeech(_ node: NodeID, to bytes: inout [UInt8]) {
    let row = node.index
    let start = bytes.count
    func separate(_ bytes: inout [UInt8]) {
      if bytes.count > start { bytes.append(contentsOf: ", ".utf8) }
    }
    func say(_ word: StaticString, _ bytes: inout [UInt8]) {
      separate(&bytes)
      word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
    func say(_ ref: TextRef, _ bytes: inout [UInt8]) {
      guard ref.hasBytes, !tree.areEqual(ref, tree.label[row]), !tree.areEqual(ref, tree.text[row]) else { return }
      separate(&bytes)
      appendFolded(ref, to: &bytes)
    }
    appendName(node, to: &bytes)
    let hasName = bytes.count > start
    var isSaid = hasName
    let placeholder = tree.placeholder[row]
    if !hasName {
      // A text of signs alone is handed to the voice as it is.
      let signs = [tree.label[row], tree.text[row]].first { $0.hasBytes && !tree.withBytes($0, Blank.isUnseen) }
      if let signs {
        appendFolded(signs, to: &bytes)
        isSaid = true
      } else {
        placeholder.hasBytes ? say(placeholder, &bytes) : say("Unlabelled", &bytes)
      }
    }
    let named = start..<bytes.count
    say(tree.value[row], &bytes)
    if let word = Self.talkBackRole(roles.role[row]) { say(word, &bytes) }
    func sayState(_ node: NodeID) {
      guard let isOn = tree.flags[node.index][.checked] else { return }
      let isSwitch = roles.role[node.index] == .toggle
      say(isSwitch ? (isOn ? "On" : "Off") : isOn ? "Checked" : "Not checked", &bytes)
    }
    // A state in the app's own words stands for that of the box.
    if !tree.value[row].hasBytes { sayState(node) }
    // A switch in a row that gathers it is said with the row.
    if tree.flags[row][.checked] == nil, let inner = gatheredSwitch(node) {
      if let word = Self.talkBackRole(roles.role[inner.index]) { say(word, &bytes) }
      sayState(inner)
    }
    if tree.presence[row].contains(.properties), let error = tree.property(.error, node) { say(error.text, &bytes) }
    // A field that shows its hint by a text inside it says it once.
    if isSaid, !tree.withBytes(placeholder, { $0.elementsEqual(bytes[named]) }) { say(placeholder, &bytes) }
    say(tree.hint[row], &bytes)
    if tree.flags[row].isTrue(.selected) { say("Selected", &bytes) }
    if !isEnabled(node) { say("Disabled", &bytes) }
  }

  /// The first switch or box in a stop that is no stop itself.
  private func gatheredSwitch(_ node: NodeID) -> NodeID? {
    guard !tree.isLeaf(node) else { return nil }
    return gatheredRows(node).first { tree.flags[$0][.checked] != nil }.map(NodeID.init)
  }

  /// TalkBack's word for a role, where it has one
  /// (google/talkback:.../compositor/roledescription/RoleDescriptionExtractor.kt).
  private static func talkBackRole(_ role: Role) -> StaticString? {
    switch role {
    case .button: "Button"
    case .checkbox: "Checkbox"
    case .toggle: "Switch"
    case .radio: "Radio button"
    case .field, .secureField, .searchField, .textArea: "Edit box"
    case .slider: "Slider"
    case .rating: "Rating bar"
    case .progress: "Progress bar"
    case .picker: "Drop down list"
    case .image: "Image"
    case .heading: "Heading"
    case .tab: "Tab"
    case .link: "Link"
    default: nil
    }
  }
}
