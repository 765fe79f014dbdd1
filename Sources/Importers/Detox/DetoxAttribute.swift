/// The attributes of Detox's view hierarchies.
///
/// Values are not escaped, so a quote ends a value only before one of these names or the end of the tag.
enum DetoxAttribute: String, CaseIterable {
  case alpha, className = "class", focused, height, id, label, tag, text, value, visibility, width, x, y, testID
  case density

  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The attribute that begins at a place with its equals sign and quote, and where its value begins.
  static func starts(at index: Int, in bytes: Bytes) -> (attribute: DetoxAttribute, value: Int)? {
    var end = index
    while end < bytes.count, end - index < 12, bytes[end] != UInt8(ascii: "=") { end += 1 }
    guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "="), bytes[end + 1] == UInt8(ascii: "\"") else {
      return nil
    }
    let name = bytes[index..<end]
    guard let found = named.first(where: { name.elementsEqual($0.name) }) else { return nil }
    return (found.attribute, end + 2)
  }

  private static let named = allCases.map { (name: Array($0.rawValue.utf8), attribute: $0) }
}
