/// `completions`: a completion script for a shell.
enum CompletionsCommand {
  static func run(_ command: ParsedCommand, console: Console) -> ExitCode {
    console.write(command.arguments.first == "zsh" ? ZshCompletion.script() : BashCompletion.script())
    return .passed
  }
}
