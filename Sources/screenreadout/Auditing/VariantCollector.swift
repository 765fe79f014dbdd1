import Audit

/// Collects captures until all of a screen are there, and compares them.
struct VariantCollector {
  private let audit: VariantAudit
  private let least: Severity?
  /// By the key of the files, then by that of the screen, each with the number of its screen in the run.
  private var waiting: [String: [Member]] = [:]
  private typealias Member = (screen: Int, capture: VariantCapture, redaction: Redaction?)
  /// Files whose captures have keys of their own, which may come in any other file.
  private static let open = ""
  /// Findings with the number of their screen in the run.
  private(set) var findings: [(screen: Int, finding: Finding)] = []
  /// Outcomes with the number of their rule.
  private(set) var outcomes: [(rule: Int, outcomes: RuleOutcomes)] = []

  init(_ rules: [ActiveRule], least: Severity?) {
    audit = VariantAudit(rules: rules)
    self.least = least
  }

  /// Takes up a capture.
  mutating func add(
    _ capture: VariantCapture, screen: Int, file key: String, hasOwnKey: Bool, _ redaction: Redaction?
  ) {
    waiting[hasOwnKey ? Self.open : key, default: []].append((screen, capture, redaction))
  }

  /// Compares what the files of a key brought, and lets go of it.
  mutating func close(_ key: String) {
    guard let group = waiting.removeValue(forKey: key) else { return }
    var screens: [(key: String, members: [Member])] = []
    var places: [String: Int] = [:]
    for member in group {
      if let place = places[member.capture.key] {
        screens[place].members.append(member)
      } else {
        places[member.capture.key] = screens.count
        screens.append((member.capture.key, [member]))
      }
    }
    for screen in screens {
      let result = audit.run(screen.members.map(\.capture))
      findings += result.findings.map { item in
        (screen.members[item.capture].screen, Self.redacted(item.finding, of: item.capture, screen.members))
      }.filter { item in least.map { item.finding.severity >= $0 } ?? true }
      outcomes += result.outcomes
    }
  }

  /// A finding without the texts of its capture and of those that it may quote.
  private static func redacted(_ finding: Finding, of capture: Int, _ members: [Member]) -> Finding {
    let own = members[capture].redaction?.redacted(finding) ?? finding
    return members.reduce(own) { finding, member in member.redaction?.quotesRedacted(finding) ?? finding }
  }

  /// Compares what is left.
  mutating func finish() {
    for key in waiting.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { close(key) }
  }
}
