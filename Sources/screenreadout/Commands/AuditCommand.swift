import Gate
import Reports

/// `audit`: the main job.
enum AuditCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let settings = try AuditSettings(command, console: console)
    let inputs = try InputExpander.expand(command)
    guard let main = Reporters.named(command.text(.format) ?? "text") else {
      throw UsageError("\(OptionName.format.dashed) names no report")
    }
    let targets = try reports(command, inputs: inputs)
    let formats = ([main] + targets.map(\.reporter)).reduce(into: [any Reporter.Type]()) { list, reporter in
      if !list.contains(where: { $0 == reporter }) { list.append(reporter) }
    }
    var run = AuditRun(inputs, settings, reporters: formats)
    do {
      try run.run(console)
    } catch {
      console.failure(error.message)
      return .fault
    }
    if let fault = run.pageFault { throw UsageError("\(fault)") }
    return finish(run, settings, main: main, targets: targets, command: command, console: console)
  }

  /// Writes all reports, then gives the verdict.
  private static func finish(
    _ run: AuditRun, _ settings: AuditSettings, main: any Reporter.Type, targets: [Target], command: ParsedCommand,
    console: Console
  ) -> ExitCode {
    let verdict = Verdict(run.record, settings.gate)
    var code = ExitCode.passed
    func write(_ reporter: any Reporter.Type, _ style: ReportStyle, _ sink: @escaping ([UInt8]) -> Void)
      throws(WriteError)
    {
      var failure: WriteError?
      let report = Report(run: run.record, verdict: verdict, style: style) { take in
        do throws(WriteError) {
          try run.stores[reporter.format]?.read(take)
        } catch {
          failure = error
        }
      }
      var output = ReportOutput(sink)
      reporter.write(report, to: &output)
      if let failure { throw failure }
    }
    for target in targets {
      do throws(WriteError) {
        var failure: WriteError?
        var plain = settings.style
        plain.usesColor = false
        try write(target.reporter, plain) { bytes in
          do throws(WriteError) {
            if failure == nil { try target.file.append(bytes) }
          } catch {
            failure = error
          }
        }
        if let failure { throw failure }
        try target.file.commit()
      } catch {
        console.failure(error.message)
        code = .fault
      }
    }
    do throws(WriteError) {
      try write(main, settings.style) { console.write($0) }
    } catch {
      console.failure(error.message)
      code = .fault
    }
    return code.combined(with: judge(verdict, run, main, command, console))
  }

  /// The exit code of the verdict; what keeps a machine-read report from telling it stands on standard error.
  private static func judge(
    _ verdict: Verdict, _ run: AuditRun, _ main: any Reporter.Type, _ command: ParsedCommand, _ console: Console
  ) -> ExitCode {
    if main.format != TextReporter.format {
      for input in run.record.inputs {
        guard let error = input.error else { continue }
        let place = error.line > 0 ? "\(input.path):\(error.line):\(error.column)" : input.path
        console.failure("\(place): \(error.message)")
      }
      if !verdict.pass { console.note("the gate failed: \(verdict.reasons.joined(separator: "; "))") }
    }
    let code = ExitCode(rawValue: verdict.exitCode) ?? .fault
    return code == .failed && command.flag(.exitZero) ? .passed : code
  }

  /// A report that goes to a file.
  private struct Target {
    let reporter: any Reporter.Type
    let file: AtomicFile
  }

  private static func reports(_ command: ParsedCommand, inputs: ExpandedInputs) throws(UsageError) -> [Target] {
    let protected = Set(inputs.files.compactMap { FileIdentity(path: $0.path) })
    var targets: [Target] = []
    for (format, path) in command.pairs(.report) {
      guard let reporter = Reporters.named(format) else { continue }
      do {
        targets.append(Target(reporter: reporter, file: try AtomicFile(path, inputs: protected)))
      } catch {
        throw UsageError(error.message)
      }
    }
    return targets
  }
}
