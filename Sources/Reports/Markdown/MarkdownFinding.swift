import Audit
import Gate

/// A finding in full, folded away below one line: what is heard now, why it matters, the fix with its code.
struct MarkdownFinding {
  let item: RunFinding
  let run: RunRecord
  /// The framework whose code is shown; nil for the first.
  var framework: FixCode.Framework?

  /// - Parameters:
  ///   - severity: what the line begins with.
  ///   - message: what it says.
  ///   - place: where it lies, as Markdown.
  func text(_ severity: Severity, _ message: String, place: String) -> String {
    let finding = item.finding
    let review = finding.confidence == .review ? ", for review" : ""
    var text = "\n<details><summary>\(severity.rawValue)\(review): \(Self.html(message))</summary>\n\n"
    text += "Rule \(MarkdownText.code(finding.rule)), \(place)\n\n"
    if let spoken = finding.spoken { text += "Heard now: \(MarkdownText.code(spoken))\n\n" }
    if let why = run.why(finding.rule) { text += "Why: \(MarkdownText.escaped(why))\n\n" }
    if let fix = finding.fix {
      text += "Fix: \(MarkdownText.escaped(fix.summary))\n\n"
      if let code = fix.code(for: framework) {
        text += MarkdownText.block(code.text, language: code.language.rawValue) + "\n"
      }
    }
    return text + "</details>\n"
  }

  /// Where it is mended, and the export where that is another file.
  var place: String {
    let export = item.source == nil ? "" : ", seen in \(MarkdownText.code(run.exportPlace(of: item)))"
    return MarkdownText.code(run.place(of: item)) + export
  }

  /// Inside of HTML elements Markdown's own marks say nothing.
  private static func html(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.safe(PlainText.shortened(text, to: MarkdownText.longest)).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      case "`", "*", "_", "[", "]", "~", "\\", "#", ":", "!", "$", "|": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
