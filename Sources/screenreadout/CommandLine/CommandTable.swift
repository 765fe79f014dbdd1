import Audit

/// The one table of commands and options. It holds what works, and nothing else.
/// Built on use: `--version` never touches it.
enum CommandTable {
  /// Options of every command.
  static var common: [OptionSpec] {
    [
      OptionSpec(
        .color, .choice("WHEN", ["auto", "always", "never"]), default: "auto",
        "colour the output; auto heeds NO_COLOR, FORCE_COLOR, TERM=dumb and whether a terminal listens"),
      OptionSpec(.help, short: "h", "print this help"),
      OptionSpec(.version, short: "V", "print the version"),
    ]
  }

  /// All commands in the order of the help.
  static var commands: [CommandSpec] {
    CommandName.allCases.map(spec)
  }

  static func spec(_ name: CommandName) -> CommandSpec {
    switch name {
    case .audit:
      CommandSpec(
        name: name, summary: "audit exported view hierarchies (the default command)",
        argument: configuredPaths,
        options: AuditOptions.all)
    case .speak:
      CommandSpec(
        name: name,
        summary: "print what a screen-reader user hears, stop by stop (predicted for iOS 17 and newer)",
        argument: configuredPaths, options: SpeakOptions.all)
    case .order:
      CommandSpec(
        name: name,
        summary: "print the current and a proposed reading order, the moves, and code to paste",
        argument: configuredPaths, options: OrderOptions.all)
    case .convert:
      CommandSpec(
        name: name, summary: "print any export in the canonical form",
        argument: ArgumentSpec(value: .file("PATH"), count: .one, help: "a file, or - for standard input"),
        options: [
          OptionSpec(.to, .choice("FORM", ["xml", "json"]), default: "xml", "the form to print")
        ] + AuditOptions.reading)
    case .keys:
      CommandSpec(
        name: name, summary: "print the screen keys of each file, and why", argument: configuredPaths,
        options: AuditOptions.finding + AuditOptions.configuring)
    case .diff, .baselineCreate, .baselineUpdate, .baselinePrune, .baselineCheck, .judge, .merge, .report,
      .configCheck, .configPrint, .`init`:
      GateCommands.spec(name)
    case .rules:
      CommandSpec(
        name: name, summary: "list the rules", argument: nil,
        options: [
          OptionSpec(
            .format, .choice("FORMAT", ["text", "json", "markdown"]), default: "text", "the form of the list"),
          OptionSpec(.preset, .choice("NAME", Preset.names), "only the rules of this set"),
        ] + AuditOptions.narrowing + [AuditOptions.rulebook])
    case .explain:
      CommandSpec(
        name: name, summary: "print the page of a rule",
        argument: ArgumentSpec(value: .text("RULE"), count: .one, help: "the id of a rule, such as card-label-missing"),
        options: [AuditOptions.rulebook])
    case .rulebookNew:
      CommandSpec(
        name: name, summary: "write a new rule page to fill in",
        argument: ArgumentSpec(value: .file("DIR/ID"), count: .one, help: "the folder and the id of the new rule"),
        options: [])
    case .rulebookCheck:
      CommandSpec(name: name, summary: "check the form of rule pages", argument: pages, options: [])
    case .rulebookTest:
      CommandSpec(name: name, summary: "run the examples of rule pages", argument: pages, options: [])
    case .formats:
      CommandSpec(
        name: name, summary: "list what can be read, the facts each format carries, and how to capture it",
        argument: ArgumentSpec(
          value: .choice("NAME", inputFormats), count: .optional, help: "one format: \(list(inputFormats))"),
        options: [])
    case .schema:
      CommandSpec(
        name: name, summary: "print a schema",
        argument: ArgumentSpec(value: .choice("NAME", schemas), count: .one, help: list(schemas)),
        options: [])
    case .completions:
      CommandSpec(
        name: name, summary: "print a completion script for a shell",
        argument: ArgumentSpec(value: .choice("SHELL", ["bash", "zsh"]), count: .one, help: "the shell"),
        options: [])
    }
  }

  /// What importers can read.
  static let inputFormats = [
    "appium-ios-xml", "interface-builder", "uiautomator-xml", "appium-android-xml", "detox-xml",
    "idb-json", "axe-json", "wda-json", "maestro-json", "xcui-debug-description",
    "accessibility-snapshot-json", "uiview-description", "flutter-semantics", "canonical-xml", "canonical-json",
  ]
  /// What report writers can write to a file.
  static let reportFormats = [
    "text", "json", "run", "xml", "ndjson", "sarif", "junit", "junit-gitlab", "markdown", "github", "gitlab",
    "checkstyle", "rdjson", "xcode", "csv", "html", "wcag",
  ]
  /// What `schema` can print.
  static let schemas = [
    "report-json", "report-xml", "order-json", "order-xml", "hierarchy-xml", "hierarchy-json", "config", "baseline",
  ]

  /// The first words of nested commands, in the order of the table: `rulebook`.
  static var groups: [String] {
    var names: [String] = []
    for words in CommandName.allCases.map(\.words) where words.count > 1 && !names.contains(words[0]) {
      names.append(words[0])
    }
    return names
  }

  /// The commands of a group, in the order of the table.
  static func members(of group: String) -> [CommandName] {
    CommandName.allCases.filter { $0.words.count > 1 && $0.words[0] == group }
  }

  /// What may stand first on the command line, in the order of the table.
  static var firstWords: [String] {
    var names: [String] = []
    for command in CommandName.allCases where !names.contains(command.words[0]) { names.append(command.words[0]) }
    return names
  }

  /// The inputs of commands that look at exports.
  static let configuredPaths = ArgumentSpec(
    value: .file("PATH"), count: .configured,
    help: "files, folders, patterns (* ? [a-z] ** {a,b}), or - for standard input; default: \"include\" of the config")
  private static let pages = ArgumentSpec(value: .folder("DIR"), count: .one, help: "a folder of rule pages")

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
