/// The attributes of Detox's view hierarchies.
///
/// Values are not escaped, so a quote ends a value only before another attribute or the end of the tag.
enum DetoxAttribute: String, CaseIterable {
  case alpha, className = "class", focused, height, id, label, tag, text, value, visibility, width, x, y, testID
  case density

  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The attribute that begins at a place with its equals sign and quote, nil within for one that is not read, and
  /// where its value begins.
  static func starts(at index: Int, in bytes: Bytes) -> (attribute: DetoxAttribute?, value: Int)? {
    var end = index
    while end < bytes.count, end - index < longestName, isNameByte(bytes[end]) { end += 1 }
    guard end > index, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "="), bytes[end + 1] == UInt8(ascii: "\"")
    else { return nil }
    let name = bytes[index..<end]
    return (named.first { name.elementsEqual($0.name) }?.attribute, end + 2)
  }

  private static let longestName = 40

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static let named = allCases.map { (name: Array($0.rawValue.utf8), attribute: $0) }
}
