import Audit
import Gate
import ViewHierarchy

/// One cause in the report for people.
struct TextCause {
  private let report: Report
  private let ink: Ink

  init(_ report: Report, _ ink: Ink) {
    self.report = report
    self.ink = ink
  }

  func write(_ cause: Cause, _ item: RunFinding, number: Int, to output: inout ReportOutput) {
    let finding = item.finding
    let review = finding.confidence == .review ? ", for review" : ""
    var lines = ["\(number). \(ink.severity(cause.severity)) \(ink.strong(cause.rule))\(review)"]
    lines += wrapped("", cause.message)
    lines.append("   \(PlainText.safe(place(item, cause)))")
    if let spoken = finding.spoken { lines += wrapped("heard now: ", "\"\(spoken)\"") }
    if let why = report.why(finding.rule) { lines += wrapped("why: ", why) }
    if let fix = finding.fix {
      lines += wrapped("fix: ", fix.summary)
      if let code = report.code(of: fix) {
        lines += code.text.split(separator: "\n", omittingEmptySubsequences: false).map {
          "     \(PlainText.safe(String($0)))"
        }
      }
    }
    output.write(lines.joined(separator: "\n") + "\n\n")
  }

  private func place(_ item: RunFinding, _ cause: Cause) -> String {
    var text = report.run.place(of: item)
    if item.source != nil { text += " (seen in \(report.run.exportPlace(of: item)))" }
    if cause.places > 1 {
      text += ", and \(TextReporter.counted(cause.places - 1, "more place"))"
      if cause.screens > 1 { text += " on \(cause.screens) screens" }
    }
    return text
  }

  /// The text in lines of the report's width, indented; a word longer than that stands alone.
  private func wrapped(_ head: String, _ text: String) -> [String] {
    let width = max(40, report.style.width - 3)
    var lines: [String] = []
    var line = head
    for word in PlainText.safe(text).split(separator: " ") {
      let isEmpty = line.isEmpty || line == head
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(word)
      } else {
        line += (isEmpty ? "" : " ") + word
      }
    }
    lines.append(line)
    return lines.map { "   \($0)" }
  }
}
