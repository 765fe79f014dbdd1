import Audit
import Gate
import Markup

/// GitLab Code Quality: an array, also when empty (docs.gitlab.com, Code Quality: "Import code quality results").
public enum CodeQualityReporter: Reporter {
  public static let format = "gitlab"

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    var json = JSONWriter(breakDepth: 1)
    json.beginArray()
    for item in report.run.ranked {
      json.beginObject()
      // GitLab does not show the rule, so the description names it.
      json.member("description", "\(item.finding.rule): \(report.run.advice(of: item))")
      json.member("check_name", item.finding.rule)
      json.member("fingerprint", item.id)
      json.member("severity", severity(item.finding))
      json.key("location")
      json.beginObject()
      json.member("path", report.run.path(of: item))
      json.key("lines")
      json.beginObject()
      json.member("begin", item.line)
      json.endObject()
      json.endObject()
      json.endObject()
      output.write(json.takeBytes())
    }
    json.endArray()
    output.write(json.takeBytes())
  }

  private static func severity(_ finding: Finding) -> String {
    switch finding.severity {
    case .error: finding.impact == .critical ? "critical" : "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
