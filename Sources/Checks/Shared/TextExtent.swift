/// How much room a text takes, estimated without its font: half the size a character, the whole size for the characters
/// of East Asia, lines of 1.2 times the size.
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
    for byte in text where byte & 0xC0 != 0x80 {
      // First bytes from U+3000 on, but for U+F000 to U+FFFF.
      ems += byte >= 0xE3 && byte != 0xEF ? 1 : 0.5
    }
    return ems
  }
}
