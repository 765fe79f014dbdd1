import Audit
import Gate
import Importers
import Reports

/// Audits the inputs one after the other and collects what reports and the gate need.
struct AuditRun {
  private let inputs: ExpandedInputs
  private var settings: AuditSettings
  private let reporters: [any Reporter.Type]
  var record: RunRecord
  private(set) var stores: [String: PartStore] = [:]
  /// The expression of a rule page that failed on a screen; nothing after it was audited.
  private var pageFault: PageError?
  private var keys = ScreenKeyCounter()
  private var repeats = RepeatedCaptures()
  private var variants: VariantCollector
  /// Folders in which an export was found; indices of arguments.
  private var fruitful: Set<Int> = []
  /// The keys and paths of the screens as overrides of the config name them.
  private var examined: [(key: String, path: String)] = []

  /// Why what was found is not to be used; nil where it is. A part of a run does not know whether others check
  /// anything: `merge` does.
  var refusal: UsageError? {
    if let pageFault { return UsageError("\(pageFault)") }
    return settings.shard == nil ? record.refusal : nil
  }

  /// - Throws: where screenshots are given that cannot be told apart.
  init(_ inputs: ExpandedInputs, _ settings: AuditSettings, reporters: [any Reporter.Type]) throws(UsageError) {
    self.inputs = inputs
    self.settings = settings
    if settings.usesPixels {
      self.settings.screenshots = try ScreenshotFinder(inputs.files, given: settings.givenScreenshots)
    }
    self.reporters = reporters
    record = RunRecord(
      version: Version.current, preset: settings.preset, settings: settings.digest, rules: settings.rules)
    record.isRedacted = settings.redacts
    variants = VariantCollector(settings.rules, least: settings.minSeverity)
    for reporter in reporters { stores[reporter.format] = PartStore() }
  }

  /// Does the work; results come in the order of the inputs, whatever the number of workers.
  mutating func run(_ console: Console) throws(WriteError) {
    settings.importing = settings.importing.knowingApps(of: inputs.files)
    for given in settings.screenshots.idle where !inputs.files.isEmpty {
      console.note(
        "\(OptionName.screenshot.dashed) \(given) has no picture for any export; home.png goes with home.xml, or give a "
          + "pattern such as {name}.png")
    }
    let entries = inputs.entries.enumerated().filter { isOurs($0.element) }
    let files = entries.compactMap { if case .file(let file) = $0.element { file } else { nil } }
    self.settings.comparison = ComparedScreens(files.map(settings.naming.name), settings.rules)
    self.settings.digestsInputs = files.count > 1 || keepsRun
    let (settings, reporters) = (self.settings, reporters)
    var next = entries[...]
    var failure: WriteError?
    var pageFault: PageError?
    ParallelMap.inOrder(files.count, jobs: settings.jobs) { index in
      AuditedFile(files[index], settings, reporters: reporters)
    } consume: { index, audited in
      if files.count > 1 { console.progress("\(index + 1) of \(files.count) files") }
      pageFault = audited.captures.lazy.compactMap(\.audit.faults.first).first
      if pageFault != nil { return false }
      do {
        while let entry = next.popFirst() {
          if case .file(let file) = entry.element {
            try add(audited, file, at: entry.offset)
            break
          }
          addProblem(entry.element, at: entry.offset)
        }
        return true
      } catch {
        failure = error as? WriteError
        return false
      }
    }
    console.clearProgress()
    self.pageFault = pageFault
    if let failure { throw failure }
    for entry in next { addProblem(entry.element, at: entry.offset) }
    finish()
  }

  /// Whether the run is stored, or parts of it are, for later ones.
  private var keepsRun: Bool {
    settings.shard != nil || settings.known.run != nil || reporters.contains { $0.format == RunReporter.format }
  }

  /// Whether an entry belongs to the part of the run that is asked for.
  private func isOurs(_ entry: ExpandedInputs.Entry) -> Bool {
    guard let shard = settings.shard else { return true }
    switch entry {
    case .file(let file): return shard.holds(settings.naming.name(file).key)
    case .problem(let problem): return shard.holds(problem.path)
    }
  }

  private mutating func addProblem(_ entry: ExpandedInputs.Entry, at position: Int) {
    guard case .problem(let problem) = entry else { return }
    record.add(
      InputRecord(
        path: problem.path, status: .unreadable, error: InputProblemRecord(problem.message), position: position))
  }

  private mutating func add(_ audited: AuditedFile, _ file: InputFile, at position: Int) throws(WriteError) {
    let error = audited.error.map { InputProblemRecord($0.message, line: $0.line, column: $0.column) }
    let name = settings.naming.name(file)
    defer { if settings.comparison.isLast(name.key) { variants.close(name.key) } }
    let mustBeRead = file.mustBeRead && !settings.screenshots.isScreenshot(file.path)
    let isSkipped = (audited.error?.isOfNoExport ?? false) && !mustBeRead && audited.captures.isEmpty
    if isSkipped {
      return record.add(InputRecord(path: file.path, status: .skipped, position: position))
    }
    fruitful.formUnion(file.arguments)
    let base = settings.screenKey ?? name.key
    let digest = audited.captures.isEmpty ? "" : audited.digest?.text ?? ""
    var warnings = audited.warnings
    let repeated = repeats.add(digest, named: name.variant.added(to: base))
    // The parts of a run do not know each other's captures: `merge` tells what lies in two of them.
    if let repeated, repeated.isSameKey || settings.shard == nil { warnings.append(repeated.message) }
    var screens: [(key: String, variant: Variant, capture: AuditedFile.AuditedCapture)] = []
    if repeated?.isSameKey != true {
      for capture in audited.captures {
        let (key, variant) = keys.unique(capture.key ?? base, name.variant, exported: capture.variant)
        screens.append((key, variant, capture))
      }
    }
    if repeated == nil { repeats.tell(digest, as: screens.first?.key) }
    record.add(
      InputRecord(
        path: file.path, format: audited.format, status: error == nil ? .audited : .unreadable,
        screens: screens.map(\.key), error: error, warnings: warnings, screenshot: audited.screenshot,
        position: position, key: name.variant.added(to: base), digest: digest))
    for (key, variant, capture) in screens {
      try add(capture, key, variant, digest)
      guard let extract = capture.extract, let screen = record.screens.last else { continue }
      variants.add(
        VariantCapture(
          key: screen.baseKey, variant: variant, extract: extract, off: capture.off, told: capture.audit.findings),
        screen: record.screens.count - 1, file: name.key, hasOwnKey: capture.key != nil, capture.redaction)
    }
    for notice in audited.idleNotes { record.note(notice) }
    examined += audited.captures.map { (settings.screenKey ?? $0.key ?? name.key, file.path) }
  }

  private mutating func add(
    _ capture: AuditedFile.AuditedCapture, _ key: String, _ variant: Variant, _ digest: String
  ) throws(WriteError) {
    var audit = capture.audit
    var worse: [Finding] = []
    if settings.shard == nil, let then = settings.known.screen(key: key, variant: variant),
      let part = capture.parts[RunReporter.format],
      let now = StoredScreen(part: part, key: key)
    {
      let isBlurred = settings.redacts != settings.known.run?.isRedacted
      let (before, after) = isBlurred ? (then.redacted(), now.redacted()) : (then, now)
      worse = Regression.findings(after, since: before, told: &audit.findings)
    }
    record.add(
      ScreenRecord(
        key: key, input: record.inputs.count - 1, nodes: capture.nodes, stops: capture.stops, notRun: capture.notRun,
        isInterrupted: capture.isInterrupted, isTruncated: capture.isTruncated, variant: variant, digest: digest,
        off: capture.off, anchors: capture.anchors, contrast: capture.contrast), audit)
    for finding in worse { record.add(finding) }
    for reporter in reporters { try stores[reporter.format]?.append(capture.parts[reporter.format] ?? []) }
  }

  /// What can only be said when all inputs are known; the order of these steps is that of precedence.
  private mutating func finish() {
    variants.finish()
    record.add(variants.findings, outcomes: variants.outcomes)
    let folders = inputs.folders.map { (path: inputs.arguments[$0], isFruitful: fruitful.contains($0)) }
    if var shard = settings.shard {
      shard.inputs = inputs.entries.count
      shard.folders = folders
      record.shard = shard
    } else {
      record.addBarren(folders)
    }
    if let problem = settings.known.problem {
      record.add(
        InputRecord(path: problem.path, status: .unreadable, error: InputProblemRecord(problem.message)))
    }
    guard settings.shard == nil else { return }
    for notice in settings.scope.idle(on: examined) { record.note(notice) }
    record.judge(settings.suppressions, settings.known, today: settings.today)
  }
}

extension RunRecord {
  /// A folder without any export was not looked at.
  mutating func addBarren(_ folders: [(path: String, isFruitful: Bool)]) {
    for folder in folders where !folder.isFruitful {
      if inputs.contains(where: { $0.path == folder.path && $0.status == .unreadable }) { continue }
      add(
        InputRecord(
          path: folder.path, status: .unreadable,
          error: InputProblemRecord(
            "no file in this folder is an export; `screenreadout formats` lists what can be read")))
    }
  }

  /// Why a run of these screens is no pass whatever was found; nil where something was checked.
  var refusal: UsageError? {
    guard isUnchecked else { return nil }
    let place = screens.count == 1 ? "the only screen" : "all \(screens.count) screens"
    return UsageError(
      "no rule is left to run, so nothing would be audited: the config and its overrides switch off every rule on "
        + place)
  }

  /// Sets the states of all findings: suppressed, dismissed, known, new; and tells what was not looked at.
  mutating func judge(_ suppressions: [SuppressionEntry], _ known: KnownRuns, today: String) {
    noteUnchecked()
    suppress(suppressions, today: today)
    if let baseline = known.baseline { compare(with: baseline, named: known.baselinePath) }
    if let run = known.run { compare(with: run) }
  }
}
