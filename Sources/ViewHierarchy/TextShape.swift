/// The shape of a text, which tells how long it is and of what kind, and not what it says: "Xxxx 99" for "Lake 12".
///
/// Letters become `x` or `X` and digits `9`; blanks, punctuation and signs stay. Other scripts give letters of as many
/// bytes, so that a shape is as long as its text. The shape of a shape is itself.
public enum TextShape {
  /// The shape of a text.
  public static func text(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var shape: [UInt8] = []
      append(bytes, to: &shape)
      return String(decoding: shape, as: UTF8.self)
    }
  }

  /// Appends the shape of UTF-8, byte for byte; what is no UTF-8 gives `x`.
  public static func append(_ bytes: UnsafeBufferPointer<UInt8>, to shape: inout [UInt8]) {
    shape.reserveCapacity(shape.count + bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        shape.append(ascii(byte))
        index += 1
        continue
      }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      let end = min(bytes.count, index + length)
      let character = String(decoding: UnsafeBufferPointer(rebasing: bytes[index..<end]), as: UTF8.self)
      if character.utf8.count == end - index, let scalar = character.unicodeScalars.first, !tells(scalar) {
        shape.append(contentsOf: character.utf8)
      } else {
        shape.append(contentsOf: letter(end - index, isUpper: character.unicodeScalars.first?.properties.isUppercase))
      }
      index = end
    }
  }

  private static func ascii(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt8(ascii: "x")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt8(ascii: "X")
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt8(ascii: "9")
    default: byte
    }
  }

  /// Whether a character says something: letters, marks, digits of any script, emoji; not punctuation and blanks.
  private static func tells(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .format, .control,
      .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }

  /// A letter that looks like an x and has so many bytes: chi, the full-width x, the mathematical x.
  private static func letter(_ length: Int, isUpper: Bool?) -> [UInt8] {
    let isUpper = isUpper ?? false
    return switch length {
    case 2: Array((isUpper ? "\u{3A7}" : "\u{3C7}").utf8)
    case 3: Array((isUpper ? "\u{FF38}" : "\u{FF58}").utf8)
    case 4: Array((isUpper ? "\u{1D5B7}" : "\u{1D5D1}").utf8)
    default: [UInt8(ascii: "x")]
    }
  }
}
