import Audit
import Gate

/// What the report for people says about inputs: those that could not be read, and with `--verbose` what did not run.
struct TextInputs {
  private let report: Report
  private let ink: Ink

  init(_ report: Report, _ ink: Ink) {
    self.report = report
    self.ink = ink
  }

  func write(to output: inout ReportOutput) {
    var lines: [String] = []
    for input in report.run.inputs {
      if let error = input.error {
        let place = error.line > 0 ? "\(input.path):\(error.line):\(max(1, error.column))" : input.path
        lines.append("\(ink.bad("not read")) \(PlainText.safe("\(place): \(error.message)"))")
      }
      lines += input.warnings.map { PlainText.safe("\(input.path): \($0)") }
    }
    for screen in report.run.screens {
      if screen.isTruncated {
        lines.append(
          "\(PlainText.safe(screen.key)): the export was cut at the driver's depth limit; what lies deeper was not examined"
        )
      }
      if screen.isInterrupted {
        lines.append("\(PlainText.safe(screen.key)): another app lay over this screen and was left out")
      }
    }
    if report.style.isVerbose { lines += notRun() }
    guard !lines.isEmpty else { return }
    output.write(lines.map(report.fitted).joined(separator: "\n") + "\n\n")
  }

  /// What is missing and how to get it, each once, and under it the rules that did not run for lack of it.
  private func notRun() -> [String] {
    var screens: [String: [String: Int]] = [:]
    for screen in report.run.screens {
      for rule in screen.notRun {
        let facts = rule.missing.map(\.name).joined(separator: ", ")
        screens["not run (missing: \(facts)): \(rule.how)", default: [:]][rule.rule, default: 0] += 1
      }
    }
    return screens.sorted { $0.key < $1.key }.flatMap { reason, rules in
      let byCount = Dictionary(grouping: rules.keys.sorted()) { rules[$0] ?? 0 }.sorted { $0.key > $1.key }
      return [reason]
        + byCount.map { count, rules in
          "  \(rules.joined(separator: ", ")) [\(TextReporter.counted(count, "screen"))]"
        }
    }
  }
}
