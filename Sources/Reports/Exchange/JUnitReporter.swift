import Audit
import Gate

/// JUnit XML that the strict schema of Jenkins' xUnit plugin accepts (`jenkinsci/xunit-plugin`, `junit-10.xsd`).
public enum JUnitReporter: Reporter {
  public static let format = "junit"

  public static func part(of screen: AuditedScreen) -> [UInt8] { JUnitSuites.part(of: screen) }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    JUnitSuites(report, namesFiles: false).write(to: &output)
  }
}

/// JUnit XML as GitLab reads it: each case names its file, which the strict schema forbids.
public enum JUnitGitLabReporter: Reporter {
  public static let format = "junit-gitlab"

  public static func part(of screen: AuditedScreen) -> [UInt8] { JUnitSuites.part(of: screen) }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    JUnitSuites(report, namesFiles: true).write(to: &output)
  }
}
