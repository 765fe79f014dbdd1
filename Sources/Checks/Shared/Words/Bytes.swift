/// Questions about UTF-8 texts, answered in place.
enum Bytes {
  typealias Text = UnsafeBufferPointer<UInt8>

  /// Whether one text stands in the other, byte for byte.
  static func contains(_ text: Text, _ part: Text) -> Bool {
    guard let first = part.first else { return true }
    guard text.count >= part.count else { return false }
    var start = 0
    while start <= text.count - part.count {
      if text[start] == first, matches(text, at: start, part) { return true }
      start += 1
    }
    return false
  }

  /// Whether the text goes on with the words from a place on; ASCII letters in either case.
  static func matches(_ text: Text, at start: Int, _ part: some Collection<UInt8>) -> Bool {
    guard start >= 0, start + part.count <= text.count else { return false }
    var index = start
    for byte in part {
      if text[index].lowered != byte.lowered { return false }
      index += 1
    }
    return true
  }

  /// Whether the words stand as a whole at the end, after something else.
  static func endsInWord(_ text: Text, _ word: [UInt8]) -> Bool {
    let start = text.count - word.count
    guard start > 0, matches(text, at: start, word) else { return false }
    // Chinese, Japanese and Korean put no blank between words.
    return isUnspaced(word) || !text[start - 1].isWordByte
  }

  /// Whether the words stand as a whole at the beginning, before something else.
  static func beginsWithWord(_ text: Text, _ word: [UInt8]) -> Bool {
    guard text.count > word.count, matches(text, at: 0, word) else { return false }
    return isUnspaced(word) || !text[word.count].isWordByte
  }

  /// The text without white space at its ends.
  static func trimmed(_ text: Text) -> Text {
    var (start, end) = (0, text.count)
    while start < end, text[start].isBlank { start += 1 }
    while end > start, text[end - 1].isBlank { end -= 1 }
    return Text(rebasing: text[start..<end])
  }

  /// A word from U+3000 on: its first byte is 0xE3 to 0xED.
  private static func isUnspaced(_ word: [UInt8]) -> Bool { (0xE3...0xED).contains(word.first ?? 0) }
}

/// Words and phrases as bytes, for comparing without strings.
struct Phrases: Sendable {
  let all: [[UInt8]]
  /// Their first bytes: most texts are told apart from all of them by one byte.
  let first: ByteSet
  private let last: ByteSet

  init(_ phrases: StaticString...) {
    all = phrases.map { phrase in phrase.withUTF8Buffer(Array.init) }
    first = ByteSet(all.compactMap(\.first))
    last = ByteSet(all.compactMap(\.last))
  }

  /// The phrase at the end of the text, after something else.
  func atEnd(_ text: Bytes.Text) -> [UInt8]? {
    guard let byte = text.last, last.contains(byte) else { return nil }
    return all.first { Bytes.endsInWord(text, $0) }
  }

  /// The phrase at the beginning of the text, before something else.
  func atStart(_ text: Bytes.Text) -> [UInt8]? {
    guard let byte = text.first, first.contains(byte) else { return nil }
    return all.first { Bytes.beginsWithWord(text, $0) }
  }

  /// The phrase that is the whole text.
  func isWhole(_ text: Bytes.Text) -> Bool {
    guard let byte = text.first, first.contains(byte) else { return false }
    return all.contains { $0.count == text.count && Bytes.matches(text, at: 0, $0) }
  }
}

/// Bytes without regard to the case of ASCII letters.
struct ByteSet: Sendable {
  private var isMember: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      let byte = byte.lowered
      let bit = UInt64(1) << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: isMember.0 |= bit
      case 1: isMember.1 |= bit
      case 2: isMember.2 |= bit
      default: isMember.3 |= bit
      }
    }
  }

  /// The bytes of both.
  func union(_ other: ByteSet) -> ByteSet {
    var all = self
    all.isMember.0 |= other.isMember.0
    all.isMember.1 |= other.isMember.1
    all.isMember.2 |= other.isMember.2
    all.isMember.3 |= other.isMember.3
    return all
  }

  func contains(_ byte: UInt8) -> Bool {
    let byte = byte.lowered
    let word =
      switch byte >> 6 {
      case 0: isMember.0
      case 1: isMember.1
      case 2: isMember.2
      default: isMember.3
      }
    return word >> UInt64(byte & 63) & 1 == 1
  }
}
