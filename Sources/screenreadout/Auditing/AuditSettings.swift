import Audit
import Checks
import Gate
import Importers
import Reports
import ViewHierarchy

/// What the options of `audit` ask for, checked and in the types of the rooms that it is for.
struct AuditSettings {
  var importing: ImportOptions
  let auditor: Auditor
  let gate: GateSettings
  let style: ReportStyle
  let preset: String
  let screenKey: String?
  let minSeverity: Severity?
  let jobs: Int
  let maxSize: Int

  init(_ command: ParsedCommand, console: Console) throws(UsageError) {
    importing = Self.importing(command)
    let book = try Rulebooks.load(command)
    try Self.checkRuleNames(command, book)
    auditor = Auditor(rules: Self.selection(command).rules(of: book, checks: allChecks))
    gate = try Self.gate(command, book)
    preset = "\(command.text(.preset) ?? "recommended")@1"
    screenKey = command.text(.screen)
    minSeverity = command.choice(.minSeverity)
    jobs = command.number(.jobs) ?? ParallelMap.defaultJobs
    maxSize = command.number(.maxSize) ?? FileReader.defaultLimit
    var style = ReportStyle()
    style.usesColor = console.style.isOn
    style.isVerbose = command.flag(.verbose)
    style.isQuiet = command.flag(.quiet)
    style.framework = command.choice(.framework)
    style.width = min(Console.width ?? 100, 120)
    self.style = style
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

  private static func selection(_ command: ParsedCommand) -> RuleSelection {
    var selection = RuleSelection()
    selection.only = command.texts(.only)
    selection.skip = command.texts(.skip)
    selection.includesOff = command.text(.preset) == "all"
    for (rule, level) in command.pairs(.severity) {
      selection.severities[rule] = .some(Severity(rawValue: level))
    }
    return selection
  }

  /// Every rule that the options name must be there; a pattern must match at least one.
  private static func checkRuleNames(_ command: ParsedCommand, _ book: Rulebook) throws(UsageError) {
    let ids = book.pages.map(\.id)
    let named = command.texts(.only) + command.texts(.skip) + command.pairs(.severity).map(\.key)
    for name in named where !ids.contains(where: { Pattern.matches(name, $0) }) {
      throw UsageError.unknown("rule", "\"\(name)\"", typed: name, among: ids)
    }
  }

  private static func gate(_ command: ParsedCommand, _ book: Rulebook) throws(UsageError) -> GateSettings {
    var gate = GateSettings()
    let failOn = command.text(.failOn) ?? "error"
    gate.failOn = Severity(rawValue: failOn)
    let words = ["error", "errors", "warning", "warnings", "note", "notes", "causes", "unreadable"]
    let known = words + book.pages.map(\.id)
    for (what, limit) in command.pairs(.max) {
      guard known.contains(what) else {
        throw UsageError.unknown("budget", "\"\(what)\"", typed: what, among: known)
      }
      gate.budgets.append((what, Int(limit) ?? 0))
    }
    return gate
  }
}
