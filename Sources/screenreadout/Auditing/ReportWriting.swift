import Gate
import Reports

/// The reports that a command line asks for: one on standard output, others in files.
struct ReportWriting {
  /// What standard output gets.
  let main: any Reporter.Type
  private let targets: [Target]
  private let summary: StepSummary?

  /// A report that goes to a file or a folder.
  private struct Target {
    enum Place {
      case file(AtomicFile)
      case folder(ReportFolder)
    }

    let reporter: any Reporter.Type
    let place: Place
  }

  /// - Parameter inputs: files that must not be replaced.
  init(_ command: ParsedCommand, protecting inputs: [String]) throws(UsageError) {
    guard let main = Reporters.named(command.text(.format) ?? "text") else {
      throw UsageError("\(OptionName.format.dashed) names no report")
    }
    self.main = main
    summary = StepSummary(command)
    let protected = Set(inputs.compactMap { FileIdentity(path: $0) })
    var targets: [Target] = []
    // All of them are looked at first, since opening one may make the folder of the next.
    for (format, path) in try Self.asked(command) {
      guard let reporter = Self.reporter(format, path) else { continue }
      do {
        targets.append(
          Target(
            reporter: reporter,
            place: Self.isFolder(format, path)
              ? .folder(try ReportFolder(path, inputs: protected)) : .file(try AtomicFile(path, inputs: protected))))
      } catch {
        throw UsageError(error.message)
      }
    }
    self.targets = targets
  }

  /// The reports that go to files and folders, each once.
  /// - Throws: where one would replace another.
  private static func asked(_ command: ParsedCommand) throws(UsageError) -> [(format: String, path: String)] {
    var asked: [(format: String, path: String)] = []
    var formats: [ReportPlace: String] = [:]
    let reports = command.pairs(.report).map { (format: $0.key, path: $0.value, place: ReportPlace($0.value)) }
    let folders = reports.filter { isFolder($0.format, $0.path) }
    for (format, path, place) in reports {
      if let web = folders.first(where: { place.isPage(of: $0.place) }) {
        throw UsageError(
          "the report \(format) would be a page of the web report \(web.path); choose another name for it")
      }
      if !isDevice(path), let other = formats.updateValue(format, forKey: place) {
        // Config and command line may ask for the same.
        if other == format { continue }
        throw UsageError("the reports \(other) and \(format) would both be \(path); choose another name for one")
      }
      asked.append((format, path))
    }
    return asked
  }

  /// The writer of a format; the evidence for conformance comes as a page where the name of the file asks for one.
  private static func reporter(_ format: String, _ path: String) -> (any Reporter.Type)? {
    format == WCAGReporter.format && isPage(path) ? WCAGPage.self : Reporters.named(format)
  }

  /// What is written to a device or a pipe does not replace what was written before.
  private static func isDevice(_ path: String) -> Bool {
    switch try? FileStatus.of(path, following: true) {
    case .pipe?, .device?, .socket?: true
    default: false
    }
  }

  /// A web page needs a folder, unless the name asks for a single file.
  private static func isFolder(_ format: String, _ path: String) -> Bool {
    format == HTMLReporter.format && !isPage(path)
  }

  private static func isPage(_ path: String) -> Bool { path.hasSuffix(".html") || path.hasSuffix(".htm") }

  /// The formats, each once.
  var formats: [any Reporter.Type] {
    ([main] + targets.map(\.reporter)).reduce(into: []) { list, reporter in
      if !list.contains(where: { $0.format == reporter.format }) { list.append(reporter) }
    }
  }

  /// Gives the parts of a format, screen by screen.
  typealias Parts = (_ format: String, _ take: (Int, [UInt8]) -> Void) throws(WriteError) -> Void

  /// Writes all reports, those in files first.
  func write(_ run: RunRecord, _ verdict: Verdict, _ style: ReportStyle, _ console: Console, parts: Parts) -> ExitCode {
    var code = ExitCode.passed
    var plain = style
    plain.usesColor = false
    plain.isTerminal = false
    for target in targets {
      console.progress("writing \(target.reporter.format)")
      do throws(WriteError) {
        switch target.place {
        case .file(let file): try write(target.reporter, run, verdict, plain, parts, to: file)
        case .folder(let folder):
          try report(target.reporter, run, verdict, plain, parts) { HTMLFolder.write($0, open: folder.open) }
          try folder.commit()
        }
      } catch {
        console.failure(error.message)
        code = .fault
      }
    }
    console.clearProgress()
    if let summary {
      summary.add(Report(run: run, verdict: verdict, style: plain) { _ in }, console)
    }
    do throws(WriteError) {
      try report(main, run, verdict, style, parts) { report in
        var output = ReportOutput { console.write($0) }
        main.write(report, to: &output)
      }
    } catch {
      console.failure(error.message)
      code = .fault
    }
    return code
  }

  private func write(
    _ reporter: any Reporter.Type, _ run: RunRecord, _ verdict: Verdict, _ style: ReportStyle, _ parts: Parts,
    to file: AtomicFile
  ) throws(WriteError) {
    var failure: WriteError?
    try report(reporter, run, verdict, style, parts) { report in
      var output = ReportOutput { bytes in
        do throws(WriteError) {
          if failure == nil { try file.append(bytes) }
        } catch {
          failure = error
        }
      }
      reporter.write(report, to: &output)
    }
    if let failure { throw failure }
    try file.commit()
  }

  /// Puts a report together for a writer.
  private func report(
    _ reporter: any Reporter.Type, _ run: RunRecord, _ verdict: Verdict, _ style: ReportStyle, _ parts: Parts,
    _ write: (Report) -> Void
  ) throws(WriteError) {
    var failure: WriteError?
    withoutActuallyEscaping(parts) { parts in
      write(
        Report(run: run, verdict: verdict, style: style) { take in
          do throws(WriteError) {
            try parts(reporter.format, take)
          } catch {
            failure = error
          }
        })
    }
    if let failure { throw failure }
  }

  /// The exit code of the verdict; what keeps a machine-read report from telling it stands on standard error.
  func judge(_ run: RunRecord, _ verdict: Verdict, exitZero: Bool, _ console: Console) -> ExitCode {
    if main.format != TextReporter.format {
      for input in run.inputs {
        guard let error = input.error else { continue }
        let place = error.line > 0 ? "\(input.path):\(error.line):\(error.column)" : input.path
        console.failure("\(place): \(error.message)")
      }
      for notice in run.notices { console.note(notice.message) }
      if !verdict.pass { console.note("the gate failed: \(verdict.reasons.joined(separator: "; "))") }
    }
    let code = ExitCode(rawValue: verdict.exitCode) ?? .fault
    return code == .failed && exitZero ? .passed : code
  }
}
