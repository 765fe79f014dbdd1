import Audit
import Gate
import ViewHierarchy

/// The report for people: causes first, worst first, what is heard now, why it matters, the fix.
public enum TextReporter: Reporter {
  public static let format = "text"
  /// How many causes are told in full.
  static let fullCauses = 20

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    let ink = Ink(report.style.usesColor)
    if !report.style.isQuiet {
      let causes = shown(report)
      for (number, index) in causes.prefix(fullCauses).enumerated() {
        TextCause(report, ink).write(run.causes[index], number: number + 1, to: &output)
      }
      if causes.count > fullCauses {
        output.write("… and \(counted(causes.count - fullCauses, "more cause")); --format json lists them all\n\n")
      }
      TextInputs(report, ink).write(to: &output)
    }
    writeTotals(report, ink, to: &output)
  }

  /// The causes to show, worst first.
  private static func shown(_ report: Report) -> [Int] {
    report.run.rankedCauses.filter { report.style.isVerbose || report.run.causes[$0].severity > .note }
  }

  private static func writeTotals(_ report: Report, _ ink: Ink, to output: inout ReportOutput) {
    let run = report.run
    let notes = run.count(.note)
    let hidden = !report.style.isVerbose && notes > 0 ? " (--verbose shows them)" : ""
    output.write(
      "\(counted(run.screens.count, "screen")): \(counted(run.count(.error), "error")), "
        + "\(counted(run.count(.warning), "warning")), \(counted(notes, "note"))\(hidden)\n")
    let notRun = run.outcomes.count { $0.notRun > 0 }
    if notRun > 0, !report.style.isVerbose {
      output.write(
        "\(counted(notRun, "rule")) could not run on every screen: the exports lack facts (--verbose tells which)\n")
    }
    let word = report.verdict.pass ? ink.good("passed") : ink.bad("failed")
    let reasons = report.verdict.reasons.isEmpty ? "" : ": " + report.verdict.reasons.joined(separator: "; ")
    output.write("The gate \(word)\(reasons)\n")
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
