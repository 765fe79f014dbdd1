import Audit
import Gate
import Markup

/// The report as records, one JSON object a line: each screen, its findings behind it, and a summary at the end. A run
/// without inputs prints nothing, as the worker of an empty partition must.
public enum RecordsReporter: Reporter {
  public static let format = "ndjson"

  public static func part(of screen: AuditedScreen) -> [UInt8] { JSONReporter.part(of: screen) }

  public static func part(ofStored screen: StoredScreen, findings: [Finding]) -> [UInt8] { screen.part }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    guard !run.inputs.isEmpty else { return }
    for input in run.inputs where input.status == .unreadable { output.write(error(input)) }
    let findings = Dictionary(grouping: run.findings, by: \.screen)
    report.parts { index, part in output.write(records(of: index, part, run, findings[index] ?? [])) }
    output.write(
      line("summary") { writer in
        for (name, count) in RunSummary(run).counts { writer.member(name, count) }
        writer.object("verdict") { writer in
          writer.member("pass", report.verdict.pass)
          writer.member("exitCode", Int(report.verdict.exitCode))
          writer.sentences("reasons", "reason", report.verdict.reasons)
        }
      })
  }

  /// The records of screens and findings alone.
  /// - Parameter parts: what ``part(of:)`` gave for each screen.
  public static func records(_ run: RunRecord, parts: [[UInt8]]) -> [UInt8] {
    let findings = Dictionary(grouping: run.findings, by: \.screen)
    return parts.enumerated().flatMap { index, part in records(of: index, part, run, findings[index] ?? []) }
  }

  private static func records(of index: Int, _ part: [UInt8], _ run: RunRecord, _ findings: [RunFinding]) -> [UInt8] {
    screen(run.screens[index], run, part) + findings.flatMap { record($0, run) }
  }

  /// The record of an input that could not be read.
  private static func error(_ input: InputRecord) -> [UInt8] {
    line("error") { writer in
      writer.member("input", input.path)
      writer.member("message", input.error?.message ?? "it could not be read")
      if let error = input.error, error.line > 0 {
        writer.member("line", error.line)
        writer.member("column", error.column)
      }
    }
  }

  private static func screen(_ screen: ScreenRecord, _ run: RunRecord, _ part: [UInt8]) -> [UInt8] {
    var writer = RecordWriter(.json)
    writer.item("screen", part: part) { writer in
      writer.member("type", "screen")
      writer.member("key", screen.key)
      writer.member("file", run.inputs[screen.input].path)
    }
    return writer.takeBytes() + [UInt8(ascii: "\n")]
  }

  private static func record(_ finding: RunFinding, _ run: RunRecord) -> [UInt8] {
    line("finding") { writer in FindingRecord.write(finding, run, withIdentity: false, to: &writer) }
  }

  private static func line(_ type: StaticString, _ body: (inout RecordWriter) -> Void) -> [UInt8] {
    RecordWriter.part(.json) { writer in
      writer.member("type", type)
      body(&writer)
    } + [UInt8(ascii: "\n")]
  }
}
