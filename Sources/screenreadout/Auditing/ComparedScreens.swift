import Audit
import Gate
import ViewHierarchy

/// Which screens of a run have several captures, by the names of their files: only for those anything is kept until
/// the other captures are there.
struct ComparedScreens {
  /// How many files each key still has to come from; keys of a single file are left out.
  private var files: [String: Int] = [:]
  private var isIdle = true

  /// Nothing is compared.
  init() {}

  /// - Parameter rules: nothing is kept where none of them compares captures.
  init(_ names: [ScreenNaming.Name], _ rules: [ActiveRule]) {
    isIdle = VariantAudit(rules: rules).isIdle
    guard !isIdle else { return }
    for name in names { files[name.key, default: 0] += 1 }
    files = files.filter { $0.value > 1 }
  }

  /// Whether other files have captures of the screen.
  func awaits(_ key: String) -> Bool { files[key] != nil }

  /// Whether a capture has others of its screen in the same file, or says itself of which screen it is one, so that they
  /// may be in any file.
  func awaits(_ capture: Capture, among others: [Capture], _ name: ScreenNaming.Name) -> Bool {
    guard !isIdle else { return false }
    if capture.header.key != nil, !name.variant.isEmpty { return true }
    return others.count > 1 && others.lazy.filter { $0.header.key == capture.header.key }.prefix(2).count > 1
  }

  /// Takes note that a file is done.
  /// - Returns: whether it was the last one of its screen.
  mutating func isLast(_ key: String) -> Bool {
    guard let rest = files[key] else { return true }
    files[key] = rest - 1
    return rest == 1
  }
}

/// Collects captures until all of a screen are there, and compares them.
struct VariantCollector {
  private let audit: VariantAudit
  private let least: Severity?
  /// By the key of the files, then by that of the screen, each with the number of its screen in the run.
  private var waiting: [String: [(screen: Int, capture: VariantCapture)]] = [:]
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
  mutating func add(_ capture: VariantCapture, screen: Int, file key: String, hasOwnKey: Bool) {
    waiting[hasOwnKey ? Self.open : key, default: []].append((screen, capture))
  }

  /// Compares what the files of a key brought, and lets go of it.
  mutating func close(_ key: String) {
    guard let group = waiting.removeValue(forKey: key) else { return }
    var screens: [(key: String, members: [(screen: Int, capture: VariantCapture)])] = []
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
      findings += result.findings.map { (screen.members[$0.capture].screen, $0.finding) }
        .filter { item in least.map { item.finding.severity >= $0 } ?? true }
      outcomes += result.outcomes
    }
  }

  /// Compares what is left.
  mutating func finish() {
    for key in waiting.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { close(key) }
  }
}
