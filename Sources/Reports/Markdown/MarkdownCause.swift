import Audit
import Gate

/// One cause in full: what is heard now, why it matters, the fix with its code.
struct MarkdownCause {
  private let report: Report
  private let cause: Cause

  init(_ report: Report, _ cause: Cause) {
    self.report = report
    self.cause = cause
  }

  var text: String {
    let item = report.run.findings[cause.first]
    let finding = item.finding
    let review = finding.confidence == .review ? ", for review" : ""
    var text = "\n<details><summary>\(cause.severity.rawValue)\(review): \(html(cause.message))</summary>\n\n"
    text += "Rule \(MarkdownText.code(cause.rule)), \(place(item))\n\n"
    if let spoken = finding.spoken { text += "Heard now: \(MarkdownText.code(spoken))\n\n" }
    if let why = report.why(cause.rule) { text += "Why: \(MarkdownText.escaped(why))\n\n" }
    if let fix = finding.fix {
      text += "Fix: \(MarkdownText.escaped(fix.summary))\n\n"
      if let code = report.code(of: fix) {
        text += MarkdownText.block(code.text, language: code.language.rawValue) + "\n"
      }
    }
    return text + "</details>\n"
  }

  private func place(_ item: RunFinding) -> String {
    let path = report.run.path(of: item)
    let place = item.finding.position.line > 0 ? "\(path):\(item.line):\(item.column)" : path
    let more = cause.places > 1 ? ", and \(TextReporter.counted(cause.places - 1, "more place"))" : ""
    let screens = cause.places > 1 && cause.screens > 1 ? " on \(cause.screens) screens" : ""
    return MarkdownText.code(place) + more + screens
  }

  /// Inside of HTML elements Markdown's own marks say nothing.
  private func html(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.safe(text).unicodeScalars {
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
