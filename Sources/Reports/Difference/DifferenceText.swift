import Audit
import Gate

/// What changed between two runs, for people: what is new first, then what is heard differently, what is fixed, and
/// what nobody looked at.
public struct DifferenceText {
  private let ink: Ink
  private let difference: RunDifference

  /// - Parameter usesColor: whether the reader sees colours.
  public init(_ difference: RunDifference, usesColor: Bool) {
    self.difference = difference
    ink = Ink(usesColor)
  }

  /// Writes the list.
  public func write(to output: inout ReportOutput) {
    section("new", difference.findings(.new), to: &output)
    section("worse", difference.findings(.updated), to: &output)
    for change in difference.readouts { output.write(text(change)) }
    for finding in difference.fixed {
      let what = PlainText.safe("\(finding.rule) on \(finding.screen): \(finding.hint)")
      output.write("\(ink.good("fixed")) \(what)\n")
    }
    for (from, to) in difference.run.comparison?.renamed ?? [] {
      output.write(PlainText.safe("renamed screen: \(from) is \(to) now") + "\n")
    }
    for key in difference.added { output.write(PlainText.safe("new screen: \(key)") + "\n") }
    for key in difference.missing { output.write(PlainText.safe("not examined now: the screen \(key)") + "\n") }
    let counts = [
      (difference.findings(.new).count, "new"), (difference.findings(.updated).count, "worse"),
      (difference.findings(.unchanged).count, "unchanged"), (difference.fixed.count, "fixed"),
      (difference.notExamined.count, "not examined"),
    ]
    output.write(counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + "\n")
  }

  private func section(_ word: String, _ findings: [RunFinding], to output: inout ReportOutput) {
    for item in findings {
      let finding = item.finding
      let head = "\(word) \(ink.severity(finding.severity)) \(ink.strong(finding.rule))"
      let more = finding.occurrences > 1 ? ", \(finding.occurrences) places" : ""
      output.write("\(head) on \(PlainText.safe(finding.screen))\n")
      output.write("   \(PlainText.safe(finding.message))\n")
      output.write("   \(PlainText.safe(place(item)))\(more), id \(item.id)\n")
    }
  }

  private func place(_ item: RunFinding) -> String {
    "\(difference.run.place(of: item)) \(item.finding.element.path)"
  }

  private func text(_ change: RunDifference.ReadoutChange) -> String {
    let (then, now) = (change.then.count, change.now.count)
    let stops =
      then == now
      ? TextReporter.counted(now, "stop") : "before \(TextReporter.counted(then, "stop")), now \(now)"
    let lines = LineDifference.text(old: change.then, new: change.now) ?? ""
    let safe = lines.split(separator: "\n").prefix(Self.longest).map { "   \(PlainText.safe(String($0)))\n" }
    return "heard differently on \(PlainText.safe(change.screen)): \(stops)\n" + safe.joined()
  }

  /// Lines of one screen's readout that are shown.
  private static let longest = 40
}
