/// One run of the program: from the words of the command line to the exit code.
enum Program {
  static func run(_ words: [String]) -> ExitCode {
    Console.prepareProcess()
    do {
      switch try ArgumentParser(exists: FileStatus.exists).parse(words) {
      case .version: return print("screenreadout \(Version.current)\n")
      case .help(let topic): return print(HelpText.text(topic))
      case .command(let command): return try run(command)
      }
    } catch {
      let console = Console(color: .auto)
      for message in [error.message] + error.further { console.failure(message) }
      return .usage
    }
  }

  private static func run(_ command: ParsedCommand) throws(UsageError) -> ExitCode {
    let console = Console(
      color: command.choice(.color) ?? .auto, isQuiet: command.flag(.quiet),
      showsProgress: command.text(.progress) == "auto")
    return finish(console, try dispatch(command, console))
  }

  private static func dispatch(_ command: ParsedCommand, _ console: Console) throws(UsageError) -> ExitCode {
    switch command.name {
    case .keys: return try KeysCommand.run(command, console: console)
    case .completions: return CompletionsCommand.run(command, console: console)
    case .audit: return try AuditCommand.run(command, console: console)
    case .speak: return try SpeakCommand.run(command, console: console)
    case .order: return try OrderCommand.run(command, console: console)
    case .rules: return try RulesCommand.run(command, console: console)
    case .explain: return try ExplainCommand.run(command, console: console)
    case .convert: return try ConvertCommand.run(command, console: console)
    case .rulebookNew: return try RulebookNewCommand.run(command, console: console)
    case .rulebookCheck: return try RulebookCheckCommand.run(command, console: console)
    case .rulebookTest: return try RulebookTestCommand.run(command, console: console)
    case .formats: return FormatsCommand.run(command, console: console)
    case .diff: return try DiffCommand.run(command, console: console)
    case .baselineCreate, .baselineUpdate, .baselinePrune, .baselineCheck:
      return try BaselineCommand.run(command, console: console)
    case .judge: return try JudgeCommand.run(command, console: console)
    case .merge: return try MergeCommand.run(command, console: console)
    case .report: return try ReportCommand.run(command, console: console)
    case .configCheck, .configPrint: return try ConfigCommand.run(command, console: console)
    case .`init`: return try InitCommand.run(command, console: console)
    case .schema: return SchemaCommand.run(command, console: console)
    }
  }

  private static func print(_ text: String) -> ExitCode {
    let console = Console(color: .never)
    console.write(text)
    return finish(console, .passed)
  }

  /// A report that could not be written is a fault, whatever the verdict.
  private static func finish(_ console: Console, _ code: ExitCode) -> ExitCode {
    console.clearProgress()
    console.flush()
    guard let failure = console.outputFailure else { return code }
    console.failure(failure)
    return code.combined(with: .fault)
  }
}
