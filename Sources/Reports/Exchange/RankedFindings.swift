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

  /// The path of the file that a finding lies in, as other tools want it: without `./` in front.
  func path(of item: RunFinding) -> String { Self.plainPath(inputs[item.input].path) }

  /// A path without `./` in front.
  static func plainPath(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
}

extension RunFinding {
  /// The line of the finding; 1 where the export has no lines, since readers of reports want one.
  var line: Int { max(1, Int(finding.position.line)) }
  /// The byte in the line, from 1.
  var column: Int { max(1, Int(finding.position.column)) }

  /// Message and fix in one line of text, for readers that show nothing else.
  var advice: String {
    guard let fix = finding.fix else { return finding.message }
    return "\(finding.message). Fix: \(fix.summary)"
  }
}
