extension RowNames {
  /// How many bytes all identifiers share at each end, whole words only.
  static func sharedEnds(_ identifiers: [[UInt8]]) -> (front: Int, back: Int) {
    guard let first = identifiers.first, identifiers.count > 1 else { return (0, 0) }
    var front = first.count
    var back = first.count
    for other in identifiers.dropFirst() {
      front = min(front, zip(first, other).prefix { $0 == $1 }.count)
      back = min(back, zip(first.reversed(), other.reversed()).prefix { $0 == $1 }.count)
    }
    while front > 0, !identifiers.allSatisfy({ isBoundary($0, front) }) { front -= 1 }
    back = min(back, (identifiers.map(\.count).min() ?? 0) - front)
    while back > 0, !identifiers.allSatisfy({ isBoundary($0, $0.count - back) }) { back -= 1 }
    return (front, back)
  }

  /// The identifier with a row's name as `#` where it stands as a word.
  static func replaced(_ name: [UInt8], in identifier: String) -> String {
    let bytes = Array(identifier.utf8)
    guard bytes.count >= name.count else { return identifier }
    for start in 0...(bytes.count - name.count) {
      let end = start + name.count
      guard equal(bytes[start..<end], name), isBoundary(bytes, start), isBoundary(bytes, end) else { continue }
      return String(decoding: bytes[..<start] + mask.utf8 + bytes[end...], as: UTF8.self)
    }
    return identifier
  }

  private static func equal(_ part: ArraySlice<UInt8>, _ name: [UInt8]) -> Bool {
    zip(part, name).allSatisfy { $0.lowered == $1.lowered }
  }

  /// Whether a word ends or begins at a place: "lamp-aria", "lamp_aria", "lampAria".
  private static func isBoundary(_ bytes: [UInt8], _ place: Int) -> Bool {
    guard place > 0, place < bytes.count else { return true }
    let (before, after) = (bytes[place - 1], bytes[place])
    return !before.isWordByte || !after.isWordByte || (after.isCapitalLetter && !before.isCapitalLetter)
  }
}
