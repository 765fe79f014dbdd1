import Audit
import Gate

/// What changed between two runs, as a comment in a pull request: what is new or worse, what is heard before and now,
/// what is fixed. It fits the 65,536 characters of a comment; what is left out is counted.
public struct DifferenceMarkdown {
  private let difference: RunDifference
  private let framework: FixCode.Framework?

  /// How many findings, screens and fixed findings are listed.
  private static let listed = 30
  /// Lines of one screen's readout that are shown.
  private static let readoutLines = 40

  /// - Parameter framework: the framework whose code is shown; nil for the platform's first.
  public init(_ difference: RunDifference, framework: FixCode.Framework?) {
    self.difference = difference
    self.framework = framework
  }

  /// Writes the comment.
  public func write(to output: inout ReportOutput) {
    let (new, worse) = (difference.findings(.new), difference.findings(.updated))
    let counts = [
      (new.count, "new"), (worse.count, "worse"), (difference.fixed.count, "fixed"),
      (difference.findings(.unchanged).count, "unchanged"), (difference.notExamined.count, "not examined"),
    ]
    let shown = counts.filter { $0.0 > 0 || $0.1 == "new" }.map { "\($0.0) \($0.1)" }
    var text = "## Screen Readout: \(shown.joined(separator: ", "))\n"
    var left = 0
    func add(_ section: String) {
      if text.utf8.count + section.utf8.count < MarkdownReporter.longest { text += section } else { left += 1 }
    }
    for (word, findings) in [("New", new), ("Worse", worse)] where !findings.isEmpty {
      add("\n### \(word)\n")
      for item in findings.prefix(Self.listed) { add(self.text(item)) }
      add(rest(findings.count))
    }
    if !difference.readouts.isEmpty {
      add("\n### What is heard\n")
      for change in difference.readouts.prefix(Self.listed) { add(self.text(change)) }
      add(rest(difference.readouts.count))
    }
    if !difference.fixed.isEmpty {
      add("\n### Fixed\n\n")
      for finding in difference.fixed.prefix(Self.listed) {
        add("- \(finding.rule) on \(MarkdownText.code(finding.screen)): \(MarkdownText.code(finding.hint))\n")
      }
      add(rest(difference.fixed.count))
    }
    add(screens)
    if left > 0 { text += "\n… and \(TextReporter.counted(left, "more section")) that would not fit a comment\n" }
    output.write(text)
  }

  private func text(_ item: RunFinding) -> String {
    let finding = MarkdownFinding(item: item, run: difference.run, framework: framework)
    let places = item.finding.occurrences > 1 ? ", \(item.finding.occurrences) places" : ""
    return finding.text(
      item.finding.severity, item.finding.message,
      place: "\(finding.place) on \(MarkdownText.code(item.finding.screen))\(places)")
  }

  /// Before and now as a difference of lines.
  private func text(_ change: RunDifference.ReadoutChange) -> String {
    let lines = (LineDifference.text(old: change.then, new: change.now) ?? "").split(separator: "\n")
    var shown = lines.prefix(Self.readoutLines).joined(separator: "\n")
    if lines.count > Self.readoutLines { shown += "\n… \(lines.count - Self.readoutLines) more" }
    let stops = "\(TextReporter.counted(change.then.count, "stop")) before, \(change.now.count) now"
    return "\n\(MarkdownText.code(change.screen)): \(stops)\n\n\(MarkdownText.block(shown, language: "diff"))"
  }

  private var screens: String {
    var lines: [String] = []
    for (from, to) in difference.run.comparison?.renamed ?? [] {
      lines.append("- renamed: \(MarkdownText.code(from)) is \(MarkdownText.code(to)) now\n")
    }
    for key in difference.added { lines.append("- new: \(MarkdownText.code(key))\n") }
    for key in difference.missing { lines.append("- not examined now: \(MarkdownText.code(key))\n") }
    guard !lines.isEmpty else { return "" }
    return "\n### Screens\n\n" + lines.prefix(Self.listed).joined() + rest(lines.count)
  }

  private func rest(_ count: Int) -> String { count > Self.listed ? "\n… and \(count - Self.listed) more\n" : "" }
}
