/// A command line that has been checked against the table: every value below is of the kind that its option states.
struct ParsedCommand: Sendable {
  let name: CommandName
  /// The positional arguments, in order.
  let arguments: [String]
  /// The options as given, in order.
  let given: [(name: OptionName, value: String)]

  /// Whether the option stands on the command line (and wins over a config file).
  func isGiven(_ option: OptionName) -> Bool {
    given.contains { $0.name == option }
  }

  /// Whether a flag is set.
  func flag(_ option: OptionName) -> Bool { isGiven(option) }

  /// The value of an option, else its default, else nil.
  func text(_ option: OptionName) -> String? {
    given.last { $0.name == option }?.value ?? CommandTable.spec(name).option(option)?.fallback
  }

  /// All values of a repeatable option, in order.
  func texts(_ option: OptionName) -> [String] {
    given.filter { $0.name == option }.map(\.value)
  }

  /// The value of a number option, else its default, else nil.
  func number(_ option: OptionName) -> Int? {
    text(option).flatMap { Int($0) }
  }

  /// The value of a decimal option, else its default, else nil.
  func decimal(_ option: OptionName) -> Double? {
    text(option).flatMap { ValueKind.decimal($0) }
  }

  /// The pairs of a `KEY=VALUE` option, in order.
  func pairs(_ option: OptionName) -> [(key: String, value: String)] {
    texts(option).compactMap { ValueKind.split($0) }
  }

  /// The value of a choice option as one of our own cases; nil where it is neither given nor has a default.
  func choice<Choice: RawRepresentable>(_ option: OptionName, as type: Choice.Type = Choice.self) -> Choice?
  where Choice.RawValue == String {
    text(option).flatMap { Choice(rawValue: $0) }
  }
}
