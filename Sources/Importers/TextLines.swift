import ViewHierarchy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The lines of a text from a place on, with where they stand.
struct TextLines: Sequence, IteratorProtocol {
  /// One line.
  struct Line {
    /// The first byte.
    let start: Int
    /// One past the last byte; the line break is left out.
    let end: Int
    /// From 1.
    let number: Int

    /// The place of one of its bytes.
    func position(_ index: Int) -> SourcePosition {
      SourcePosition(line: UInt32(clamping: number), column: UInt32(clamping: index - start + 1))
    }
  }

  private let bytes: [UInt8]
  private var cursor: Int
  private var number: Int

  init(_ document: Document) {
    bytes = document.bytes
    // Lines count from the beginning of the file, and columns from that of the line.
    var start = document.start
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    number = bytes[..<start].reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    if start == 0, bytes.starts(with: CleanInput.ByteScan.mark) { start = CleanInput.ByteScan.mark.count }
    cursor = start
  }

  mutating func next() -> Line? {
    guard cursor < bytes.count else { return nil }
    let start = cursor
    var end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    cursor = end + 1
    number += 1
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return Line(start: start, end: end, number: number)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether an ASCII text stands at a place.
  func has(_ text: StaticString, at start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard start >= 0, count - start >= length else { return false }
    for index in 0..<length where self[start + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The first place of an ASCII text at or behind a place.
  func first(_ text: StaticString, from start: Int) -> Int? {
    let length = text.utf8CodeUnitCount
    guard length > 0, start >= 0, let base = baseAddress else { return nil }
    let lead = Int32(text.utf8Start[0])
    var index = start
    // `memchr(3)` looks at many bytes at once.
    while count - index >= length, let found = memchr(base + index, lead, count - length + 1 - index) {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if has(text, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// The last place of an ASCII text at or behind a place.
  func last(_ text: StaticString, from start: Int) -> Int? {
    let length = text.utf8CodeUnitCount
    guard length > 0, start >= 0, count - start >= length else { return nil }
    let lead = text.utf8Start[0]
    for index in (start...count - length).reversed() where self[index] == lead && has(text, at: index) { return index }
    return nil
  }

  /// The whole number that begins at a place, as far as 64 bits hold it.
  func wholeNumber(at start: Int) -> UInt64? {
    var index = start
    var number: UInt64 = 0
    while index < count, self[index].isDigit {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt64(self[index] - 0x30))
      if overflow || carry { return nil }
      number = sum
      index += 1
    }
    return index > start ? number : nil
  }

  /// A part of it, cut to its bounds.
  func part(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    let start = Swift.min(Swift.max(start, 0), count)
    return UnsafeBufferPointer(rebasing: self[start..<Swift.max(start, Swift.min(end, count))])
  }
}
