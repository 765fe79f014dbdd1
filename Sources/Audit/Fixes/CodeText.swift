/// Texts of a screen as they may stand in code.
public enum CodeText {
  /// A string literal of Swift, and behind an `@` of Objective-C.
  public static func swift(_ text: String) -> String {
    // Nearly all texts stand as they are; only the line separators that are escaped begin with 0xE2.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0xE2 }) { return "\"\(text)\"" }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n", "\r", "\u{2028}", "\u{2029}": escaped += "\\n"
      case "\t": escaped += "\\t"
      case let control where control.value < 0x20: escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// A string literal of Kotlin.
  public static func kotlin(_ text: String) -> String {
    let literal = swift(text)
    guard literal.utf8.contains(UInt8(ascii: "$")) else { return literal }
    return literal.split(separator: "$", omittingEmptySubsequences: false).joined(separator: "\\$")
  }

  /// A text in a comment: on one line, and without what ends a comment or turns the direction of the code after it.
  public static func comment(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: safe += " "
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe.split(separator: "*", omittingEmptySubsequences: false).joined(separator: "∗")
  }
}
