import Audit
import Gate

/// Conformance evidence for a specialist: for each criterion of WCAG 2.2 what fails, what needs a person, and where
/// nothing was found; never that anything is supported, which no export can tell.
public enum WCAGReporter: Reporter {
  public static let format = "wcag"
  /// How many findings of a criterion are quoted.
  static let quoted = 10
  /// What the evidence can say, and what not.
  static let limits = """
    An export shows names, roles, values, frames and order; it does not show sound, motion, or what happens on a tap. \
    So this is evidence for a conformance report, not the report: nothing found is not the same as supported.
    """

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    let evidence = CriterionEvidence.all(run)
    output.write(
      """
      # WCAG 2.2: evidence from exported screens

      \(TextReporter.counted(run.screens.count, "screen")) examined by Screen Readout \(run.version). \(limits)

      | criterion | level | result |
      |---|---|---|

      """)
    for entry in evidence {
      output.write(
        "| \(entry.criterion.number) \(entry.criterion.name) | \(entry.criterion.level) | \(entry.result) |\n")
    }
    for entry in evidence where entry.hasFindings {
      output.write("\n## \(entry.criterion.number) \(entry.criterion.name)\n")
      write("Failures", entry.failures, run, to: &output)
      write("Needs review", entry.forReview, run, to: &output)
    }
  }

  private static func write(_ title: String, _ items: [RunFinding], _ run: RunRecord, to output: inout ReportOutput) {
    guard !items.isEmpty else { return }
    output.write("\n\(title):\n\n")
    for item in items.prefix(quoted) {
      let place = item.hasLine ? "\(run.path(of: item)):\(item.line)" : run.path(of: item)
      output.write(
        "- \(MarkdownText.escaped(item.finding.message)) (\(item.finding.rule), \(MarkdownText.code(place)))\n")
    }
    if items.count > quoted { output.write("- … and \(items.count - quoted) more\n") }
  }
}
