/// `keys`: the screen key of each file, and why.
enum KeysCommand {
  /// Writes one line a file: path, key and reason, parted by tabs.
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    var code = ExitCode.passed
    var keys = ScreenKeyCounter()
    let naming = ScreenNaming((try ConfigSearch.config(command) ?? Config()).names)
    for entry in try InputExpander.expand(command).entries {
      switch entry {
      case .file(let file):
        let name = naming.name(file)
        let columns = [file.path, keys.unique(name.variant.added(to: name.key)), name.reason]
        console.write(columns.map(PrintableText.escaped).joined(separator: "\t") + "\n")
      case .problem(let problem):
        console.failure("\(problem.path): \(problem.message)")
        code = code.combined(with: .unreadable)
      }
    }
    return code
  }
}
