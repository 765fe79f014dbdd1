import Audit
import Gate
import Markup
import ScreenModel
import ViewHierarchy

/// The JSON report, `screenreadout-report/1` (contract 4).
public enum JSONReporter: Reporter {
  public static let format = "json"

  public static func part(of screen: AuditedScreen) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    JSONScreen.write(screen, to: &writer)
    writer.endObject()
    return writer.takeBytes()
  }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    JSONRun(report, withIdentity: false).write(to: &output)
  }
}

/// The run file: the JSON report plus what `merge`, `diff` and `--against` need.
public enum RunReporter: Reporter {
  public static let format = "run"

  public static func part(of screen: AuditedScreen) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    JSONScreen.write(screen, to: &writer)
    JSONTree.write(screen.screen, to: &writer)
    writer.endObject()
    return writer.takeBytes()
  }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    JSONRun(report, withIdentity: true).write(to: &output)
  }
}
