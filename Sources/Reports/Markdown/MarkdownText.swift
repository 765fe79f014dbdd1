/// Texts of an export in Markdown: nothing in them formats, links, mentions or breaks out.
enum MarkdownText {
  /// A longer text would leave no room for the next one, in bytes.
  static let longest = 1_000

  /// A text for a line or a table cell.
  static func escaped(_ text: String) -> String {
    var result = ""
    let scalars = Array(PlainText.safe(PlainText.shortened(text, to: longest)).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Mentions, references to issues, and addresses and emoji names that are replaced without asking.
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case ":"
      where index + 1 < scalars.count && (scalars[index + 1] == "/" || scalars[index + 1].properties.isAlphabetic):
        result += "&#58;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text as code in a line: fenced by one backtick more than it holds in a row.
  static func code(_ text: String) -> String {
    let text = PlainText.safe(PlainText.shortened(text, to: longest))
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let gap = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
    return fence + gap + text + gap + fence
  }

  /// Lines as a block of code.
  static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      PlainText.safe(PlainText.shortened(String($0), to: longest))
    }
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)\n"
  }

  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
