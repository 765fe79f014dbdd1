/// Texts of an export as a terminal may show them.
enum PlainText {
  /// A text in which nothing steers the terminal or turns the direction of what follows; each such character becomes
  /// U+FFFD.
  static func safe(_ text: String) -> String {
    var text = text
    guard text.withUTF8(holdsHarm) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) { result += "\u{FFFD}" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// A text in which nothing turns the direction of what follows; controls stay.
  static func withoutTurns(_ text: String) -> String {
    var text = text
    guard text.withUTF8(holdsHarm) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value > 0x7F, isHarmful(scalar) { result += "\u{FFFD}" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// A text that is no longer than a reader looks at; how long it is stands at the cut.
  static func shortened(_ text: String, to bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    var start = ""
    for scalar in text.unicodeScalars {
      if start.utf8.count + 4 > bytes { break }
      start.unicodeScalars.append(scalar)
    }
    return "\(start)… (cut here; \(text.utf8.count) bytes in all)"
  }

  /// The same question as ``isHarmful(_:)`` of each character of a text, which is asked of every text of a report.
  static func holdsHarm(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0..<0x20, 0x7F: return true
      // U+0080 to U+009F.
      case 0xC2 where bytes[index + 1] < 0xA0: return true
      // U+2028 to U+202E, U+2066 to U+2069.
      case 0xE2 where bytes[index + 1] == 0x80 && (0xA8...0xAE).contains(bytes[index + 2]): return true
      case 0xE2 where bytes[index + 1] == 0x81 && (0xA6...0xA9).contains(bytes[index + 2]): return true
      default: index += 1
      }
    }
    return false
  }

  /// C0 and C1 controls and DEL, line and paragraph separators, and the controls of UAX #9 that reorder text.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
