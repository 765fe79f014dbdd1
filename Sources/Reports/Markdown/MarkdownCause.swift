import Audit
import Gate

/// One cause in full, by the finding that stands for it.
struct MarkdownCause {
  private let report: Report
  private let cause: Cause

  init(_ report: Report, _ cause: Cause) {
    self.report = report
    self.cause = cause
  }

  var text: String {
    let item = report.run.findings[cause.first]
    let finding = MarkdownFinding(item: item, run: report.run, framework: report.style.framework)
    let more = cause.places > 1 ? ", and \(TextReporter.counted(cause.places - 1, "more place"))" : ""
    let screens = cause.places > 1 && cause.screens > 1 ? " on \(cause.screens) screens" : ""
    return finding.text(cause.severity, cause.message, place: finding.place + more + screens)
  }
}
