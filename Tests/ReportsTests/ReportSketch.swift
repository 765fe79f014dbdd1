import Audit
import Checks
import Gate
import Reports
import ScreenModel
import TestSupport

/// A report on one sketched screen.
enum ReportSketch {
  static func report(_ reporter: any Reporter.Type, _ sketch: String, verbose: Bool = false) throws -> String {
    let auditor = Auditor(rules: RuleSelection().rules(of: try Rulebook.embedded(), checks: allChecks))
    var run = RunRecord(version: "0.1.0", preset: "recommended@1", rules: auditor.rules)
    let screen = try ScreenSketch.screen(sketch)
    let audit = auditor.audit(screen, key: "home")
    run.add(InputRecord(path: "home.xml", format: "canonical-xml", status: .audited, screens: ["home"]))
    run.add(
      ScreenRecord(
        key: "home", input: 0, nodes: screen.tree.count, stops: screen.stops.nodes.count, notRun: [],
        isInterrupted: false, isTruncated: false), audit)
    let part = reporter.part(of: AuditedScreen(screen: screen, audit: audit, notRun: []))
    var style = ReportStyle()
    style.isVerbose = verbose
    var bytes: [UInt8] = []
    var output = ReportOutput { bytes += $0 }
    reporter.write(
      Report(run: run, verdict: Verdict(run, GateSettings()), style: style, parts: { $0(0, part) }), to: &output)
    return String(decoding: bytes, as: UTF8.self)
  }
}
