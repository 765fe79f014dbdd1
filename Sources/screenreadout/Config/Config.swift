import Audit
import Gate

/// A place in a config file.
struct ConfigPlace: Equatable, Sendable {
  let file: String
  /// From 1.
  let line: Int
  /// The byte in the line, from 1.
  let column: Int

  var text: String { "\(file):\(line):\(column)" }
}

/// What the config says: options as on the command line, and what only a config can say.
struct Config: Sendable {
  /// An option with its value, in the form in which it would be typed.
  struct Option: Sendable {
    let name: OptionName
    let value: String
    let place: ConfigPlace
  }

  /// The severity and the numbers of one rule, or of all that a pattern matches.
  struct RuleSetting: Sendable {
    let pattern: String
    /// `some(nil)` switches the rule off; nil leaves it as it is.
    var severity: Severity??
    var parameters: [(name: String, value: Double, place: ConfigPlace)] = []
    let place: ConfigPlace
  }

  /// Rule settings for some screens.
  struct Override: Sendable {
    /// Patterns of screen keys; empty for all.
    var screens: [String] = []
    /// Patterns of paths; empty for all.
    var files: [String] = []
    var rules: [RuleSetting] = []
    let place: ConfigPlace

    func applies(key: String, path: String) -> Bool {
      (screens.isEmpty || screens.contains { Pattern.matches($0, key) })
        && (files.isEmpty || files.contains { PathPattern($0).matches(path) })
    }
  }

  /// The key or the variant of the screens in some files.
  struct Naming: Sendable {
    let match: String
    /// `{key}` stands for the key that the path gives; nil leaves it.
    var key: String?
    var variant = Variant()
  }

  /// The source file of the screens whose keys match a pattern.
  struct ScreenSource: Sendable {
    let match: String
    let path: String
  }

  /// The files, in the order in which they were read; the last one is the config itself.
  var files: [String] = []
  var options: [Option] = []
  var include: [String] = []
  var exclude: [String] = []
  var rules: [RuleSetting] = []
  var overrides: [Override] = []
  var names: [Naming] = []
  var screens: [ScreenSource] = []
  var suppressions: [SuppressionEntry] = []

  /// An error about the value of an option, with its place where it stands in the config.
  func placed(_ error: UsageError, _ name: OptionName, _ value: String) -> UsageError {
    let option = options.last { $0.name == name && ($0.value == value || ValueKind.split($0.value)?.key == value) }
    return option.map { UsageError("\($0.place.text): \(error.message)") } ?? error
  }

  /// The option's values, without those that the command line replaces.
  func given(beside command: ParsedCommand) -> [(name: OptionName, value: String)] {
    let spec = CommandTable.spec(command.name)
    return options.filter { spec.option($0.name) != nil }.map { ($0.name, $0.value) }
  }
}

extension ParsedCommand {
  /// The command with what a config says in front of it, so that the command line wins.
  func configured(by config: Config) -> ParsedCommand {
    let isGiven = !arguments.isEmpty || given.contains { $0.name == .filesFrom }
    return ParsedCommand(
      name: name, arguments: isGiven ? arguments : config.include, given: config.given(beside: self) + given)
  }
}
