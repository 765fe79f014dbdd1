import Audit
import Gate
import Markup

/// Puts the JSON report together: run, rules, screens, findings, causes, summary, verdict.
struct JSONRun {
  private let report: Report
  private let withIdentity: Bool

  init(_ report: Report, withIdentity: Bool) {
    self.report = report
    self.withIdentity = withIdentity
  }

  /// Objects of the lists stand on lines of their own.
  private static let breakDepth = 2
  /// The buffer is handed on when it is larger than this, in bytes.
  private static let chunk = 1 << 18

  func write(to output: inout ReportOutput) {
    var writer = JSONWriter(breakDepth: Self.breakDepth)
    writer.beginObject()
    writer.member("schema", "screenreadout-report/1")
    writer.key("tool")
    writer.beginObject()
    writer.member("name", "screenreadout")
    writer.member("version", report.run.version)
    writer.member("preset", report.run.preset)
    writer.endObject()
    writeInputs(to: &writer)
    writeRules(to: &writer)
    writer.key("screens")
    writer.beginArray()
    report.parts { index, part in
      let screen = report.run.screens[index]
      var head = JSONWriter()
      head.beginObject()
      head.member("key", screen.key)
      head.member("input", screen.input)
      // The part begins with the brace of an object of its own, which the head's replaces.
      var line = head.takeBytes()
      line.append(contentsOf: ", ".utf8)
      line.append(contentsOf: part.dropFirst())
      writer.raw(line)
      if writer.bytes.count > Self.chunk { output.write(writer.takeBytes()) }
    }
    writer.endArray()
    writer.key("findings")
    writer.beginArray()
    for finding in report.run.findings {
      JSONFinding.write(finding, report.run, withIdentity: withIdentity, to: &writer)
      if writer.bytes.count > Self.chunk { output.write(writer.takeBytes()) }
    }
    writer.endArray()
    writeCauses(to: &writer)
    writeSummary(to: &writer)
    writeVerdict(to: &writer)
    writer.endObject()
    output.write(writer.takeBytes())
  }

  private func writeInputs(to writer: inout JSONWriter) {
    writer.key("inputs")
    writer.beginArray()
    for input in report.run.inputs {
      writer.beginObject()
      writer.member("path", input.path)
      if let format = input.format { writer.member("format", format) }
      writer.member("status", input.status.rawValue)
      if !input.screens.isEmpty { writer.member("screens", input.screens) }
      if let error = input.error {
        writer.key("error")
        writer.beginObject()
        writer.member("message", error.message)
        if error.line > 0 { writer.member("line", error.line) }
        if error.column > 0 { writer.member("column", error.column) }
        writer.endObject()
      }
      if !input.warnings.isEmpty { writer.member("warnings", input.warnings) }
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeRules(to writer: inout JSONWriter) {
    writer.key("rules")
    writer.beginArray()
    for (rule, outcomes) in zip(report.run.rules, report.run.outcomes) {
      let page = rule.page
      writer.beginObject()
      writer.member("id", page.id)
      writer.member("category", page.category)
      writer.member("severity", rule.severity.rawValue)
      writer.member("impact", page.impact.rawValue)
      writer.member("basis", page.basis.rawValue)
      writer.member("title", page.title)
      if !page.wcag.isEmpty { writer.member("wcag", page.wcag) }
      writer.key("outcomes")
      writer.beginObject()
      writer.member("violation", outcomes.violation)
      writer.member("review", outcomes.review)
      writer.member("pass", outcomes.pass)
      writer.member("inapplicable", outcomes.inapplicable)
      writer.member("not-run", outcomes.notRun)
      if outcomes.undecided > 0 { writer.member("undecided", outcomes.undecided) }
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeCauses(to writer: inout JSONWriter) {
    writer.key("causes")
    writer.beginArray()
    for cause in report.run.causes {
      writer.beginObject()
      writer.member("rule", cause.rule)
      writer.member("severity", cause.severity.rawValue)
      writer.member("message", cause.message)
      writer.member("findings", cause.findings)
      writer.member("places", cause.places)
      writer.member("screens", cause.screens)
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeSummary(to writer: inout JSONWriter) {
    let summary = RunSummary(report.run)
    writer.key("summary")
    writer.beginObject()
    for (name, count) in summary.counts { writer.member(name, count) }
    writer.endObject()
  }

  private func writeVerdict(to writer: inout JSONWriter) {
    writer.key("verdict")
    writer.beginObject()
    writer.member("pass", report.verdict.pass)
    writer.member("exitCode", Int(report.verdict.exitCode))
    writer.member("reasons", report.verdict.reasons)
    writer.endObject()
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
