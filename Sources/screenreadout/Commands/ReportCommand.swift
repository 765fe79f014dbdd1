import Gate
import Reports

/// `report RUN`: writes a stored run in other formats, with the verdict that was given then.
enum ReportCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let path = command.arguments[0]
    let stored = try StoredRuns.read(path)
    let writing = try ReportWriting(command, protecting: [path])
    let run = stored.record(rules: try StoredRuns.rules(of: stored, try Rulebooks.load(command)))
    return writing.write(run, stored.verdict, AuditSettings.style(command, console), console) { format, take in
      guard let reporter = Reporters.named(format) else { return }
      run.giveParts(of: stored.screens, to: reporter, take)
    }
  }
}

extension RunRecord {
  /// Gives the part of each stored screen, with what was found there.
  func giveParts(of screens: [StoredScreen], to reporter: any Reporter.Type, _ take: (Int, [UInt8]) -> Void) {
    let found = Dictionary(grouping: findings, by: \.screen)
    for (index, screen) in screens.enumerated() {
      take(index, reporter.part(ofStored: screen, findings: (found[index] ?? []).map(\.finding)))
    }
  }
}
