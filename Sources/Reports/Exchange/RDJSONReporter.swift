import Audit
import Gate
import Markup

/// Reviewdog's diagnostics (`reviewdog/reviewdog:proto/rdf/reviewdog.proto`); columns are bytes from 1.
public enum RDJSONReporter: Reporter {
  public static let format = "rdjson"

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    var json = JSONWriter(breakDepth: 2)
    json.beginObject()
    json.key("source")
    json.beginObject()
    json.member("name", "screenreadout")
    json.endObject()
    json.key("diagnostics")
    json.beginArray()
    for input in report.run.inputs {
      guard let error = input.error else { continue }
      json.beginObject()
      json.member("message", error.message)
      writeLocation(RunRecord.plainPath(input.path), error.line, error.column, to: &json)
      json.member("severity", "ERROR")
      json.endObject()
    }
    for item in report.run.ranked {
      json.beginObject()
      json.member("message", item.advice)
      writeLocation(report.run.path(of: item), item.hasLine ? item.line : 0, item.column, to: &json)
      if item.source != nil {
        let position = item.finding.position
        json.key("related_locations")
        json.beginArray()
        json.beginObject()
        json.member("message", "seen in the export")
        writeLocation(report.run.exportPath(of: item), Int(position.line), Int(position.column), to: &json)
        json.endObject()
        json.endArray()
      }
      json.member("severity", severity(item.finding.severity))
      json.key("code")
      json.beginObject()
      json.member("value", item.finding.rule)
      json.endObject()
      json.endObject()
      output.write(json.takeBytes())
    }
    json.endArray()
    json.endObject()
    output.write(json.takeBytes())
  }

  /// Without a line the diagnostic is about the file.
  private static func writeLocation(_ path: String, _ line: Int, _ column: Int, to json: inout JSONWriter) {
    json.key("location")
    json.beginObject()
    json.member("path", path)
    if line > 0 {
      json.key("range")
      json.beginObject()
      json.key("start")
      json.beginObject()
      json.member("line", line)
      json.member("column", max(1, column))
      json.endObject()
      json.endObject()
    }
    json.endObject()
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
