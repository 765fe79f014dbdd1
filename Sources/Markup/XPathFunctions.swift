/// The functions of XPath 1.0. libxml2 notices a wrong one only when it is called, and then writes to standard error.
enum XPathFunctions {
  /// The core library, section 4 of the recommendation.
  private static let library: Set<String> = [
    "last", "position", "count", "id", "local-name", "namespace-uri", "name", "string", "concat", "starts-with",
    "contains", "substring-before", "substring-after", "substring", "string-length", "normalize-space", "translate",
    "boolean", "not", "true", "false", "lang", "number", "sum", "floor", "ceiling", "round",
  ]
  /// What else may stand before a bracket: tests of node types, and operators.
  private static let others: Set<String> = [
    "node", "text", "comment", "processing-instruction", "and", "or", "div", "mod",
  ]

  /// The first function of an expression that does not exist, and the byte at which it stands.
  static func unknown(in source: String) -> (name: String, offset: Int)? {
    let bytes = Array(source.utf8)
    var quote: UInt8 = 0
    var start: Int?
    var end = 0
    for (index, byte) in bytes.enumerated() {
      if quote != 0 {
        if byte == quote { quote = 0 }
        continue
      }
      if isNamePart(byte) {
        if start == nil || end < index { start = index }
        end = index + 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = byte
        start = nil
      case UInt8(ascii: "("):
        if let first = start {
          // No name begins with a digit, a hyphen or a point: those belong to a number or an operator before it.
          let letters = bytes[first..<end].drop { $0 < UInt8(ascii: ":") }
          let name = String(decoding: letters, as: UTF8.self)
          if !library.contains(name), !others.contains(name), !name.utf8.contains(UInt8(ascii: ":")) {
            return (name, letters.startIndex)
          }
        }
        start = nil
      case 0x20, 0x09, 0x0A, 0x0D: continue
      default: start = nil
      }
    }
    return nil
  }

  /// Letters, digits and the marks inside names; every byte of a character outside ASCII.
  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}
