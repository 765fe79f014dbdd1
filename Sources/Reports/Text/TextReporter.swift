import Audit
import Gate
import ViewHierarchy

/// The report for people: causes first, worst first, what is heard now, why it matters, the fix.
public enum TextReporter: Reporter {
  public static let format = "text"
  /// How many causes are told in full.
  static let fullCauses = 20
  /// How many of them may be of one rule: what a screen has many of must not hide the rest.
  static let fullCausesOfRule = 5

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    let ink = Ink(report.style.usesColor)
    if !report.style.isQuiet {
      let causes = shown(report)
      let (told, held) = Self.told(causes, run)
      var explained: Set<String> = []
      for (number, index) in told.enumerated() {
        let cause = run.causes[index]
        // The finding that stands for the cause may be an old one.
        let old = run.findings[cause.first].finding.state == .unchanged
        let item = old ? run.findings.first { $0.cause == index && isTold($0) } : nil
        TextCause(report, ink, tellsWhy: explained.insert(cause.rule).inserted)
          .write(cause, item ?? run.findings[cause.first], number: number + 1, to: &output)
      }
      for (rule, count) in held { output.write("… and \(counted(count, "more cause")) of \(ink.strong(rule))\n") }
      let rest = causes.count - told.count - held.reduce(0) { $0 + $1.count }
      if rest > 0 { output.write("… and \(counted(rest, "more cause"))\n") }
      if told.count < causes.count { output.write("--format json lists them all\n\n") }
      TextInputs(report, ink).write(to: &output)
    }
    writeTotals(report, ink, to: &output)
  }

  /// The causes to tell in full, and how many more there are of the rules that have had their share before all were
  /// told.
  private static func told(_ causes: [Int], _ run: RunRecord) -> (told: [Int], held: [(rule: String, count: Int)]) {
    var counts: [String: Int] = [:]
    var told: [Int] = []
    var held: [(rule: String, count: Int)] = []
    for index in causes {
      let rule = run.causes[index].rule
      counts[rule, default: 0] += 1
      if counts[rule, default: 0] > fullCausesOfRule {
        if let place = held.firstIndex(where: { $0.rule == rule }) {
          held[place].count += 1
        } else {
          held.append((rule, 1))
        }
      } else if told.count < fullCauses {
        told.append(index)
      }
    }
    return (told, held)
  }

  /// The causes to show, worst first.
  private static func shown(_ report: Report) -> [Int] {
    let told = Set(report.run.findings.lazy.filter(isTold).map(\.cause))
    return report.run.rankedCauses.filter { index in
      told.contains(index) && (report.style.isVerbose || report.run.causes[index].severity > .note)
    }
  }

  /// Beside a baseline only what is new or worse is told in full.
  private static func isTold(_ item: RunFinding) -> Bool {
    item.finding.state == .new || item.finding.state == .updated
  }

  private static func writeTotals(_ report: Report, _ ink: Ink, to output: inout ReportOutput) {
    let run = report.run
    let notes = run.count(.note)
    let hidden = !report.style.isVerbose && notes > 0 ? " (--verbose shows them)" : ""
    output.write(
      report.fitted(
        "\(counted(run.screens.count, "screen")): \(counted(run.count(.error), "error")), "
          + "\(counted(run.count(.warning), "warning")), \(counted(notes, "note"))\(hidden)") + "\n")
    let notRun = run.outcomes.count { $0.notRun > 0 }
    if notRun > 0, !report.style.isVerbose {
      output.write(
        report.fitted(
          "\(counted(notRun, "rule")) could not run on every screen: the exports lack facts (--verbose tells which)")
          + "\n")
    }
    let undecided = run.outcomes.reduce(0) { $0 + $1.undecided }
    if undecided > 0 { output.write(report.fitted(unjudged(undecided, report)) + "\n") }
    if let note = run.redactionNote { output.write(report.fitted(note) + "\n") }
    writeScreenshots(run, to: &output)
    writeComparison(report, to: &output)
    let word = report.verdict.pass ? ink.good("passed") : ink.bad("failed")
    let reasons = report.verdict.reasons.isEmpty ? "" : ": " + report.verdict.reasons.joined(separator: "; ")
    output.write(report.fitted("The gate \(word)\(reasons)") + "\n")
    if run.findings.contains(where: { $0.finding.state.counts }), let line = report.style.baselineLine {
      output.write("To start from here and fail on new findings only: \(PlainText.safe(line))\n")
    }
  }

  /// What rules looked at and could not judge, such as a filled field whose export does not tell content from names.
  private static func unjudged(_ count: Int, _ report: Report) -> String {
    let rules = zip(report.run.rules, report.run.outcomes).filter { $1.undecided > 0 }
    let told =
      report.style.isVerbose
      ? ": " + rules.map { "\($0.page.id) \($1.undecided)" }.joined(separator: ", ")
      : " by \(counted(rules.count, "rule")) (--verbose tells which)"
    return "\(counted(count, "element")) could be judged neither right nor wrong\(told)"
  }

  /// How much the screenshots told.
  private static func writeScreenshots(_ run: RunRecord, to output: inout ReportOutput) {
    guard run.screenshots > 0 else { return }
    let exports = run.inputs.count { !$0.screens.isEmpty }
    let figures = run.screens.compactMap(\.contrast)
    output.write(
      "\(run.screenshots) of \(counted(exports, "export")) paired with a screenshot: the contrast of "
        + "\(figures.reduce(0) { $0 + $1.measured }) of \(counted(figures.reduce(0) { $0 + $1.texts }, "text")) "
        + "measured\n")
  }

  /// Budgets, known findings, and what the gate has to say about its own entries.
  private static func writeComparison(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    for line in report.verdict.lines where line.pass && line.what != "unreadable" {
      output.write("\(line.used) of at most \(line.allowed) \(line.what)\n")
    }
    func count(_ state: FindingState) -> Int { run.findings.count { $0.finding.state == state } }
    var parts: [String] = []
    if let comparison = run.comparison {
      parts += ["\(count(.new)) new", "\(count(.updated)) worse", "\(count(.unchanged)) known"]
      parts += ["\(comparison.fixed.count) fixed"]
      if !comparison.notExamined.isEmpty { parts.append("\(comparison.notExamined.count) not examined") }
    }
    if count(.suppressed) > 0 { parts.append("\(count(.suppressed)) suppressed") }
    if count(.dismissed) > 0 { parts.append("\(count(.dismissed)) dismissed") }
    if !parts.isEmpty { output.write(parts.joined(separator: ", ") + "\n") }
    let notices = report.style.isVerbose ? run.notices : Array(run.notices.prefix(fullCauses))
    for notice in notices { output.write(report.fitted(PlainText.safe(notice.message)) + "\n") }
    if notices.count < run.notices.count { output.write("… and \(run.notices.count - notices.count) more\n") }
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
