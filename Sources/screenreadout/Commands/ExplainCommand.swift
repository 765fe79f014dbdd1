import Audit
import Gate

/// `explain`: the page of a rule.
enum ExplainCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let book = try Rulebooks.load(command)
    let id = command.arguments.first ?? ""
    if let regression = Regression(rawValue: id) {
      console.write(text(of: regression))
      return .passed
    }
    guard let page = book[id] else {
      throw UsageError.unknownRule(id, among: book.pages.map(\.id))
    }
    console.write(RuleExplanation.text(of: page, width: min(Console.width ?? 80, 100)))
    return .passed
  }

  /// A regression has no page: no single screen shows it.
  private static func text(of regression: Regression) -> String {
    """
    \(regression.rawValue)

      severity   \(regression.impact.defaultSeverity.rawValue)
      impact     \(regression.impact.rawValue)

    \(regression.summary).

    Told where two runs are compared (`audit --against RUN`, `merge --against RUN`,
    `diff OLD NEW`), unless a rule tells the same fault.

    How to fix

      \(regression.advice)

    """
  }
}
