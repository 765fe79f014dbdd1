import Audit

/// `rulebook check`: whether the pages of a folder parse and their expressions compile.
enum RulebookCheckCommand {
  /// Tells the first fault of every page.
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    var book = try Rulebooks.embedded()
    let pages = try Rulebooks.pages(in: command.arguments.first ?? ".")
    var code = ExitCode.passed
    for (path, text) in pages {
      do {
        try book.revise(path: path, text: text)
      } catch {
        console.failure("\(error)")
        code = .usage
      }
    }
    guard code == .passed else { return code }
    guard !pages.isEmpty else { throw UsageError("\(command.arguments.first ?? "."): the folder holds no rule page") }
    console.write(pages.count == 1 ? "1 page is in order\n" : "\(pages.count) pages are in order\n")
    return .passed
  }
}
