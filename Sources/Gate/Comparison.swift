import Audit

/// What became of known findings in a run.
///
/// What was not examined is never fixed: a screen that was not given, was cut or lay below another app, and a rule that
/// did not run there.
public struct Comparison: Sendable {
  /// The state of each finding of the run.
  public private(set) var states: [FindingState]
  /// For each finding of the run the index of the known one; nil where it is new.
  public private(set) var matches: [Int?]
  /// Known findings that were looked for and are gone.
  public private(set) var fixed: [KnownFinding] = []
  /// Known findings that nothing looked for.
  public private(set) var notExamined: [KnownFinding] = []
  /// Screens that were taken for the same under another key.
  public private(set) var renamed: [(from: String, to: String)] = []

  /// A comparison that was stored: the states stand with the findings.
  init(fixed: [KnownFinding], notExamined: [KnownFinding], renamed: [(from: String, to: String)]) {
    states = []
    matches = []
    self.fixed = fixed
    self.notExamined = notExamined
    self.renamed = renamed
  }

  /// Compares a run with what was known.
  /// - Parameters:
  ///   - screens: the keys of the screens that were examined then, with or without findings.
  ///   - sinceRun: whether the known findings are those of the run that regressions are told against; those are new.
  public init(_ run: RunRecord, known: [KnownFinding], screens: Set<String>, sinceRun: Bool = false) {
    states = Array(repeating: .new, count: run.findings.count)
    matches = Array(repeating: nil, count: run.findings.count)
    var known = known
    renamed = ScreenRenames.find(run, known: known, screens: screens)
    for (from, to) in renamed {
      for index in known.indices where known[index].screen == from { known[index] = known[index].moved(to: to) }
    }
    func isNew(_ finding: Finding) -> Bool { sinceRun && finding.isRegression }
    let knownOf = Dictionary(grouping: known.indices) { known[$0].screen }
    let findingsOf = Dictionary(grouping: run.findings.indices) { run.findings[$0].screen }
    var isFound = [Bool](repeating: false, count: known.count)
    for (number, screen) in run.screens.enumerated() {
      guard let candidates = knownOf[screen.baseKey] else { continue }
      let findings = (findingsOf[number] ?? []).filter { index in
        // Further places of a finding may be those that were known.
        !(isNew(run.findings[index].finding) && run.findings[index].finding.occurrences == 1)
      }
      guard !findings.isEmpty else { continue }
      let matcher = FindingMatcher(
        findings.map { KnownFinding(run.findings[$0]) }, candidates.map { known[$0] }, anchors: screen.anchors)
      for (finding, match) in zip(findings, matcher.matches) {
        guard let match else { continue }
        matches[finding] = candidates[match]
        if isNew(run.findings[finding].finding) { continue }
        let isWorse = run.findings[finding].finding.severity > known[candidates[match]].severity
        states[finding] = isWorse ? .updated : .unchanged
      }
      for (candidate, found) in zip(candidates, matcher.isFound) where found { isFound[candidate] = true }
    }
    let rules = Set(run.rules.map(\.page.id))
    // What takes two captures to see was not looked for in one.
    let pairRules = Set(run.rules.filter(\.isForPairsOnly).map(\.page.id))
    let screensOf = Dictionary(grouping: run.screens, by: \.baseKey)
    for index in known.indices where !isFound[index] {
      let entry = known[index]
      let isExamined =
        (rules.contains(entry.rule) || entry.rule.hasPrefix(Regression.prefix))
        && (screensOf[entry.screen] ?? []).contains { $0.isExamined(by: entry.rule) }
        && (!pairRules.contains(entry.rule) || (screensOf[entry.screen] ?? []).count > 1)
      if isExamined { fixed.append(entry) } else { notExamined.append(entry) }
    }
  }
}

/// Finds screens that changed their key: one is gone, another one came, and most of what was wrong there is the same.
enum ScreenRenames {
  /// From here on two screens are one: this part of the elements at fault is the same.
  private static let share = 0.6
  /// A single finding is no evidence.
  private static let least = 2

  static func find(_ run: RunRecord, known: [KnownFinding], screens: Set<String>) -> [(from: String, to: String)] {
    let present = Set(run.screens.map(\.baseKey))
    let gone = Dictionary(grouping: known.filter { !present.contains($0.screen) }, by: \.screen)
    let before = screens.union(known.map(\.screen))
    let came = Dictionary(grouping: run.findings.filter { !before.contains($0.screenKey) }, by: \.screenKey)
    guard !gone.isEmpty, !came.isEmpty else { return [] }
    var pairs: [(share: Double, from: String, to: String)] = []
    for (from, entries) in gone {
      let then = entries.map { "\($0.rule) \($0.identity.element)" }
      for (to, findings) in came {
        let now = findings.map { "\($0.finding.rule) \($0.identity.element)" }
        let shared = overlap(then, now)
        let share = Double(shared) / Double(max(then.count, now.count))
        if shared >= least, share >= Self.share { pairs.append((share, from, to)) }
      }
    }
    pairs.sort { ($1.share, $0.from, $0.to) < ($0.share, $1.from, $1.to) }
    var result: [(from: String, to: String)] = []
    for pair in pairs where !result.contains(where: { $0.from == pair.from || $0.to == pair.to }) {
      result.append((pair.from, pair.to))
    }
    return result
  }

  private static func overlap(_ one: [String], _ other: [String]) -> Int {
    var counts: [String: Int] = [:]
    for word in one { counts[word, default: 0] += 1 }
    return other.reduce(0) { sum, word in
      guard let count = counts[word], count > 0 else { return sum }
      counts[word] = count - 1
      return sum + 1
    }
  }
}
