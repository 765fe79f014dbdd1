import Audit
import Gate

/// A report for pull requests and step summaries: the verdict, the causes as a table, the worst of them in full.
///
/// It stays below the 65,536 characters that GitHub takes for a comment (docs.github.com, REST API for issues), however
/// many causes there are: what does not fit is counted.
public enum MarkdownReporter: Reporter {
  public static let format = "markdown"
  /// How many causes are listed, and how many of them are told in full.
  private static let listedCauses = 50
  private static let fullCauses = 20
  /// The most characters of the report.
  static let longest = 60_000

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    var text = "## Screen Readout: \(report.verdict.pass ? "passed" : "failed")\n\n"
    for reason in report.verdict.reasons { text += "- \(MarkdownText.escaped(reason))\n" }
    if !report.verdict.reasons.isEmpty { text += "\n" }
    text +=
      "\(TextReporter.counted(run.screens.count, "screen")): \(TextReporter.counted(run.count(.error), "error")), "
      + "\(TextReporter.counted(run.count(.warning), "warning")), \(TextReporter.counted(run.count(.note), "note"))\n"
    if let note = run.redactionNote { text += "\n\(MarkdownText.escaped(note)).\n" }
    text += inputs(run)
    let causes = run.rankedCauses
    text += table(causes.prefix(listedCauses), of: run)
    if causes.count > listedCauses {
      text += "\n… and \(TextReporter.counted(causes.count - listedCauses, "more cause"))\n"
    }
    var told = 0
    for index in causes.prefix(fullCauses) {
      let section = MarkdownCause(report, run.causes[index]).text
      guard text.utf8.count + section.utf8.count < longest else { break }
      text += section
      told += 1
    }
    if told < causes.count, told > 0 {
      text += "\n\(told) of \(TextReporter.counted(causes.count, "cause")) told in full.\n"
    }
    output.write(text)
  }

  private static func inputs(_ run: RunRecord) -> String {
    let unread = run.inputs.filter { $0.error != nil }
    guard !unread.isEmpty else { return "" }
    var text = "\n**Not read**\n\n"
    for input in unread.prefix(listedCauses) {
      text += "- \(MarkdownText.code(input.path)): \(MarkdownText.escaped(input.error?.message ?? ""))\n"
    }
    if unread.count > listedCauses { text += "- … and \(unread.count - listedCauses) more\n" }
    return text
  }

  private static func table(_ causes: some Sequence<Int>, of run: RunRecord) -> String {
    var rows = ""
    for index in causes {
      let cause = run.causes[index]
      let item = run.findings[cause.first]
      let place = item.hasLine ? "\(run.path(of: item)):\(item.line)" : run.path(of: item)
      rows +=
        "| \(cause.severity.rawValue) | \(cause.rule) | \(MarkdownText.escaped(cause.message)) "
        + "| \(MarkdownText.escaped(place)) | \(cause.places) |\n"
    }
    guard !rows.isEmpty else { return "" }
    return "\n| severity | rule | what is wrong | where | places |\n|---|---|---|---|---|\n" + rows
  }
}
