import Audit

/// `config check|print`: what is wrong in the config, and what is in force.
enum ConfigCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    guard let config = try ConfigSearch.config(command) else {
      console.note("there is no \(ConfigSearch.fileName) here or above; `screenreadout init` writes one")
      return .passed
    }
    // Names of rules and their numbers are checked against the pages.
    let audit = ParsedCommand(name: .audit, arguments: [], given: command.given).configured(by: config)
    let book = try Rulebooks.load(audit)
    _ = try RuleScope(audit, config, book)
    _ = try AuditSettings.gate(audit, config, book)
    if command.name == .configCheck {
      console.write(PrintableText.escaped("\(config.files.last ?? ""): the config is right") + "\n")
      return .passed
    }
    for (words, place) in lines(config) {
      let origin = command.flag(.origin) ? "\t" + PrintableText.escaped(place) : ""
      console.write(PrintableText.escaped(words) + origin + "\n")
    }
    return .passed
  }

  /// What is in force, as options where there are such; later lines win over earlier ones.
  private static func lines(_ config: Config) -> [(words: String, place: String)] {
    var lines: [(words: String, place: String)] = []
    let single = config.options.enumerated().filter { index, option in
      let isRepeatable = CommandTable.spec(.audit).option(option.name)?.repeatable ?? false
      return isRepeatable || !config.options[(index + 1)...].contains { $0.name == option.name }
    }
    for (_, option) in single {
      lines.append(
        (option.value.isEmpty ? option.name.dashed : "\(option.name.dashed) \(option.value)", option.place.text))
    }
    let file = config.files.last ?? ""
    lines += config.include.map { ("include \($0)", file) }
    lines += config.exclude.map { ("exclude \($0)", file) }
    lines += config.rules.flatMap { rule($0, of: "") }
    for override in config.overrides {
      let scope = (override.screens + override.files).joined(separator: " ")
      lines += override.rules.flatMap { rule($0, of: " on \(scope)") }
    }
    lines += config.names.map { name in
      let key = name.key.map { " key \($0)" } ?? ""
      return ("files \(name.match)\(key)\(name.variant.isEmpty ? "" : " variant \(name.variant.text)")", file)
    }
    lines += config.screens.map { ("screens \($0.match) source \($0.path)", file) }
    lines += config.suppressions.map { entry in
      ("suppress \(entry.words): \(entry.reason)\(entry.expires.map { " (until \($0))" } ?? "")", entry.place)
    }
    return lines
  }

  private static func rule(_ setting: Config.RuleSetting, of scope: String) -> [(words: String, place: String)] {
    var lines: [(words: String, place: String)] = []
    if let severity = setting.severity {
      lines.append(("rule \(setting.pattern)\(scope) \(severity?.rawValue ?? "off")", setting.place.text))
    }
    lines += setting.parameters.map {
      ("rule \(setting.pattern)\(scope) \($0.name) = \(number($0.value))", $0.place.text)
    }
    return lines
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }
}
