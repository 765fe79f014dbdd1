/// Keeps tags with too many attributes away from the parser.
///
/// libxml2 2.9 compares each attribute with each before it calls back (100,000 of them take 7 s), so the limit must
/// act on the bytes before they are fed.
struct XMLAttributeGuard {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limit: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = max(limit, 0)
  }

  /// The offset of the `<` of a tag in the range that has too many attributes, if there is one.
  ///
  /// - Parameter scanner: stands at the tag that the parser delivered last.
  func refusedTag(in range: Range<Int>, after scanner: XMLTagScanner) -> Int? {
    // An attribute takes 5 bytes at least (` a=""`): shorter tags need no count. Tags inside the range are short
    // unless the last one reaches beyond it.
    guard let start = lastTag(in: range) else { return nil }
    let (window, overflow) = limit.multipliedReportingOverflow(by: 5)
    guard !overflow, bytes.count - range.upperBound > window else { return nil }
    let next = UnsafeBufferPointer(rebasing: bytes[range.upperBound..<(range.upperBound + window)])
      .firstIndex(of: UInt8(ascii: "<"), from: 0)
    guard next == window, exceedsLimit(start) else { return nil }
    var ahead = scanner
    while ahead.tag < start, ahead.advance() {}
    return ahead.tag == start ? start : nil
  }

  private func lastTag(in range: Range<Int>) -> Int? {
    // memchr first: long values have none, and the way back is byte by byte.
    let piece = UnsafeBufferPointer(rebasing: bytes[range])
    guard piece.firstIndex(of: UInt8(ascii: "<"), from: 0) < piece.count else { return nil }
    return range.last { bytes[$0] == UInt8(ascii: "<") }
  }

  private func exceedsLimit(_ start: Int) -> Bool {
    var found = 0
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
        index = bytes.firstIndex(of: quote, from: index + 1)
      case UInt8(ascii: "="):
        found += 1
        if found > limit { return true }
      case UInt8(ascii: ">"), UInt8(ascii: "<"): return false
      default: break
      }
      index += 1
    }
    return false
  }
}
