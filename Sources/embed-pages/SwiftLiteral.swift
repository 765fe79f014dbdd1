/// Swift source for string literals.
enum SwiftLiteral {
  /// A multi-line raw literal whose value is exactly `text`.
  ///
  /// Line breaks of the source are read as line feeds whatever they are, so carriage returns are escaped; so are the
  /// other control characters and the byte order mark, which the compiler refuses or warns of.
  static func multiline(_ text: String) -> String {
    let hashes = String(repeating: "#", count: longestHashRun(in: text) + 1)
    var body = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t": body.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7F}", "\u{FEFF}":
        body += "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: body.unicodeScalars.append(scalar)
      }
    }
    return "\(hashes)\"\"\"\n\(body)\n\"\"\"\(hashes)"
  }

  /// The most `#` in a row after a quotation mark or a backslash: the only places where they mean something.
  private static func longestHashRun(in text: String) -> Int {
    var longest = 0
    var run: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
      case UInt8(ascii: "#"):
        if let length = run {
          run = length + 1
          longest = max(longest, length + 1)
        }
      default: run = nil
      }
    }
    return longest
  }
}
