import Audit
import Gate
import ScreenModel

/// The JSON report, `screenreadout-report/1`.
public enum JSONReporter: Reporter {
  public static let format = "json"

  public static func part(of screen: AuditedScreen) -> [UInt8] {
    RecordWriter.part(.json) { ScreenRecords.write(screen, to: &$0) }
  }

  public static func part(ofStored screen: StoredScreen, findings: [Finding]) -> [UInt8] { screen.part }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    ReportRecord(report, .json).write(to: &output)
  }
}

/// The XML report: the same content under the same names.
public enum XMLReporter: Reporter {
  public static let format = "xml"

  public static func part(of screen: AuditedScreen) -> [UInt8] {
    RecordWriter.part(.xml) { ScreenRecords.write(screen, to: &$0) }
  }

  public static func part(ofStored screen: StoredScreen, findings: [Finding]) -> [UInt8] { StoredPart.xml(screen.part) }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    ReportRecord(report, .xml).write(to: &output)
  }
}

/// The run file: the JSON report plus what `merge`, `diff` and `--against` need.
public enum RunReporter: Reporter {
  public static let format = "run"

  public static func part(of screen: AuditedScreen) -> [UInt8] {
    RecordWriter.part(.json) { writer in
      ScreenRecords.write(screen, to: &writer)
      TreeRecord.write(screen.screen, to: &writer)
    }
  }

  public static func part(ofStored screen: StoredScreen, findings: [Finding]) -> [UInt8] { screen.partWithTree }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    ReportRecord(report, .json, withIdentity: true).write(to: &output)
  }
}
