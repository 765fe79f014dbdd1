/// Every command of the table. The raw value is the name as typed; a nested command has two words.
enum CommandName: String, CaseIterable, Sendable {
  case audit
  case speak
  case order
  case convert
  case keys
  case rules
  case explain
  case diff
  case baselineCreate = "baseline create"
  case baselineUpdate = "baseline update"
  case baselinePrune = "baseline prune"
  case baselineCheck = "baseline check"
  case judge
  case merge
  case report
  case rulebookNew = "rulebook new"
  case rulebookCheck = "rulebook check"
  case rulebookTest = "rulebook test"
  case formats
  case schema
  case configCheck = "config check"
  case configPrint = "config print"
  case `init`
  case completions

  /// `["rulebook", "new"]`.
  var words: [String] { rawValue.split(separator: " ").map(String.init) }
}

/// A positional argument of a command.
struct ArgumentSpec: Sendable {
  /// How many words the argument takes.
  enum Count: Equatable, Sendable {
    case one
    case two
    case optional
    /// One or more.
    case many
    /// One or more, or none where the config names them.
    case configured
  }

  let value: ValueKind
  let count: Count
  let help: String

  /// Whether more words than one can be given.
  var takesSeveral: Bool { count != .one && count != .optional }

  /// As the usage line shows it: `NAME`, `[NAME]`, `PATH...`.
  var label: String {
    switch count {
    case .one, .two: value.placeholder
    case .optional: "[\(value.placeholder)]"
    case .many: "\(value.placeholder)..."
    case .configured: "[\(value.placeholder)...]"
    }
  }
}

/// One command: its words, arguments and options.
struct CommandSpec: Sendable {
  let name: CommandName
  let summary: String
  let argument: ArgumentSpec?
  let options: [OptionSpec]

  /// Own options first, then those that every command has.
  var allOptions: [OptionSpec] { options + CommandTable.common }

  func option(_ name: OptionName) -> OptionSpec? {
    allOptions.first { $0.name == name }
  }
}
