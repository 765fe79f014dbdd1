import Audit
import Gate

/// Puts a report together: run, rules, screens, findings, causes, summary, verdict.
struct ReportRecord {
  private let report: Report
  private let notation: RecordWriter.Notation
  private let withIdentity: Bool

  init(_ report: Report, _ notation: RecordWriter.Notation, withIdentity: Bool = false) {
    self.report = report
    self.notation = notation
    self.withIdentity = withIdentity
  }

  /// Objects of the lists stand on lines of their own.
  private static let breakDepth = 2
  /// The buffer is handed on when it is larger than this, in bytes.
  private static let chunk = 1 << 18

  func write(to output: inout ReportOutput) {
    var writer = RecordWriter(notation, breakDepth: Self.breakDepth)
    writer.beginRoot("report")
    writer.member("schema", "screenreadout-report/1")
    writer.object("tool") { writer in
      writer.member("name", "screenreadout")
      writer.member("version", report.run.version)
      writer.member("preset", report.run.preset)
    }
    writer.array("inputs") { writer in
      for input in report.run.inputs { writer.item("input") { write(input, to: &$0) } }
    }
    writer.array("rules") { writer in
      for (rule, outcomes) in zip(report.run.rules, report.run.outcomes) {
        writer.item("rule") { write(rule, outcomes, to: &$0) }
      }
    }
    writer.array("screens") { writer in
      report.parts { index, part in
        let screen = report.run.screens[index]
        writer.item("screen", part: part) { writer in
          writer.member("key", screen.key)
          writer.member("input", screen.input)
        }
        if writer.count > Self.chunk { output.write(writer.takeBytes()) }
      }
    }
    writer.array("findings") { writer in
      for finding in report.run.findings {
        writer.item("finding") {
          FindingRecord.write(finding, report.run, withIdentity: withIdentity, to: &$0)
        }
        if writer.count > Self.chunk { output.write(writer.takeBytes()) }
      }
    }
    writer.array("causes") { writer in
      for cause in report.run.causes { writer.item("cause") { write(cause, to: &$0) } }
    }
    writer.object("summary") { writer in
      for (name, count) in RunSummary(report.run).counts { writer.member(name, count) }
    }
    writer.object("verdict") { writer in
      writer.member("pass", report.verdict.pass)
      writer.member("exitCode", Int(report.verdict.exitCode))
      writer.sentences("reasons", "reason", report.verdict.reasons)
    }
    writer.endRoot()
    output.write(writer.takeBytes())
  }

  private func write(_ input: InputRecord, to writer: inout RecordWriter) {
    writer.member("path", input.path)
    if let format = input.format { writer.member("format", format) }
    writer.member("status", input.status.rawValue)
    if !input.screens.isEmpty { writer.sentences("screens", "screen", input.screens) }
    if let error = input.error {
      writer.object("error") { writer in
        writer.member("message", error.message)
        if error.line > 0 { writer.member("line", error.line) }
        if error.column > 0 { writer.member("column", error.column) }
      }
    }
    if !input.warnings.isEmpty { writer.sentences("warnings", "warning", input.warnings) }
  }

  private func write(_ rule: ActiveRule, _ outcomes: RuleOutcomes, to writer: inout RecordWriter) {
    let page = rule.page
    writer.member("id", page.id)
    writer.member("category", page.category)
    writer.member("severity", rule.severity.rawValue)
    writer.member("impact", page.impact.rawValue)
    writer.member("basis", page.basis.rawValue)
    writer.member("title", page.title)
    if !page.wcag.isEmpty { writer.words("wcag", page.wcag) }
    writer.object("outcomes") { writer in
      writer.member("violation", outcomes.violation)
      writer.member("review", outcomes.review)
      writer.member("pass", outcomes.pass)
      writer.member("inapplicable", outcomes.inapplicable)
      writer.member("not-run", outcomes.notRun)
      if outcomes.undecided > 0 { writer.member("undecided", outcomes.undecided) }
    }
  }

  private func write(_ cause: Cause, to writer: inout RecordWriter) {
    writer.member("rule", cause.rule)
    writer.member("severity", cause.severity.rawValue)
    writer.member("message", cause.message)
    writer.member("findings", cause.findings)
    writer.member("places", cause.places)
    writer.member("screens", cause.screens)
  }
}

/// The counts of a run, in the order of the report.
struct RunSummary {
  let counts: [(name: StaticString, count: Int)]

  init(_ run: RunRecord) {
    func count(_ state: FindingState) -> Int { run.findings.count { $0.finding.state == state } }
    counts = [
      ("screens", run.screens.count), ("errors", run.count(.error)), ("warnings", run.count(.warning)),
      ("notes", run.count(.note)),
      ("review", run.findings.count { $0.finding.confidence == .review && $0.finding.state.counts }),
      ("new", count(.new)), ("unchanged", count(.unchanged)), ("updated", count(.updated)), ("fixed", 0),
      ("suppressed", count(.suppressed)), ("dismissed", count(.dismissed)),
    ]
  }
}
