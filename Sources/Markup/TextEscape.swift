/// Escapes text for the writers. Invalid UTF-8 becomes U+FFFD, one for each maximal ill-formed piece.
enum TextEscape {
  /// What stands at a place of a text.
  private enum Piece {
    case ascii(UInt8)
    case character(length: Int, scalar: UInt32)
    case broken(length: Int)
  }

  /// Appends a JSON string with its quotes.
  static func appendJSON(_ text: UnsafeBufferPointer<UInt8>, to target: inout [UInt8]) {
    target.append(UInt8(ascii: "\""))
    append(text, to: &target, isPlain: { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) { piece, target in
      guard case .ascii(let byte) = piece else { return false }
      switch byte {
      case 0x22, 0x5C: target.append(contentsOf: [0x5C, byte])
      case 0x08: target.append(contentsOf: [0x5C, UInt8(ascii: "b")])
      case 0x09: target.append(contentsOf: [0x5C, UInt8(ascii: "t")])
      case 0x0A: target.append(contentsOf: [0x5C, UInt8(ascii: "n")])
      case 0x0C: target.append(contentsOf: [0x5C, UInt8(ascii: "f")])
      case 0x0D: target.append(contentsOf: [0x5C, UInt8(ascii: "r")])
      case 0..<0x20, 0x7F:
        target.append(contentsOf: "\\u00".utf8)
        for digit in [byte >> 4, byte & 15] { target.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
      default: return false
      }
      return true
    }
    target.append(UInt8(ascii: "\""))
  }

  /// Appends XML character data; in attribute values quotes and line breaks are escaped too.
  static func appendXML(_ text: UnsafeBufferPointer<UInt8>, inAttribute: Bool, to target: inout [UInt8]) {
    append(
      text, to: &target,
      isPlain: { $0 >= 0x20 && $0 < 0x7F && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E && $0 != 0x22 },
      special: { piece, target in
        let escape: StaticString
        switch piece {
        case .ascii(UInt8(ascii: "&")): escape = "&amp;"
        case .ascii(UInt8(ascii: "<")): escape = "&lt;"
        case .ascii(UInt8(ascii: ">")): escape = "&gt;"
        case .ascii(UInt8(ascii: "\"")) where inAttribute: escape = "&quot;"
        case .ascii(0x09) where inAttribute: escape = "&#9;"
        case .ascii(0x0A) where inAttribute: escape = "&#10;"
        case .ascii(0x0D): escape = "&#13;"
        case .ascii(let byte) where byte >= 0x20 || byte == 0x09 || byte == 0x0A: return false
        case .ascii, .character(_, 0xFFFE), .character(_, 0xFFFF): escape = "\u{FFFD}"
        default: return false
        }
        target.append(contentsOf: UnsafeBufferPointer(start: escape.utf8Start, count: escape.utf8CodeUnitCount))
        return true
      })
  }

  /// - Parameters:
  ///   - isPlain: bytes that are copied as they are.
  ///   - special: writes a piece and returns true, or leaves it to be copied.
  @inline(__always)
  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, to target: inout [UInt8], isPlain: (UInt8) -> Bool,
    special: (Piece, inout [UInt8]) -> Bool
  ) {
    var copied = 0
    var index = 0
    while index < text.count {
      if isPlain(text[index]) {
        index += 1
        continue
      }
      let piece = piece(of: text, at: index)
      let length: Int
      switch piece {
      case .ascii: length = 1
      case .character(let bytes, _), .broken(let bytes): length = bytes
      }
      if copied < index { target.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index])) }
      copied = index
      if case .broken = piece {
        target.append(contentsOf: [0xEF, 0xBF, 0xBD])
        copied = index + length
      } else if special(piece, &target) {
        copied = index + length
      }
      index += length
    }
    if copied < text.count { target.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...])) }
  }

  private static func piece(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> Piece {
    let lead = text[index]
    if lead < 0x80 { return .ascii(lead) }
    var decoder = UTF8.ForwardParser()
    var bytes = UnsafeBufferPointer(rebasing: text[index..<min(index + 4, text.count)]).makeIterator()
    switch decoder.parseScalar(from: &bytes) {
    case .valid(let encoded): return .character(length: encoded.count, scalar: UTF8.decode(encoded).value)
    case .error(let length): return .broken(length: max(length, 1))
    case .emptyInput: return .broken(length: 1)
    }
  }
}
