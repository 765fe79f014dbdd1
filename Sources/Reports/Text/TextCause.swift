import Audit
import Gate
import ViewHierarchy

/// One cause in the report for people.
struct TextCause {
  /// A longer text would push all others off the screen, in bytes.
  private static let longest = 1_000

  private let report: Report
  private let ink: Ink
  private let tellsWhy: Bool

  /// - Parameter tellsWhy: whether the reader has not been told yet why the rule matters.
  init(_ report: Report, _ ink: Ink, tellsWhy: Bool) {
    self.report = report
    self.ink = ink
    self.tellsWhy = tellsWhy
  }

  func write(_ cause: Cause, _ item: RunFinding, number: Int, to output: inout ReportOutput) {
    let finding = item.finding
    let review = finding.confidence == .review ? ", for review" : ""
    var lines = ["\(number). \(ink.severity(cause.severity)) \(ink.strong(cause.rule))\(review)"]
    lines += wrapped("", cause.message)
    lines.append("   \(PlainText.safe(place(item, cause)))")
    if let spoken = finding.spoken { lines += wrapped("heard now: ", "\"\(spoken)\"") }
    if tellsWhy, let why = report.why(finding.rule) { lines += wrapped("why: ", why) }
    if let fix = finding.fix {
      lines += wrapped("fix: ", fix.summary)
      if let code = report.code(of: fix) {
        lines += code.text.split(separator: "\n", omittingEmptySubsequences: false).map {
          "     \(PlainText.safe(PlainText.shortened(String($0), to: Self.longest)))"
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
    let text = PlainText.safe(PlainText.shortened(text, to: Self.longest))
    return LineWrap.wrapped(head, text, width: max(20, report.style.width - 3)).map { "   \($0)" }
  }
}
