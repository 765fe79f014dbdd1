import Audit
import Gate
import Markup

/// SARIF 2.1.0: one run, one location a finding, compact. Suppressed findings are left out, since GitHub would open
/// alerts for them.
///
/// Columns count bytes; before the start tag of an element there is hardly ever anything but ASCII.
public enum SARIFReporter: Reporter {
  public static let format = "sarif"
  /// The most results that GitHub takes in one run (docs.github.com, SARIF support for code scanning).
  static let mostResults = 25_000

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    var json = JSONWriter()
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "screenreadout")
    json.member("semanticVersion", run.version)
    json.key("rules")
    json.beginArray()
    for rule in run.rules { SARIFRule.write(rule, to: &json) }
    // Not all of them, since most runs are compared with none.
    let found = Set(run.findings.map(\.finding.rule))
    let regressions = Regression.allCases.filter { found.contains($0.rawValue) }
    for regression in regressions { SARIFRule.write(regression, to: &json) }
    json.endArray()
    json.endObject()
    json.endObject()
    json.member("columnKind", "unicodeCodePoints")
    let ranked = run.ranked
    writeInvocation(report, left: ranked.count - min(ranked.count, mostResults), to: &json)
    json.key("results")
    json.beginArray()
    output.write(json.takeBytes())
    let ids = run.rules.map(\.page.id) + regressions.map(\.rawValue)
    let ruleNumbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    for item in ranked.prefix(mostResults) {
      SARIFResult.write(item, rule: ruleNumbers[item.finding.rule], run, to: &json)
      output.write(json.takeBytes())
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    output.write(json.takeBytes() + [0x0A])
  }

  /// How the run ended: what could not be read, and what was left out.
  private static func writeInvocation(_ report: Report, left: Int, to json: inout JSONWriter) {
    json.key("invocations")
    json.beginArray()
    json.beginObject()
    json.member("executionSuccessful", report.verdict.exitCode <= 1)
    json.member("exitCode", Int(report.verdict.exitCode))
    json.key("toolExecutionNotifications")
    json.beginArray()
    for input in report.run.inputs {
      guard let error = input.error else { continue }
      json.beginObject()
      json.member("level", "error")
      json.key("message")
      json.beginObject()
      json.member("text", error.message)
      json.endObject()
      json.key("locations")
      json.beginArray()
      json.beginObject()
      SARIFResult.writePlace(RunRecord.plainPath(input.path), line: error.line, column: error.column, to: &json)
      json.endObject()
      json.endArray()
      json.endObject()
    }
    if left > 0 {
      json.beginObject()
      json.member("level", "warning")
      json.key("message")
      json.beginObject()
      json.member("text", "\(left) more findings are left out: a run may hold \(mostResults)")
      json.endObject()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
  }
}
