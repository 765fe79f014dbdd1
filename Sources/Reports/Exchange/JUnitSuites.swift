import Audit
import Gate
import Markup

/// A suite for each screen, a case for each finding and for each rule that found nothing, and a suite for the inputs
/// that could not be read.
///
/// Errors fail. Warnings and notes pass, with their text in `system-out`; known, suppressed and dismissed findings and
/// rules that could not run are skipped cases.
struct JUnitSuites {
  private let report: Report
  private let namesFiles: Bool

  init(_ report: Report, namesFiles: Bool) {
    self.report = report
    self.namesFiles = namesFiles
  }

  /// A byte for each rule: whether it ran on the screen and found nothing.
  static func part(of screen: AuditedScreen) -> [UInt8] {
    screen.audit.outcomes.map { $0.pass > 0 && $0.violation + $0.review == 0 ? 1 : 0 }
  }

  func write(to output: inout ReportOutput) {
    let findings = Dictionary(grouping: report.run.findings, by: \.finding.screen)
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"screenreadout\">\n")
    report.parts { index, part in
      let screen = report.run.screens[index]
      var suite = JUnitSuite(name: screen.key, file: RunRecord.plainPath(report.run.inputs[screen.input].path))
      for item in findings[screen.key] ?? [] { add(item, to: &suite) }
      for (rule, hasPassed) in zip(report.run.rules, part) where hasPassed != 0 {
        suite.add(JUnitCase(className: "\(screen.key).\(rule.page.id)", name: "nothing found"))
      }
      for rule in screen.notRun {
        let facts = rule.missing.map(\.name).joined(separator: ", ")
        suite.add(
          JUnitCase(
            className: "\(screen.key).\(rule.rule)", name: "not run",
            result: .skipped("not run (missing: \(facts)); \(rule.how)")))
      }
      output.write(suite.bytes(namesFiles: namesFiles))
    }
    var inputs = JUnitSuite(name: "inputs", file: nil)
    for input in report.run.inputs {
      let path = RunRecord.plainPath(input.path)
      let place = input.error.flatMap { $0.line > 0 ? "line \($0.line), column \($0.column): " : nil } ?? ""
      inputs.add(
        JUnitCase(
          className: "inputs", name: path,
          result: input.error.map { .error(message: $0.message, text: "\(place)\($0.message)") } ?? .passed,
          output: input.warnings.joined(separator: "\n"), file: path))
    }
    output.write(inputs.bytes(namesFiles: namesFiles))
    output.write("</testsuites>\n")
  }

  private func add(_ item: RunFinding, to suite: inout JUnitSuite) {
    let finding = item.finding
    let path = report.run.path(of: item)
    // The first digits of the id keep cases of equal names apart: GitLab drops the second of two.
    let mark = "\(item.id.prefix(8))\(item.id.drop { $0 != ":" })"
    var test = JUnitCase(className: "\(finding.screen).\(finding.rule)", name: "\(named(finding.element)) [\(mark)]")
    test.file = path
    let text = "\(path):\(item.line):\(item.column): \(finding.severity.rawValue): \(report.run.advice(of: item))"
    switch finding.state {
    case .unchanged: test.result = .skipped("baseline")
    case .suppressed: test.result = .skipped("suppressed")
    case .dismissed: test.result = .skipped("dismissed")
    case .new, .updated:
      if finding.severity == .error {
        test.result = .failure(type: finding.severity.rawValue, message: finding.message, text: text)
      } else {
        test.output = text
      }
    }
    suite.add(test)
  }

  private func named(_ element: ElementDescription) -> String {
    if let identifier = element.identifier { return "\(element.role) \(identifier)" }
    return element.name.isEmpty ? element.role : "\(element.role) \"\(element.name)\""
  }
}
