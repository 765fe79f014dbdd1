import Audit
import Gate

/// GitHub's workflow commands (docs.github.com, "Workflow commands for GitHub Actions").
///
/// GitHub shows ten annotations of each kind a step and drops the others without a word, so the worst come first and
/// the rest is counted.
public enum GitHubReporter: Reporter {
  public static let format = "github"
  /// The annotations of one kind that GitHub shows for a step.
  private static let mostOfAKind = 10

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    var shown: [String: Int] = [:]
    var left = 0
    func show(_ command: WorkflowCommand) {
      // The notice about the rest needs a place of its own.
      let most = command.kind == "notice" ? mostOfAKind - 1 : mostOfAKind
      guard shown[command.kind, default: 0] < most else {
        left += 1
        return
      }
      shown[command.kind, default: 0] += 1
      output.write(command.text)
    }
    for input in run.inputs {
      guard let error = input.error else { continue }
      show(
        WorkflowCommand(
          kind: "error", file: RunRecord.plainPath(input.path), line: error.line, column: error.column,
          title: "not read", message: error.message))
    }
    for item in run.ranked {
      show(
        WorkflowCommand(
          kind: item.finding.severity == .note ? "notice" : item.finding.severity.rawValue,
          file: run.path(of: item), line: item.hasLine ? item.line : 0, column: item.column,
          title: item.finding.rule, message: run.advice(of: item)))
    }
    if left > 0 {
      output.write(
        WorkflowCommand(
          kind: "notice", title: "screenreadout",
          message: "\(TextReporter.counted(left, "more finding")); GitHub shows ten of a kind for each step"
        ).text)
    }
  }
}
