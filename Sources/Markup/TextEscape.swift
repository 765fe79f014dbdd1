/// Escapes text for the writers. Invalid UTF-8 becomes U+FFFD, one for each broken piece.
enum TextEscape {
  /// Appends a JSON string with its quotes.
  static func appendJSON(_ text: UnsafeBufferPointer<UInt8>, to target: inout [UInt8]) {
    target.append(UInt8(ascii: "\""))
    append(
      text, to: &target, marks: { $0.marks(0x22, 0x5C) },
      escape: { byte in
        switch byte {
        case 0x22: packed("\\\"")
        case 0x5C: packed("\\\\")
        case 0x08: packed("\\b")
        case 0x09: packed("\\t")
        case 0x0A: packed("\\n")
        case 0x0C: packed("\\f")
        case 0x0D: packed("\\r")
        case ..<0x20: packed("\\u00") | UInt64(hexDigit(byte >> 4)) << 32 | UInt64(hexDigit(byte & 15)) << 40
        default: 0
        }
      }, escapeWide: { _ in 0 })
    target.append(UInt8(ascii: "\""))
  }

  /// Appends XML character data; in attribute values quotes and line breaks are escaped too.
  static func appendXML(_ text: UnsafeBufferPointer<UInt8>, inAttribute: Bool, to target: inout [UInt8]) {
    append(
      text, to: &target,
      marks: { $0.marks(UInt8(ascii: "&"), UInt8(ascii: "\"")) | $0.marks(UInt8(ascii: "<"), UInt8(ascii: ">")) },
      escape: { byte in
        switch byte {
        case UInt8(ascii: "&"): packed("&amp;")
        case UInt8(ascii: "<"): packed("&lt;")
        case UInt8(ascii: ">"): packed("&gt;")
        case UInt8(ascii: "\""): inAttribute ? packed("&quot;") : 0
        case 0x09: inAttribute ? packed("&#9;") : 0
        case 0x0A: inAttribute ? packed("&#10;") : 0
        case 0x0D: packed("&#13;")
        case ..<0x20: packed("\u{FFFD}")
        default: 0
        }
      },
      // U+FFFE and U+FFFF are well-formed UTF-8 but no characters of XML 1.0.
      escapeWide: {
        $0.elementsEqual([0xEF, 0xBF, 0xBE]) || $0.elementsEqual([0xEF, 0xBF, 0xBF]) ? packed("\u{FFFD}") : 0
      })
  }

  /// - Parameters:
  ///   - marks: the bytes of a word that need a look, as ``Swift/UInt64/marks(_:_:)`` gives them.
  ///   - escape: what to write for an ASCII byte, packed, or 0 to copy it.
  ///   - escapeWide: the same for a character above ASCII.
  @inline(__always)
  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, to target: inout [UInt8], marks: (UInt64) -> UInt64,
    escape: (UInt8) -> UInt64, escapeWide: (Slice<UnsafeBufferPointer<UInt8>>) -> UInt64
  ) {
    var copied = 0
    var index = 0
    while index < text.count {
      if let word = text.word(at: index) {
        let hits = marks(word)
        if hits == 0 {
          index += 8
          continue
        }
        index += hits.trailingZeroBitCount >> 3
      }
      let byte = text[index]
      var length = 1
      var instead: UInt64
      if byte < 0x80 {
        instead = escape(byte)
      } else {
        length = UTF8Characters.length(in: text, at: index)
        instead = length < 0 ? packed("\u{FFFD}") : byte == 0xEF ? escapeWide(text[index..<(index + length)]) : 0
        length = abs(length)
      }
      if instead != 0 {
        target.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
        while instead != 0 {
          target.append(UInt8(truncatingIfNeeded: instead))
          instead >>= 8
        }
        copied = index + length
      }
      index += length
    }
    target.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
  }

  /// Up to eight bytes in one number, the first one lowest.
  @inline(__always)
  private static func packed(_ text: StaticString) -> UInt64 {
    var word: UInt64 = 0
    for index in (0..<text.utf8CodeUnitCount).reversed() { word = word << 8 | UInt64(text.utf8Start[index]) }
    return word
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
