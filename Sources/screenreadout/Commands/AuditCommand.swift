import Gate
import Reports

/// `audit`: the main job.
enum AuditCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let config = try ConfigSearch.config(command) ?? Config()
    let command = command.configured(by: config)
    let settings = try AuditSettings(command, config, console: console)
    if command.text(.stdinFormat) == "ndjson" { return try RecordStream.run(command, settings, console) }
    let sources = try SourceSearch(command, config)
    let inputs = try inputs(command, config)
    let writing = try ReportWriting(command, protecting: inputs.files.map(\.path) + [settings.known.baselinePath])
    var run = try AuditRun(inputs, settings, reporters: writing.formats)
    do {
      try run.run(console)
    } catch {
      console.failure(error.message)
      return .fault
    }
    if let refusal = run.refusal { throw refusal }
    sources.locate(&run.record)
    let verdict = Verdict(run.record, settings.gate)
    var style = settings.style
    if !settings.known.isGiven, settings.shard == nil { style.baselineLine = baselineLine(command) }
    let code = writing.write(run.record, verdict, style, console) { format, take throws(WriteError) in
      try run.stores[format]?.read(take)
    }
    return code.combined(
      with: writing.judge(run.record, verdict, exitZero: command.flag(.exitZero), console))
  }

  /// What is audited: the arguments less what the config excludes, by path.
  static func inputs(_ command: ParsedCommand, _ config: Config) throws(UsageError) -> ExpandedInputs {
    guard !command.arguments.isEmpty || command.isGiven(.filesFrom) else {
      throw UsageError("\(command.name.rawValue) needs PATH...: \(CommandTable.configuredPaths.help)")
    }
    var inputs = try InputExpander.expand(command)
    inputs.exclude(by: config)
    inputs.sortByPath()
    return inputs
  }

  /// What commands that only tell look at: the arguments in their order, else what the config includes; less what it
  /// excludes.
  static func told(_ command: ParsedCommand) throws(UsageError) -> ExpandedInputs {
    let config = try ConfigSearch.config(command) ?? Config()
    let named = command.configured(by: config)
    guard command.arguments.isEmpty, !command.isGiven(.filesFrom) else {
      var inputs = try InputExpander.expand(command)
      inputs.exclude(by: config)
      return inputs
    }
    return try inputs(ParsedCommand(name: command.name, arguments: named.arguments, given: command.given), config)
  }

  /// The line that makes today's findings known, with the arguments of this run.
  private static func baselineLine(_ command: ParsedCommand) -> String {
    let options = command.given.filter { $0.name == .filesFrom }.flatMap { [$0.name.dashed, $0.value] }
    return (["screenreadout", "baseline", "create"] + command.arguments + options).map(quoted).joined(separator: " ")
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte.isWordByte || "-_./=:@,+".utf8.contains(byte)
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}

extension ExpandedInputs {
  /// Leaves out the files that a config excludes; named ones stay.
  fileprivate mutating func exclude(by config: Config) {
    let excluded = config.exclude.map { PathPattern($0) }
    entries.removeAll { entry in
      guard case .file(let file) = entry, file.origin < .named else { return false }
      return excluded.contains { $0.matches(file.path) }
    }
  }
}
