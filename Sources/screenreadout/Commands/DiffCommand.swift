import Audit
import Checks
import Gate
import Reports

/// `diff OLD NEW`: what changed between two run files, baselines, or files or folders of exports.
enum DiffCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let config = try ConfigSearch.config(command) ?? Config()
    let command = named(command.configured(by: config))
    var code = ExitCode.passed
    let then = try side(command.arguments[0], command, config, console, &code)
    let now = try side(command.arguments[1], command, config, console, &code)
    let book = try Rulebooks.load(command)
    let difference = RunDifference(then, now, rules: try StoredRuns.rules(of: now, book))
    var output = ReportOutput { console.write($0) }
    switch command.text(.format) {
    case "json": DifferenceJSON.write(difference, to: &output)
    case "markdown": DifferenceMarkdown(difference, framework: command.choice(.framework)).write(to: &output)
    default: DifferenceText(difference, usesColor: console.usesColor).write(to: &output)
    }
    guard let failOn = Severity(rawValue: command.text(.failOn) ?? "error") else { return code }
    let worse = difference.findings(.new) + difference.findings(.updated)
    return worse.contains { $0.finding.severity >= failOn } ? code.combined(with: .failed) : code
  }

  /// Two files are two captures of one screen, whatever their names.
  private static func named(_ command: ParsedCommand) -> ParsedCommand {
    let isPair = command.arguments.allSatisfy { (try? FileStatus.of($0, following: true)) == .regular }
    guard isPair, !command.isGiven(.screen), let name = command.arguments.last?.split(separator: "/").last else {
      return command
    }
    let key = ScreenKey(relativePath: String(name)).key
    return ParsedCommand(
      name: command.name, arguments: command.arguments, given: command.given + [(.screen, key)])
  }

  /// One of the two: as it is stored, else made by an audit of the exports.
  private static func side(
    _ path: String, _ command: ParsedCommand, _ config: Config, _ console: Console, _ code: inout ExitCode
  ) throws(UsageError) -> StoredRun {
    if (try? FileStatus.of(path, following: true)) == .regular,
      let bytes = try? FileReader.read(path, limit: KnownRuns.runLimit), OwnFile.isOurs(bytes)
    {
      do {
        if OwnFile.holds(Baseline.schema, bytes) {
          let rules = RuleSelection().rules(of: try Rulebooks.load(command), checks: allChecks)
          return try BaselineReader.read(bytes).run(rules, path: path)
        }
        return try StoredRunReader.read(bytes)
      } catch let error as StoredFileError {
        throw UsageError("\(KnownRuns.place(path, error)): \(error.message)")
      } catch let error as UsageError {
        throw error
      } catch {
        throw UsageError("\(path): it cannot be read")
      }
    }
    return try audit(path, command, config, console, &code)
  }

  private static func audit(
    _ path: String, _ command: ParsedCommand, _ config: Config, _ console: Console, _ code: inout ExitCode
  ) throws(UsageError) -> StoredRun {
    let command = ParsedCommand(name: .audit, arguments: [path], given: command.given.filter { $0.name != .format })
    let settings = try AuditSettings(command, config, console: console)
    var run = try AuditRun(AuditCommand.inputs(command, config), settings, reporters: [RunReporter.self])
    do {
      try run.run(console)
      if let refusal = run.refusal { throw refusal }
      for input in run.record.inputs where input.status == .unreadable {
        console.failure("\(input.path): \(input.error?.message ?? "it could not be read")")
        code = code.combined(with: .unreadable)
      }
      var bytes: [UInt8] = []
      var output = ReportOutput { bytes += $0 }
      let report = Report(
        run: run.record, verdict: Verdict(run.record, settings.gate), style: settings.style,
        parts: { take in try? run.stores[RunReporter.format]?.read(take) })
      RunReporter.write(report, to: &output)
      return try StoredRunReader.read(bytes)
    } catch let error as UsageError {
      throw error
    } catch let error as StoredFileError {
      throw UsageError("\(path): \(error.message)")
    } catch {
      throw UsageError("\(path): the audit could not be kept; free space in the temporary folder")
    }
  }
}
