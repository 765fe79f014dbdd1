import Audit
import Gate
import Markup

/// Checkstyle XML, grouped by file; `source` is `screenreadout.category.rule`, of which Jenkins makes category and type.
public enum CheckstyleReporter: Reporter {
  public static let format = "checkstyle"

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    let categories = Dictionary(uniqueKeysWithValues: run.rules.map { ($0.page.id, $0.page.category) })
    let byInput = Dictionary(grouping: run.ranked, by: \.input)
    var xml = XMLWriter()
    xml.open("checkstyle")
    xml.attribute("version", "4.3")
    for (index, input) in run.inputs.enumerated() {
      guard input.error != nil || byInput[index] != nil else { continue }
      xml.open("file")
      xml.attribute("name", RunRecord.plainPath(input.path))
      if let error = input.error {
        write(error.line, error.column, "error", error.message, "screenreadout.inputs.unreadable", to: &xml)
      }
      for item in byInput[index] ?? [] {
        let rule = item.finding.rule
        write(
          item.line, item.column, severity(item.finding.severity), item.advice,
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
