import ViewHierarchy

/// What stands behind the type in the description of an element.
///
/// Texts are quoted and quotes inside them are not escaped, so a text ends at the last quote behind which the next
/// known name follows.
struct DebugFields {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private(set) var frame: Rect?
  private(set) var traits: UInt64?
  private(set) var title: Range<Int>?
  private(set) var identifier: Range<Int>?
  private(set) var label: Range<Int>?
  private(set) var value: Range<Int>?
  private(set) var placeholder: Range<Int>?
  private(set) var isSelected = false
  private(set) var isDisabled = false
  private(set) var isFocused = false

  /// The names in the order in which they are written.
  private static let keys: [(start: StaticString, next: StaticString)] = [
    (", title: '", "', title: '"), (", identifier: '", "', identifier: '"), (", label: '", "', label: '"),
    (", value: ", "', value: "), (", placeholderValue: '", "', placeholderValue: '"),
  ]

  init(_ bytes: Bytes, from start: Int) {
    let texts = Self.keys.compactMap { bytes.first($0.start, from: start) }.min() ?? bytes.count
    if let mask = bytes.part(0, texts).first("traits: ", from: start) { traits = bytes.wholeNumber(at: mask + 8) }
    if let open = bytes.part(0, texts).first("{{", from: start), let close = bytes.first("}}", from: open) {
      frame = Numbers.rect(bytes.part(open, close + 2))?.withoutNoise
    }
    var index = texts
    let end = takeFlags(bytes, from: start)
    let body = bytes.part(0, end)
    var key = 0
    while key < Self.keys.count {
      guard body.has(Self.keys[key].start, at: index) else {
        key += 1
        continue
      }
      let textStart = index + Self.keys[key].start.utf8CodeUnitCount
      let isQuoted = key != 3
      let textEnd = Self.end(of: key, body, from: textStart)
      set(key, textStart..<max(textStart, textEnd))
      index = isQuoted ? textEnd + 1 : textEnd
      key += 1
    }
  }

  /// The end of a text: where the next name that is there begins for the last time, else the end of the description.
  private static func end(of key: Int, _ body: Bytes, from start: Int) -> Int {
    for next in keys[(key + 1)...] {
      let mark = key == 3 ? next.start : next.next
      if let found = body.last(mark, from: start) { return found }
    }
    if key == 3 { return body.count }
    return body.last("'", from: start) ?? body.count
  }

  private mutating func set(_ key: Int, _ range: Range<Int>) {
    switch key {
    case 0: title = range
    case 1: identifier = range
    case 2: label = range
    case 3: value = range
    default: placeholder = range
    }
  }

  /// Takes the bare words from the end; gives where they begin.
  private mutating func takeFlags(_ bytes: Bytes, from start: Int) -> Int {
    var end = bytes.count
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    while true {
      func ends(_ flag: StaticString) -> Bool {
        let from = end - flag.utf8CodeUnitCount
        return from >= start && bytes.has(flag, at: from)
      }
      if ends(", Selected") {
        isSelected = true
        end -= 10
      } else if ends(", Disabled") {
        isDisabled = true
        end -= 10
      } else if ends(", Keyboard Focused") {
        isFocused = true
        end -= 18
      } else if ends(", Focused") {
        isFocused = true
        end -= 9
      } else {
        return end
      }
    }
  }
}
