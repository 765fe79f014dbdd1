/// How much room a text takes, estimated without its font: some width of a sans serif for each character, lines of 1.2
/// times the size.
enum TextExtent {
  /// Line height in sizes, what UIKit's system font has between 11 and 34 points.
  static let lineHeight = 1.2
  /// Longer texts fill every box.
  private static let longest = 4096

  /// The width of the text on one line, in points.
  static func width(_ text: Bytes.Text, size: Double) -> Double { ems(text) * size }

  /// How many lines it takes where a line is so wide; at least one.
  static func lines(_ text: Bytes.Text, size: Double, width: Double) -> Double {
    guard width > 0, size > 0 else { return 1 }
    return text.prefix(longest).split(separator: 0x0A).reduce(0) { lines, paragraph in
      lines + max(1, (ems(paragraph) * size / width).rounded(.up))
    }
  }

  private static func ems(_ text: some Sequence<UInt8>) -> Double {
    var ems = 0.0
    for byte in text where byte & 0xC0 != 0x80 { ems += em(byte) }
    return ems
  }

  /// Widths of groups of characters in Helvetica, by their first byte; from U+3000 on, but for U+F000 to U+FFFF,
  /// characters are as wide as high.
  private static func em(_ byte: UInt8) -> Double {
    switch byte {
    case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "I"): 0.24
    case UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "t"), 0x20...0x2F, 0x3A...0x3B: 0.3
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"): 0.8
    case 0x41...0x5A: 0.67
    case 0xE3...0xEE, 0xF0...: 1
    default: 0.53
    }
  }
}
