import Audit
import Checks
import Gate
import Importers
import Reports
import ScreenModel
import ViewHierarchy

/// Measures parse, passes, checks and report apart, each as the best of several rounds.
enum Throughput {
  private static let rounds = 5

  static func run(_ path: String) -> String {
    guard let bytes = BenchFile.read(path) else { return "\(path): cannot be read\n" }
    guard let book = try? Rulebook.embedded() else { return "the rule pages are faulty\n" }
    let auditor = Auditor(rules: RuleSelection().rules(of: book, checks: allChecks))
    var lines = "\(path): \(bytes.count) bytes\n"
    let (imported, parse) = measure { Export.read(bytes) }
    guard !imported.captures.isEmpty else { return lines + "  not an export: \(imported.error?.message ?? "")\n" }
    let (screens, passes) = measure { imported.captures.map(Screen.init) }
    // The order is worked out once a screen, so each round needs screens of its own.
    let (_, ordered) = measure { imported.captures.map { Screen($0).proposedOrder?.cost } }
    let (audits, checks) = measure { screens.map { auditor.audit($0, key: "screen") } }
    let (_, report) = measure {
      zip(screens, audits).map { JSONReporter.part(of: AuditedScreen(screen: $0, audit: $1, notRun: [])).count }
    }
    let nodes = screens.reduce(0) { $0 + $1.tree.count }
    let stops = screens.reduce(0) { $0 + $1.stops.nodes.count }
    let findings = audits.reduce(0) { $0 + $1.findings.count }
    lines += "  \(nodes) nodes, \(stops) stops, \(findings) findings\n"
    let phases = [
      ("parse", parse), ("passes", passes), ("order", max(0, ordered - passes)), ("checks", checks), ("report", report),
    ]
    for (name, seconds) in phases {
      let rate = seconds > 0 ? Int(Double(nodes) / seconds) : 0
      let megabytes = seconds > 0 ? Double(Int(Double(bytes.count) / seconds / 100_000)) / 10 : 0
      lines += "  \(name): \(Int(seconds * 1_000_000)) µs, \(rate) nodes a second, \(megabytes) MB/s\n"
    }
    for (index, rule) in auditor.rules.enumerated() where screens.count == 1 {
      let alone = Auditor(rules: [auditor.rules[index]])
      let (_, seconds) = measure { alone.audit(screens[0], key: "screen") }
      lines += "    \(rule.page.id): \(Int(seconds * 1_000_000)) µs\n"
    }
    return lines
  }

  private static func measure<Result>(_ work: () -> Result) -> (Result, Double) {
    let clock = ContinuousClock()
    var best = Double.infinity
    var result = work()
    for _ in 0..<rounds {
      let start = clock.now
      result = work()
      let (seconds, attoseconds) = (clock.now - start).components
      best = min(best, Double(seconds) + Double(attoseconds) / 1e18)
    }
    return (result, best)
  }
}
