import Audit
import Checks
import Gate
import Importers
import Reports
import ViewHierarchy

/// What the options of `audit` and the config ask for, checked and in the types of the rooms that it is for.
struct AuditSettings {
  var importing: ImportOptions
  let scope: RuleScope
  let gate: GateSettings
  let style: ReportStyle
  let preset: String
  let screenKey: String?
  let naming: ScreenNaming
  /// Whether reports may show screenshots.
  let embedsScreenshots: Bool
  /// Pictures, folders of them, or patterns.
  let givenScreenshots: [String]
  /// The screenshots of the exports, once these are known.
  var screenshots = ScreenshotFinder()
  let minSeverity: Severity?
  let jobs: Int
  let maxSize: Int
  /// Whether reports tell texts as their shapes.
  let redacts: Bool
  let shard: Shard?
  let known: KnownRuns
  /// Whether screens keep the identifiers that anchor identities: what findings known before are matched by.
  var keepsAnchors: Bool
  let suppressions: [SuppressionEntry]
  let today: String
  /// Which screens have several captures in the run.
  var comparison = ComparedScreens()
  /// Whether inputs are told apart by their bytes: where there are several, or the run is kept.
  var digestsInputs = true
  /// A hash of all that changes findings, so that only like parts of a run are merged.
  let digest: String

  /// The rules of the run.
  var rules: [ActiveRule] { scope.auditor.rules }

  /// Whether a rule of the run looks at screenshots.
  var usesPixels: Bool { rules.contains { $0.isOn && $0.asksScreenshots } }

  /// - Parameter command: with the config's options in front of its own.
  init(_ command: ParsedCommand, _ config: Config, console: Console) throws(UsageError) {
    importing = Self.importing(command)
    let book = try Rulebooks.load(command)
    scope = try RuleScope(command, config, book)
    gate = try Self.gate(command, config, book)
    preset = scope.preset.text
    screenKey = command.text(.screen)
    naming = ScreenNaming(config.names)
    embedsScreenshots = command.flag(.embedScreenshots)
    givenScreenshots = command.texts(.screenshot)
    minSeverity = command.choice(.minSeverity)
    jobs = command.number(.jobs) ?? ParallelMap.defaultJobs
    maxSize = command.number(.maxSize) ?? FileReader.defaultLimit
    redacts = command.flag(.redact)
    shard = try command.text(.shard).map { text throws(UsageError) in
      guard let shard = Shard(text) else {
        throw UsageError(
          "\(OptionName.shard.dashed) takes a part and the number of parts, such as 2/7, not \"\(text)\"")
      }
      return shard
    }
    known = try KnownRuns(command)
    keepsAnchors = known.isGiven
    suppressions = config.suppressions
    today = try Self.today(command)
    style = Self.style(command, console)
    digest = Self.digest(command, config)
  }

  static func style(_ command: ParsedCommand, _ console: Console) -> ReportStyle {
    var style = ReportStyle()
    style.usesColor = console.usesColor
    style.isVerbose = command.flag(.verbose)
    style.isQuiet = command.flag(.quiet)
    style.framework = command.choice(.framework)
    style.width = min(Console.width ?? 100, 120)
    style.isTerminal = Console.width != nil
    return style
  }

  static func importing(_ command: ParsedCommand) -> ImportOptions {
    var options = ImportOptions()
    options.format = command.text(.inputFormat)
    options.platform = command.choice(.platform)
    options.density = command.decimal(.density)
    options.direction = command.choice(.direction)
    options.language = command.text(.language)
    options.app = command.text(.app)
    options.maxDepth = command.number(.maxDepth) ?? options.maxDepth
    options.maxNodes = command.number(.maxNodes) ?? options.maxNodes
    return options
  }

  /// Every rule that the options name must be there; a pattern must match at least one.
  static func gate(_ command: ParsedCommand, _ config: Config, _ book: Rulebook) throws(UsageError) -> GateSettings {
    var gate = GateSettings()
    gate.failOn = Severity(rawValue: command.text(.failOn) ?? "error")
    if let level = command.text(.failOnNew) { gate.failOnNew = .some(Severity(rawValue: level)) }
    gate.isStrict = command.flag(.strict)
    let words = ["error", "errors", "warning", "warnings", "note", "notes", "causes", "new", "unreadable"]
    let known = words + book.pages.map(\.id) + Regression.allCases.map(\.rawValue)
    for (what, limit) in command.pairs(.max) {
      guard known.contains(what) else {
        let error = UsageError.unknown(
          "budget", "\"\(what)\" (\(OptionName.max.dashed), or \"budgets\" of the config)", typed: what, among: known)
        throw config.placed(error, .max, what)
      }
      gate.budgets.append((what, Int(limit) ?? 0))
    }
    return gate
  }

  static func today(_ command: ParsedCommand) throws(UsageError) -> String {
    guard let text = command.text(.today) else { return CalendarDay.today }
    guard let day = CalendarDay(text) else {
      throw UsageError("\(OptionName.today.dashed) takes a day such as 2026-12-31, not \"\(text)\"")
    }
    return day.text
  }

  /// The options that change what is found, and the config's part in it.
  private static func digest(_ command: ParsedCommand, _ config: Config) -> String {
    let options: Set<OptionName> = [
      .inputFormat, .screen, .platform, .density, .direction, .language, .app, .maxSize, .maxDepth, .maxNodes,
      .framework, .screenshot, .preset, .standard, .basis, .tag, .rulebook, .only, .skip, .severity, .minSeverity,
      .redact,
    ]
    let given = command.given.filter { options.contains($0.name) }.map { "\($0.name.rawValue)=\($0.value)" }
    let rest = ["\(config.rules)", "\(config.overrides)", "\(config.names)", "\(config.suppressions)"]
    return Fingerprint(given + rest).text
  }
}
