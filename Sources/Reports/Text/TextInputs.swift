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

  /// The rules that did not run, joined over screens that lack the same.
  private func notRun() -> [String] {
    var screens: [String: Int] = [:]
    var order: [String] = []
    for screen in report.run.screens {
      for rule in screen.notRun {
        let facts = rule.missing.map(\.name).joined(separator: ", ")
        let line = "not run \(rule.rule) (missing: \(facts)): \(rule.how)"
        if screens[line] == nil { order.append(line) }
        screens[line, default: 0] += 1
      }
    }
    return order.map { "\($0) [\(TextReporter.counted(screens[$0] ?? 0, "screen"))]" }
  }
}
