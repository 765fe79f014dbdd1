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
      if withIdentity { writer.member("settings", report.run.settings) }
      if report.run.isRedacted { writer.member("redacted", true) }
      if let shard = report.run.shard { writer.object("shard") { write(shard, to: &$0) } }
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
          write(screen, to: &writer)
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
    if let comparison = report.run.comparison {
      writer.object("comparison") { ComparisonRecord.write(comparison, to: &$0) }
    }
    if !report.run.notices.isEmpty {
      writer.array("notices") { writer in
        for notice in report.run.notices {
          writer.item("notice") { writer in
            writer.member("kind", notice.kind.rawValue)
            writer.member("message", notice.message)
          }
        }
      }
    }
    writer.object("summary") { writer in
      for (name, count) in RunSummary(report.run).counts { writer.member(name, count) }
    }
    writer.object("verdict") { writer in
      writer.member("pass", report.verdict.pass)
      writer.member("exitCode", Int(report.verdict.exitCode))
      writer.sentences("reasons", "reason", report.verdict.reasons)
      if !report.verdict.lines.isEmpty {
        writer.array("lines") { writer in
          for line in report.verdict.lines {
            writer.item("line") { writer in
              writer.member("what", line.what)
              writer.member("used", line.used)
              writer.member("allowed", line.allowed)
              writer.member("pass", line.pass)
            }
          }
        }
      }
    }
    writer.endRoot()
    output.write(writer.takeBytes())
  }

  /// What tells captures of one screen apart, and in a run file what merging needs.
  private func write(_ screen: ScreenRecord, to writer: inout RecordWriter) {
    if !screen.variant.isEmpty {
      writer.object("variant") { writer in
        for (axis, value) in screen.variant.values { writer.member(axis.name, value) }
      }
    }
    guard withIdentity else { return }
    writer.member("digest", screen.digest)
    if !screen.off.isEmpty { writer.words("off", screen.off.sorted()) }
  }

  private func write(_ shard: Shard, to writer: inout RecordWriter) {
    writer.member("index", shard.index)
    writer.member("count", shard.count)
    writer.member("inputs", shard.inputs)
    guard !shard.folders.isEmpty else { return }
    writer.array("folders") { writer in
      for folder in shard.folders {
        writer.item("folder") { writer in
          writer.member("path", folder.path)
          writer.member("fruitful", folder.isFruitful)
        }
      }
    }
  }

  private func write(_ input: InputRecord, to writer: inout RecordWriter) {
    writer.member("path", input.path)
    if let format = input.format { writer.member("format", format) }
    writer.member("status", input.status.rawValue)
    if let screenshot = input.screenshot { writer.member("screenshot", screenshot) }
    if !input.screens.isEmpty { writer.sentences("screens", "screen", input.screens) }
    if let error = input.error {
      writer.object("error") { writer in
        writer.member("message", error.message)
        if error.line > 0 { writer.member("line", error.line) }
        if error.column > 0 { writer.member("column", error.column) }
      }
    }
    if !input.warnings.isEmpty { writer.sentences("warnings", "warning", input.warnings) }
    guard withIdentity, report.run.shard != nil else { return }
    if let position = input.position { writer.member("position", position) }
    writer.member("key", input.key)
    writer.member("digest", input.digest)
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
