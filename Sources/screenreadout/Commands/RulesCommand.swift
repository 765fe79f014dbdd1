import Audit

/// `rules`: the list of rules.
enum RulesCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    var book = try Rulebooks.load(command)
    var selection = try RuleSelection(command, Config(), book)
    if !command.isGiven(.preset) { selection.preset = Preset(.all) }
    book.keep(selection.pages(of: book))
    switch command.text(.format) {
    case "json": console.write(RuleList.json(of: book))
    case "markdown": console.write(RuleList.markdown(of: book))
    default: console.write(RuleList.text(of: book))
    }
    return .passed
  }
}
