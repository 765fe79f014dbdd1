import ViewHierarchy

/// How long it takes to hear something.
public enum Speech {
  /// The speed at which durations are told, in characters a second (rule `card-primary-read-late`).
  public static let charactersPerSecond = 15.0

  /// The seconds that a text in UTF-8 takes.
  @inlinable public static func seconds(_ bytes: some Sequence<UInt8>) -> Double {
    // Every byte that does not continue a character begins one.
    Double(bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }) / charactersPerSecond
  }
}

/// Writes what VoiceOver says at a stop, part by part. Nothing here allocates: it runs for every stop
/// of screens of 100,000 nodes.
struct StopSpeech {
  private let screen: Screen
  private let node: NodeID
  private let traits: Traits
  private let context: SpeechContext

  init(_ screen: Screen, _ node: NodeID) {
    self.screen = screen
    self.node = node
    traits = screen.spokenTraits(node)
    context = screen.contexts.context(atRank: screen.order.rank[node.index])
  }

  /// Not kept: there are so many that copying them takes longer than looking one up.
  private var words: SpeechWords { screen.speechWords }

  /// Writes the description: everything but the hint and what else follows after a pause. Gives the place where the
  /// app's own texts end.
  func appendDescription(to bytes: inout [UInt8]) -> Int {
    let start = bytes.count
    if traits.contains(.selected) { say(words.selectedPrefix, to: &bytes) }
    let texts = bytes.count
    appendTexts(to: &bytes)
    if bytes.count == texts {
      bytes.removeLast(texts - start)
      if traits.contains(.selected) {
        say(words.selectedAlone, to: &bytes)
      } else {
        screen.appendFolded(screen.tree.hint[node.index], to: &bytes)
      }
    }
    let end = bytes.count
    appendTraits(to: &bytes, after: start)
    appendPosition(to: &bytes, after: start)
    return end
  }

  /// Whether the hint is all that the stop has to say, so that it is said as its description.
  var saysHintOnly: Bool {
    guard screen.tree.hint[node.index].hasBytes, !traits.contains(.selected), tableCell == nil else { return false }
    return !screen.hasName(node) && value == nil
  }

  // MARK: Texts

  /// The headers of a table's cell, label and value.
  private func appendTexts(to bytes: inout [UInt8]) {
    let cell = tableCell
    if let cell {
      for header in cell.headers { appendHeader(header, to: &bytes) }
    }
    let label = bytes.count
    if !isPlainBackButton { screen.appendName(node, to: &bytes) }
    let hasLabel = bytes.count > label
    if let cell { appendPlace(of: cell, after: label, to: &bytes) }
    guard let value else { return }
    if cell != nil { bytes.append(0x20) } else if hasLabel { bytes.append(contentsOf: ": ".utf8) }
    screen.appendFolded(value, to: &bytes)
  }

  private var tableCell: TableCell? {
    if case .cell(let index) = context { screen.contexts.cells[Int(index)] } else { nil }
  }

  private func appendHeader(_ header: NodeID, to bytes: inout [UInt8]) {
    let start = bytes.count
    screen.appendName(header, to: &bytes)
    let value = screen.tree.value[header.index]
    if value.hasBytes, !screen.tree.areEqual(value, screen.tree.label[header.index]) {
      if bytes.count > start { bytes.append(contentsOf: ": ".utf8) }
      screen.appendFolded(value, to: &bytes)
    }
    if bytes.count > start { bytes.append(contentsOf: ". ".utf8) }
  }

  private func appendPlace(of cell: TableCell, after label: Int, to bytes: inout [UInt8]) {
    if bytes.count > label { endSentence(&bytes, after: label) }
    func say(_ before: StaticString, _ number: Int, _ after: StaticString) {
      if bytes.count > label { bytes.append(0x20) }
      self.say(before, to: &bytes)
      Self.append(number, to: &bytes)
      self.say(after, to: &bytes)
    }
    if cell.rowSpan > 1, cell.row != nil { say(words.spans, cell.rowSpan, words.rows) }
    if cell.columnSpan > 1, cell.column != nil { say(words.spans, cell.columnSpan, words.columns) }
    if cell.isFirstInRow, let row = cell.row { say(words.row, row + 1, words.end) }
    if let column = cell.column { say(words.column, column + 1, words.end) }
  }

  /// The value that is read: the stated one, else the placeholder of an empty field. A value that repeats the label is
  /// a habit of the producer, and a switch says its state as a word.
  private var value: TextRef? {
    if traits.contains(.switchButton) { return nil }
    let tree = screen.tree
    let value = tree.value[node.index]
    let label = tree.label[node.index]
    if value.hasBytes { return tree.areEqual(value, label) ? nil : value }
    let placeholder = tree.placeholder[node.index]
    return placeholder.hasBytes && !tree.areEqual(placeholder, label) ? placeholder : nil
  }

  /// The label of a back button that says "Back" would be said twice.
  private var isPlainBackButton: Bool {
    guard traits.contains(.backButton) else { return false }
    return words.back.withUTF8Buffer { back in
      screen.tree.withBytes(screen.tree.label[node.index]) { label in
        label.count == back.count && zip(label, back).allSatisfy { $0 | 0x20 == $1 }
      }
    }
  }

  // MARK: Traits

  private func appendTraits(to bytes: inout [UInt8], after start: Int) {
    var isFirst = true
    func say(_ word: StaticString) {
      if isFirst { endSentence(&bytes, after: start) }
      isFirst = false
      if bytes.count > start { bytes.append(0x20) }
      self.say(word, to: &bytes)
    }
    let isTab = isInTabs || traits.contains(.tabBarItem)
    let isSwitch = traits.contains(.switchButton)
    if traits.contains(.notEnabled) { say(words.dimmed) }
    if traits.contains(.button), !isTab, !isSwitch, traits.isDisjoint(with: [.keyboardKey, .backButton]) {
      say(words.button)
    }
    if traits.contains(.backButton) { say(words.backButton) }
    if isSwitch {
      if traits.contains(.button) { say(words.switchButton) }
      switch switchState {
      case .word(let word): say(word)
      case .value(let value):
        if isFirst { endSentence(&bytes, after: start) }
        isFirst = false
        if bytes.count > start { bytes.append(0x20) }
        screen.appendFolded(value, to: &bytes)
      case .unknown: break
      }
    }
    if isTab { say(words.tab) }
    if traits.contains(.textEntry) {
      say(traits.contains(.secureTextField) ? words.secureTextField : words.textField)
      if traits.contains(.isEditing) { say(words.isEditing) }
    }
    if traits.contains(.header) { say(words.heading) }
    if traits.contains(.link) { say(words.link) }
    if traits.contains(.adjustable) { say(words.adjustable) }
    if traits.contains(.image) { say(words.image) }
    if traits.contains(.searchField) { say(words.searchField) }
  }

  private enum SwitchState {
    case word(StaticString), value(TextRef), unknown
  }

  /// Values beyond on, off and mixed are said as they are (iOS 17 and newer).
  private var switchState: SwitchState {
    let tree = screen.tree
    let value = tree.value[node.index]
    if value.hasBytes, !tree.areEqual(value, tree.label[node.index]) {
      let first = tree.withBytes(value) { $0.count == 1 ? $0[0] : 0 }
      switch first {
      case UInt8(ascii: "1"): return .word(words.on)
      case UInt8(ascii: "0"): return .word(words.off)
      case UInt8(ascii: "2"): return .word(words.mixed)
      default: return .value(value)
      }
    }
    return tree.flags[node.index][.checked].map { .word($0 ? words.on : words.off) } ?? .unknown
  }

  private var isInTabs: Bool {
    if case .tab = context { true } else { false }
  }

  // MARK: Position

  private func appendPosition(to bytes: inout [UInt8], after start: Int) {
    func say(_ word: StaticString) {
      endSentence(&bytes, after: start)
      if bytes.count > start { bytes.append(0x20) }
      self.say(word, to: &bytes)
    }
    switch context {
    case .none, .cell: break
    case .series(let index, let count), .tab(let index, let count):
      if bytes.count > start { bytes.append(0x20) }
      Self.append(Int(index), to: &bytes)
      self.say(words.of, to: &bytes)
      Self.append(Int(count), to: &bytes)
      self.say(words.end, to: &bytes)
    case .listStart: say(words.listStart)
    case .listEnd: say(words.listEnd)
    case .landmarkStart: say(words.landmark)
    case .landmarkEnd: say(words.landmarkEnd)
    }
  }

  // MARK: Bytes

  private func say(_ word: StaticString, to bytes: inout [UInt8]) {
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private func endSentence(_ bytes: inout [UInt8], after start: Int) {
    if bytes.count > start, bytes.last != UInt8(ascii: ".") { bytes.append(UInt8(ascii: ".")) }
  }

  /// Writes a number of at least 0 in decimal digits.
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
  }
}
