import Audit

/// `explain`: the page of a rule.
enum ExplainCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let book = try Rulebooks.load(command)
    let id = command.arguments.first ?? ""
    guard let page = book[id] else {
      throw UsageError.unknown("rule", "\"\(id)\"", typed: id, among: book.pages.map(\.id))
    }
    console.write(RuleExplanation.text(of: page, width: min(Console.width ?? 80, 100)))
    return .passed
  }
}
