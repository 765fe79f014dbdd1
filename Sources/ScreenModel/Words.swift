/// The words of identifiers, class names and labels, read in place: `productCard_2` has `product`, `card` and `2`.
///
/// A word ends where letters turn into digits or the other way round, at a capital after a small letter, before the
/// last capital of a run (`MDCCard` is `MDC` and `Card`), and at everything that is neither letter nor digit. Bytes
/// above ASCII count as letters.
public struct Words: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// The words of a text.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next word, as written.
  public mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
    while index < bytes.count, Sort(bytes[index]) == .separator { index += 1 }
    guard index < bytes.count else { return nil }
    let start = index
    var before = Sort(bytes[index])
    index += 1
    while index < bytes.count {
      let here = Sort(bytes[index])
      if breaks(before, here, at: index) { break }
      before = here
      index += 1
    }
    return bytes[start..<index]
  }

  /// Looks at the name of a class without packages and modules, which say nothing of it: `com.example.cards.HomeLayout`
  /// is no card.
  public static func inSimpleName<Answer>(of name: String, _ look: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    var name = name
    return name.withUTF8 { bytes in
      let last = bytes.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }
      return look(UnsafeBufferPointer(rebasing: bytes[(last.map { $0 + 1 } ?? 0)...]))
    }
  }

  private func breaks(_ before: Sort, _ here: Sort, at index: Int) -> Bool {
    // Inside a word, as nearly all bytes are.
    if here == before, here != .capital { return here == .separator }
    if here == .separator || (before == .digit) != (here == .digit) { return true }
    guard here == .capital else { return false }
    if before != .capital { return true }
    return index + 1 < bytes.count && Sort(bytes[index + 1]) == .small
  }

  /// What a byte is for the ends of words.
  private enum Sort {
    case separator, digit, capital, small, beyondASCII

    init(_ byte: UInt8) {
      switch byte {
      case 0x61...0x7A: self = .small
      case 0x41...0x5A: self = .capital
      case 0x30...0x39: self = .digit
      case 0x80...: self = .beyondASCII
      default: self = .separator
      }
    }
  }
}

/// A few words to look for.
public struct WordSet: Sendable {
  private let words: [[UInt8]]
  /// The low five bits of their first bytes, as bits: most words are told apart by that.
  private let initials: UInt32

  /// Words in lower case; beyond ASCII only the spelling given is found.
  public init(_ words: StaticString...) {
    self.words = words.map { word in word.withUTF8Buffer(Array.init) }
    initials = self.words.reduce(0) { $0 | Self.initial($1.first ?? 0) }
  }

  /// The same for a letter in either case.
  private static func initial(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }

  /// Whether one of the words stands in the text, in whatever case.
  public func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for word in Words(bytes) where matches(word) { return true }
    return false
  }

  /// How many words the text has, and whether all of them are of these.
  public func covers(_ bytes: UnsafeBufferPointer<UInt8>) -> (isAll: Bool, words: Int) {
    var count = 0
    for word in Words(bytes) {
      count += 1
      if !matches(word) { return (false, count) }
    }
    return (count > 0, count)
  }

  /// Whether the word, in whatever case, is one of them.
  func matches(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let start = word.startIndex
    guard let first = word.first, initials & Self.initial(first) != 0 else { return false }
    candidates: for candidate in words where candidate.count == word.count {
      for offset in 0..<candidate.count {
        let byte = word.base[start + offset]
        if byte.lowered != candidate[offset] { continue candidates }
      }
      return true
    }
    return false
  }
}
