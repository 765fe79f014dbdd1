import Audit
import Gate

/// Lines that Xcode and editors take for compiler messages: `path:line:column: severity: text [rule]`.
public enum XcodeReporter: Reporter {
  public static let format = "xcode"

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    for input in report.run.inputs {
      guard let error = input.error else { continue }
      output.write(
        PlainText.safe("\(input.path):\(max(1, error.line)):\(max(1, error.column)): error: \(error.message)") + "\n")
    }
    for item in report.run.ranked {
      let finding = item.finding
      let place = "\(report.run.path(of: item)):\(item.line):\(item.column)"
      let advice = report.run.advice(of: item)
      output.write(PlainText.safe("\(place): \(finding.severity.rawValue): \(advice) [\(finding.rule)]") + "\n")
    }
  }
}
