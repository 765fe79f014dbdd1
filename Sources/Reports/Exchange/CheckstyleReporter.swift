import Audit
import Gate
import Markup

/// Checkstyle XML, grouped by file; `source` is `screenreadout.category.rule`, of which Jenkins makes category and
/// type.
public enum CheckstyleReporter: Reporter {
  public static let format = "checkstyle"

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    let categories = Dictionary(uniqueKeysWithValues: run.rules.map { ($0.page.id, $0.page.category) })
    let findings = Dictionary(grouping: run.ranked) { run.path(of: $0) }
    let unread = Dictionary(grouping: run.inputs.filter { $0.error != nil }) { RunRecord.plainPath($0.path) }
    // Files in the order of the inputs, then those of the source code.
    let inputs = Set(run.inputs.map { RunRecord.plainPath($0.path) })
    let sources = findings.keys.filter { !inputs.contains($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var seen: Set<String> = []
    var xml = XMLWriter()
    xml.open("checkstyle")
    xml.attribute("version", "4.3")
    for path in run.inputs.map({ RunRecord.plainPath($0.path) }) + sources {
      guard unread[path] != nil || findings[path] != nil, seen.insert(path).inserted else { continue }
      xml.open("file")
      xml.attribute("name", path)
      for case let error? in (unread[path] ?? []).map(\.error) {
        write(error.line, error.column, "error", error.message, "screenreadout.inputs.unreadable", to: &xml)
      }
      for item in findings[path] ?? [] {
        let rule = item.finding.rule
        write(
          item.line, item.column, severity(item.finding.severity), run.advice(of: item),
          "screenreadout.\(categories[rule] ?? "rules").\(rule)", to: &xml)
      }
      xml.close()
      output.write(xml.takeBytes())
    }
    xml.close()
    output.write(xml.takeBytes())
  }

  private static func write(
    _ line: Int, _ column: Int, _ severity: String, _ message: String, _ source: String, to xml: inout XMLWriter
  ) {
    xml.open("error")
    xml.attribute("line", max(1, line))
    xml.attribute("column", max(1, column))
    xml.attribute("severity", severity)
    xml.attribute("message", message)
    xml.attribute("source", source)
    xml.close()
  }

  private static func severity(_ severity: Severity) -> String { severity == .note ? "info" : severity.rawValue }
}
