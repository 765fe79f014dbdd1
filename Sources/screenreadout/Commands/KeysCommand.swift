/// `keys`: the screen key of each file, and why.
enum KeysCommand {
  /// Writes one line a file: path, key and reason, parted by tabs.
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    var code = ExitCode.passed
    var keys = ScreenKeyCounter()
    for entry in try InputExpander.expand(command).entries {
      switch entry {
      case .file(let file):
        let key = file.screenKey
        let columns = [file.path, keys.unique(key.key), key.reason]
        console.write(columns.map(PlainText.escaped).joined(separator: "\t") + "\n")
      case .problem(let problem):
        console.failure("\(problem.path): \(problem.message)")
        code = code.combined(with: .unreadable)
      }
    }
    return code
  }
}
