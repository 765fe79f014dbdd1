import Audit
import Gate

extension RunRecord {
  /// The findings that people still have to look at, worst first: new before known ones, then by severity and impact,
  /// then in the order in which they were met. Suppressed and dismissed ones are left out.
  var ranked: [RunFinding] {
    findings.indices.filter { findings[$0].finding.state.counts }
      .sorted { a, b in
        let (x, y) = (findings[a].finding, findings[b].finding)
        if x.state != y.state, x.state == .new || y.state == .new { return x.state == .new }
        if x.severity != y.severity { return x.severity > y.severity }
        if x.impact != y.impact { return x.impact > y.impact }
        return a < b
      }
      .map { findings[$0] }
  }

  /// The path of the file that a finding is mended in, as other tools want it, without `./` in front: the source file
  /// where it is known, else the export.
  func path(of item: RunFinding) -> String { item.source.map { Self.plainPath($0.file) } ?? exportPath(of: item) }

  /// The path of the export that a finding lies in.
  func exportPath(of item: RunFinding) -> String { Self.plainPath(inputs[item.input].path) }

  /// Where a finding is mended, for people: `Sources/Home.swift:12:5`.
  func place(of item: RunFinding) -> String {
    item.hasLine ? "\(path(of: item)):\(item.line):\(item.column)" : path(of: item)
  }

  /// Where a finding lies in its export, for people.
  func exportPlace(of item: RunFinding) -> String {
    let (path, position) = (exportPath(of: item), item.finding.position)
    return position.line > 0 ? "\(path):\(position.line):\(max(1, position.column))" : path
  }

  /// Message, fix, and the export where the location is in the source code, for readers with one location.
  func advice(of item: RunFinding) -> String {
    item.source == nil ? item.advice : "\(item.advice) (seen in \(exportPlace(of: item)))"
  }

  /// A path without `./` in front.
  static func plainPath(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
}

extension RunFinding {
  /// Whether the finding has a line, in the source code or else in the export.
  var hasLine: Bool { (source?.line ?? Int(finding.position.line)) > 0 }
  /// The line of the finding; 1 where none is known, since readers of reports want one.
  var line: Int { max(1, source?.line ?? Int(finding.position.line)) }
  /// The byte in the line, from 1.
  var column: Int { max(1, source?.column ?? Int(finding.position.column)) }

  /// Message and fix in one line of text, for readers that show nothing else.
  var advice: String {
    guard let fix = finding.fix else { return finding.message }
    return "\(finding.sentence) Fix: \(fix.summary)"
  }
}

extension Finding {
  /// The message as a sentence, to stand before others; one that ends with what is heard ("Button.") has its full stop.
  var sentence: String { message.hasSuffix(".") || message.hasSuffix(".\"") ? message : message + "." }
}
