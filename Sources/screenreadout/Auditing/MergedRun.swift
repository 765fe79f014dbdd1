import Audit
import Gate

/// The parts of a run, put together as if it had been one: in the order of all inputs, keys and causes counted anew.
struct MergedRun {
  var record: RunRecord
  /// The screens in the order of the record.
  private(set) var screens: [StoredScreen] = []
  private var keys = ScreenKeyCounter()
  private var repeats = RepeatedCaptures()

  private let known: KnownRuns

  /// - Parameters:
  ///   - files: at least one; the first one sets what the others must agree with.
  ///   - known: with an earlier run, also what got worse since is told.
  init(_ files: [(path: String, run: StoredRun)], rules: [ActiveRule], known: KnownRuns) {
    self.known = known
    let first = files.first?.run
    record = RunRecord(
      version: first?.version ?? Version.current, preset: first?.preset ?? "", settings: first?.settings ?? "",
      rules: rules)
    record.isRedacted = first?.isRedacted ?? false
    let (parts, problems) = Self.parts(files)
    // Parts know the place of each input; whole runs follow one another.
    var inputs: [(position: Int, part: Int, input: Int)] = []
    for (part, run) in parts.enumerated() {
      for (index, input) in run.inputs.enumerated() { inputs.append((input.position ?? 0, part, index)) }
    }
    let isParted = first?.shard != nil
    inputs.sort { isParted ? ($0.position, $0.part, $0.input) < ($1.position, $1.part, $1.input) : false }
    let screensOf = parts.map { run in Dictionary(grouping: run.screens.indices) { run.screens[$0].input } }
    let findingsOf = parts.map { run in Dictionary(grouping: run.findings, by: \.screen) }
    for (_, part, index) in inputs {
      add(
        parts[part], index, screens: screensOf[part][index] ?? [], findings: findingsOf[part], isParted: isParted)
    }
    for run in parts { record.add(outcomes: run.rules.map { ($0.id, $0.outcomes) }) }
    var folders: [(path: String, isFruitful: Bool)] = []
    for folder in parts.flatMap({ $0.shard?.folders ?? [] }) {
      if let place = folders.firstIndex(where: { $0.path == folder.path }) {
        folders[place].isFruitful = folders[place].isFruitful || folder.isFruitful
      } else {
        folders.append(folder)
      }
    }
    // Where a part is missing nobody knows what lay in a folder.
    if problems.isEmpty { record.addBarren(folders) }
    for problem in problems { record.add(problem) }
    if let problem = known.problem {
      record.add(InputRecord(path: problem.path, status: .unreadable, error: InputProblemRecord(problem.message)))
    }
  }

  /// The parts that fit together, and what is wrong with the others and the gaps.
  private static func parts(_ files: [(path: String, run: StoredRun)]) -> ([StoredRun], [InputRecord]) {
    var parts: [StoredRun] = []
    var problems: [InputRecord] = []
    func refuse(_ path: String, _ message: String) {
      problems.append(InputRecord(path: path, status: .unreadable, error: InputProblemRecord(message)))
    }
    guard let first = files.first?.run else { return ([], []) }
    var seen: [Int: String] = [:]
    for (path, run) in files {
      if run.version != first.version || run.preset != first.preset || run.settings != first.settings
        || run.rules.map(\.id) != first.rules.map(\.id)
      {
        refuse(path, "it was made with another version, config or other rules than \(files[0].path); make it again")
      } else if run.shard?.count != first.shard?.count || run.shard?.inputs != first.shard?.inputs {
        refuse(path, "it is a part of another run than \(files[0].path): the number of parts or of inputs differs")
      } else if let shard = run.shard, let other = seen[shard.index] {
        refuse(path, "it is part \(shard.index)/\(shard.count), as \(other) is; give each part once")
      } else {
        if let shard = run.shard { seen[shard.index] = path }
        parts.append(run)
      }
    }
    if let count = first.shard?.count {
      for index in 1...count where seen[index] == nil {
        refuse("shard \(index)/\(count)", "the run file of this part is missing; what it audited was not judged")
      }
    }
    return (parts, problems)
  }

  private mutating func add(
    _ run: StoredRun, _ index: Int, screens numbers: [Int], findings: [Int: [StoredFinding]], isParted: Bool
  ) {
    let input = run.inputs[index]
    var warnings = input.warnings
    let repeated = repeats.add(input.digest, named: input.key)
    if isParted, let repeated, !repeated.isSameKey { warnings.append(repeated.message) }
    let named = numbers.map { number in
      (
        number: number,
        key: keys.unique(isParted ? Self.withoutCounter(run.screens[number].key) : run.screens[number].key)
      )
    }
    if repeated == nil { repeats.tell(input.digest, as: named.first?.key) }
    record.add(
      InputRecord(
        path: input.path, format: input.format, status: input.status, screens: named.map(\.key), error: input.error,
        warnings: warnings, screenshot: input.screenshot))
    for (number, key) in named {
      let screen = run.screens[number].renamed(key, input: record.inputs.count - 1)
      screens.append(screen)
      record.add(screen.record)
      let items = findings[number] ?? []
      var told = items.map(\.finding)
      for index in told.indices where told[index].state != .suppressed { told[index].state = .new }
      var worse: [Finding] = []
      if let then = known.screen(key: key, variant: screen.variant) {
        let isBlurred = record.isRedacted != known.run?.isRedacted
        let (before, after) = isBlurred ? (then.redacted(), screen.redacted()) : (then, screen)
        worse = Regression.findings(after, since: before, told: &told)
      }
      for (finding, item) in zip(told, items) { record.add(finding, stored: item.identity, source: item.source) }
      for finding in worse { record.add(finding) }
    }
    for notice in run.notices where notice.message.hasPrefix("\(input.path):") { record.note(notice) }
  }

  /// `home#2` is `home`: other parts may have had that key too.
  private static func withoutCounter(_ key: String) -> String {
    guard let mark = key.lastIndex(of: "#"), key.index(after: mark) != key.endIndex,
      key[key.index(after: mark)...].utf8.allSatisfy(\.isDigit)
    else { return key }
    return String(key[..<mark])
  }
}
