import Gate

/// `judge ID confirmed|dismissed --reason TEXT`: stores a person's decision about a finding in the baseline.
enum JudgeCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let config = try ConfigSearch.config(command) ?? Config()
    let command = command.configured(by: config)
    let (id, word) = (command.arguments[0], command.arguments[1])
    guard let decision = Judgement.Decision(rawValue: word) else {
      let words = Judgement.Decision.allCases.map(\.rawValue)
      throw UsageError.unknown("decision", "\"\(word)\"", typed: word, among: words, listing: true)
    }
    guard let reason = command.text(.reason) else {
      throw UsageError("judge needs \(OptionName.reason.dashed) TEXT: the next reader must know why")
    }
    let path = command.text(.baseline) ?? Baseline.fileName
    let stored = try command.text(.run).map { path throws(UsageError) in try StoredRuns.read(path) }
    do {
      let lock = try FolderLock(around: path)
      defer { lock.release() }
      let baseline = FileStatus.exists(path) ? try KnownRuns.baseline(path) : Baseline()
      guard let finding = stored?.finding(id: id) ?? baseline.findings.first(where: { $0.id == id }) else {
        throw UsageError(
          "no finding \(id) in \(command.text(.run) ?? path); give the run file that holds it: --run FILE "
            + "(audit writes one with --report run=FILE)")
      }
      if stored?.isForReview(id: id) == false {
        throw UsageError(
          "\(id) (\(finding.rule)) is certain, and only findings for review are judged; suppress it in the config, or "
            + "take it into the baseline")
      }
      try BaselineCommand.write(baseline.judged(Judgement(finding, decision, reason: reason)), path)
      console.write(PrintableText.escaped("\(path): \(finding.rule) on \(finding.screen) is \(word)") + "\n")
      if stored == nil {
        console.note(
          "only findings for review are judged, and the baseline does not tell which are: about a certain one this "
            + "changes nothing, and the next audit says so (\(OptionName.run.dashed) RUN tells at once)")
      }
      return .passed
    } catch let error as UsageError {
      throw error
    } catch let error as WriteError {
      console.failure(error.message)
      return .fault
    } catch {
      return .fault
    }
  }
}
