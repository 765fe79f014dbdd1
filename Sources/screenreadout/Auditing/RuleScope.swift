import Audit
import Checks
import Gate

/// The rules of a run and how the config changes them for some screens.
struct RuleScope: Sendable {
  /// All rules that run on any screen.
  let auditor: Auditor
  private let overrides: [Config.Override]
  private let base: RuleSelection
  private let book: Rulebook

  init(_ command: ParsedCommand, _ config: Config, _ book: Rulebook) throws(UsageError) {
    try Self.check(command, config, book)
    try Self.check(config.rules + config.overrides.flatMap(\.rules), book)
    var selection = try RuleSelection(command, config, book)
    selection.only = command.texts(.only)
    selection.skip = command.texts(.skip)
    try Self.apply(config.rules, to: &selection, book)
    for (rule, level) in command.pairs(.severity) {
      selection.set(Severity(rawValue: level), for: rule, in: book)
    }
    base = selection
    overrides = config.overrides
    self.book = book
    let rules = selection.rules(of: book, checks: allChecks)
    guard !overrides.isEmpty else {
      try Self.checkAny(rules, selection, command, book)
      auditor = Auditor(rules: rules)
      ids = []
      return
    }
    // What an override switches on somewhere takes part everywhere, and is off elsewhere.
    var ids = Set(rules.map(\.page.id))
    for override in overrides {
      var own = selection
      try Self.apply(override.rules, to: &own, book)
      ids.formUnion(own.rules(of: book, checks: allChecks).map(\.page.id))
    }
    auditor = Auditor(rules: Self.rules(ids, selection, book))
    try Self.checkAny(auditor.rules, selection, command, book)
    self.ids = ids
  }

  /// A run without any rule would look at nothing, and that is no pass.
  private static func checkAny(
    _ rules: [ActiveRule], _ selection: RuleSelection, _ command: ParsedCommand, _ book: Rulebook
  ) throws(UsageError) {
    guard rules.isEmpty, let emptiness = selection.emptiness(of: book) else { return }
    func given(_ names: [OptionName]) -> String {
      command.given.filter { names.contains($0.name) }.map { "\($0.name.dashed) \($0.value)" }
        .joined(separator: ", ")
    }
    func words(_ count: Int) -> String { count == 1 ? "the only rule chosen" : "all \(count) rules chosen" }
    let cause =
      switch emptiness {
      case .nothingChosen: "\(given([.only, .preset])) chooses none"
      case .skipped(let count): "\(given([.skip])) leaves out \(words(count))"
      case .switchedOff(let count): "the severity \"off\" takes away \(words(count))"
      case .narrowed(let count):
        (count == 1 ? "the only rule chosen does not fit" : "none of the \(count) rules chosen fits")
          + " \(given([.standard, .basis, .tag]))"
      }
    throw UsageError("no rule is left to run, so nothing would be audited: \(cause)")
  }

  /// The rules that take part on some screens only; none where no override is given.
  private let ids: Set<String>

  /// The set that the rules were chosen from.
  var preset: Preset { base.preset }

  /// The rules on one screen, and those of the run that are off there.
  func auditor(key: String, path: String) -> (auditor: Auditor, off: Set<String>) {
    let matching = overrides.filter { $0.applies(key: key, path: path) }
    if overrides.isEmpty { return (auditor, []) }
    var selection = base
    // They were tried when the run began.
    for override in matching { try? Self.apply(override.rules, to: &selection, book) }
    let scoped = Auditor(rules: Self.rules(ids, selection, book))
    return (scoped, Set(scoped.rules.filter { !$0.isOn }.map(\.page.id)))
  }

  /// Overrides for screens that the run does not have, where a key of it is nearly theirs. Whether one is for a screen
  /// that was only not audited this time, nobody can tell.
  func idle(on screens: [(key: String, path: String)]) -> [Notice] {
    let keys = Set(screens.map(\.key)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return overrides.flatMap { override -> [Notice] in
      if screens.contains(where: { override.applies(key: $0.key, path: $0.path) }) { return [] }
      return override.screens.compactMap { pattern in
        guard !keys.contains(where: { Pattern.matches(pattern, $0) }),
          let nearest = NearestName.find(pattern, among: keys), nearest.isClose
        else { return nil }
        return Notice(
          .unusedOverride,
          "\(override.place.text): no screen is called \"\(pattern)\"; did you mean \(nearest.name)?")
      }
    }
  }

  private static func rules(_ ids: Set<String>, _ selection: RuleSelection, _ book: Rulebook) -> [ActiveRule] {
    let on = Dictionary(
      uniqueKeysWithValues: selection.rules(of: book, checks: allChecks).map { ($0.page.id, $0) })
    return book.pages.filter { ids.contains($0.id) }.compactMap { page in
      on[page.id] ?? ActiveRule(page: page, checks: allChecks)?.switchedOff
    }
  }

  private static func apply(
    _ settings: [Config.RuleSetting], to selection: inout RuleSelection, _ book: Rulebook
  ) throws(UsageError) {
    for setting in settings {
      if let severity = setting.severity { selection.set(severity, for: setting.pattern, in: book) }
      for page in book.pages where Pattern.matches(setting.pattern, page.id) {
        for (name, value, place) in setting.parameters {
          var parameters = selection.parameters[page.id] ?? page.parameters
          do {
            try parameters.override(name, with: value)
          } catch {
            throw UsageError("\(place.text): \(page.id): \(error.message)")
          }
          selection.parameters[page.id] = parameters
        }
      }
    }
  }

  private static func check(_ command: ParsedCommand, _ config: Config, _ book: Rulebook) throws(UsageError) {
    let ids = book.pages.map(\.id)
    let named = [OptionName.only, .skip].flatMap { option in command.texts(option).map { (option, $0) } }
    for (option, name) in named + command.pairs(.severity).map({ (.severity, $0.key) })
    where !ids.contains(where: { Pattern.matches(name, $0) }) {
      throw config.placed(UsageError.unknownRule(name, among: ids), option, name)
    }
  }

  private static func check(_ settings: [Config.RuleSetting], _ book: Rulebook) throws(UsageError) {
    let ids = book.pages.map(\.id)
    for setting in settings where !ids.contains(where: { Pattern.matches(setting.pattern, $0) }) {
      let error = UsageError.unknownRule(setting.pattern, among: ids)
      throw UsageError("\(setting.place.text): \(error.message)")
    }
  }
}

extension RuleSelection {
  /// The set that the options name, and what narrows it: what `audit` and `rules` share.
  init(_ command: ParsedCommand, _ config: Config, _ book: Rulebook) throws(UsageError) {
    self.init()
    if let preset = command.text(.preset).flatMap({ Preset($0) }) { self.preset = preset }
    standard = command.choice(.standard)
    bases = command.texts(.basis).compactMap { Basis(rawValue: $0) }
    tags = command.texts(.tag)
    guard !tags.isEmpty else { return }
    let known = Set(book.pages.flatMap(\.tags)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for tag in tags where !known.contains(tag) {
      let error = UsageError.unknown("tag", "\"\(tag)\"", typed: tag, among: known)
      throw config.placed(
        UsageError("\(error.message); `screenreadout rules --format json` lists those of each rule"), .tag, tag)
    }
  }
}
