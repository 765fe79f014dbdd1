import Gate

/// `baseline create|update|prune|check`: keeps the list of known findings.
enum BaselineCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let config = try ConfigSearch.config(command) ?? Config()
    let command = command.configured(by: config)
    let path = command.text(.baseline) ?? Baseline.fileName
    if command.name == .baselineCreate, FileStatus.exists(path) { throw exists(path) }
    if command.name != .baselineCreate { _ = try KnownRuns.baseline(path) }
    // The list is compared below, while it is locked; the audit itself knows nothing of it.
    var settings = try AuditSettings(command.without([.baseline, .against]), config, console: console)
    settings.keepsAnchors = true
    var run = try AuditRun(AuditCommand.inputs(command, config), settings, reporters: [])
    do {
      try run.run(console)
    } catch {
      console.failure(error.message)
      return .fault
    }
    if let refusal = run.refusal { throw refusal }
    let unread = tellUnread(run.record, console)
    guard !unread || command.name == .baselineCheck else {
      console.failure("\(path) is left as it is, because the run did not see everything")
      return .unreadable
    }
    do {
      let code = try work(command.name, path, run.record, console)
      return unread ? code.combined(with: .unreadable) : code
    } catch let error as UsageError {
      throw error
    } catch let error as WriteError {
      console.failure(error.message)
      return .fault
    } catch {
      return .fault
    }
  }

  private static func exists(_ path: String) -> UsageError {
    UsageError("\(path) exists; `screenreadout baseline update` takes new findings into it")
  }

  private static func tellUnread(_ run: RunRecord, _ console: Console) -> Bool {
    var isAny = false
    for input in run.inputs where input.status == .unreadable {
      isAny = true
      let error = input.error ?? InputProblemRecord("it could not be read")
      let place = error.line > 0 ? "\(input.path):\(error.line):\(error.column)" : input.path
      console.failure("\(place): \(error.message)")
    }
    return isAny
  }

  /// The part that must not run twice at once: between reading the list and replacing it, nobody else may.
  private static func work(
    _ name: CommandName, _ path: String, _ run: RunRecord, _ console: Console
  ) throws -> ExitCode {
    let lock = try FolderLock(around: path)
    defer { lock.release() }
    if name == .baselineCreate {
      if FileStatus.exists(path) { throw exists(path) }
      let baseline = Baseline(run)
      try write(baseline, path)
      console.write("\(path): \(counted(baseline.findings.count, "finding")) known from now on\n")
      return .passed
    }
    let baseline = try KnownRuns.baseline(path)
    var judged = run
    judged.compare(with: baseline, named: path)
    switch name {
    case .baselineUpdate:
      let updated = baseline.updated(by: judged)
      try write(updated, path)
      let new = judged.findings.count { $0.finding.state == .new }
      let fixed = judged.comparison?.fixed.count ?? 0
      console.write(
        "\(path): \(new) new, \(fixed) fixed, \(counted(updated.findings.count, "finding")) known now\n")
      return .passed
    case .baselinePrune:
      let (pruned, fixed) = baseline.pruned(by: judged)
      try write(pruned, path)
      for finding in fixed { console.write("fixed: \(words(finding))\n") }
      console.write("\(path): \(counted(fixed.count, "fixed finding")) taken out, \(pruned.findings.count) left\n")
      return .passed
    default: return try check(baseline, path, judged, console)
    }
  }

  private static func check(
    _ baseline: Baseline, _ path: String, _ run: RunRecord, _ console: Console
  ) throws -> ExitCode {
    var differences = 0
    for item in run.findings where item.finding.state == .new || item.finding.state == .updated {
      differences += 1
      let word = item.finding.state == .new ? "new" : "worse"
      console.write("\(word): \(words(KnownFinding(item)))\n")
    }
    for finding in run.comparison?.fixed ?? [] {
      differences += 1
      console.write("fixed: \(words(finding))\n")
    }
    let bytes = try FileReader.read(path, limit: FileReader.defaultLimit)
    if bytes != BaselineWriter.bytes(baseline) {
      differences += 1
      console.write("\(path): the list is not in its usual form (a merge by hand?); `baseline update` mends that\n")
    }
    let unseen = run.comparison?.notExamined.count ?? 0
    if unseen > 0 { console.write("\(counted(unseen, "known finding")) not looked for by this run\n") }
    console.write(
      differences == 0
        ? "\(path): the list is true\n" : "\(path): \(counted(differences, "difference")) from the list\n")
    return differences == 0 ? .passed : .failed
  }

  static func write(_ baseline: Baseline, _ path: String) throws(WriteError) {
    let file = try AtomicFile(path, inputs: [])
    try file.append(BaselineWriter.bytes(baseline))
    try file.commit()
  }

  private static func words(_ finding: KnownFinding) -> String {
    PrintableText.escaped("\(finding.severity.rawValue) \(finding.rule) on \(finding.screen): \(finding.hint)")
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension ParsedCommand {
  /// The command without some of its options.
  func without(_ names: Set<OptionName>) -> ParsedCommand {
    ParsedCommand(name: .audit, arguments: arguments, given: given.filter { !names.contains($0.name) })
  }
}
