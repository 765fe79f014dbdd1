import Gate
import Reports

/// `merge RUN...`: joins the parts of a run and judges the whole once.
enum MergeCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let config = try ConfigSearch.config(command) ?? Config()
    let command = command.configured(by: config)
    let book = try Rulebooks.load(command)
    let gate = try AuditSettings.gate(command, config, book)
    let known = try KnownRuns(command)
    let sources = try SourceSearch(command, config)
    let today = try AuditSettings.today(command)
    var files: [(path: String, run: StoredRun)] = []
    for path in command.arguments { files.append((path, try StoredRuns.read(path))) }
    let writing = try ReportWriting(command, protecting: command.arguments + [known.baselinePath])
    guard let first = files.first else { return .passed }
    var merged = MergedRun(files, rules: try StoredRuns.rules(of: first.run, book), known: known)
    if let refusal = merged.record.refusal { throw refusal }
    merged.record.judge(config.suppressions, known, today: today)
    sources.locate(&merged.record)
    let (run, screens) = (merged.record, merged.screens)
    let verdict = Verdict(run, gate)
    let style = AuditSettings.style(command, console)
    let code = writing.write(run, verdict, style, console) { format, take in
      guard let reporter = Reporters.named(format) else { return }
      run.giveParts(of: screens, to: reporter, take)
    }
    return code.combined(with: writing.judge(run, verdict, exitZero: command.flag(.exitZero), console))
  }
}
