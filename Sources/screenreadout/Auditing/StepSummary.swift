import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The summary of a step of GitHub Actions: the Markdown report is added to the file that the service names
/// (docs.github.com, "Workflow commands for GitHub Actions", adding a job summary).
struct StepSummary {
  private let path: String

  /// GitHub takes 1 MiB a step and drops a summary just below that without a word, in bytes.
  static let limit = 1_000_000

  /// Nil outside of GitHub Actions, and where nothing but what was asked for is wanted.
  init?(_ command: ParsedCommand, environment: (String) -> String? = Console.environment) {
    guard !command.flag(.noCIDetect), environment("GITHUB_ACTIONS") == "true",
      let path = environment("GITHUB_STEP_SUMMARY"), !path.isEmpty
    else { return nil }
    self.path = path
  }

  /// Adds the report; what keeps it from that is told and fails nothing, since nobody asked for it.
  func add(_ report: Report, _ console: Console) {
    var bytes: [UInt8] = []
    var output = ReportOutput { bytes += $0 }
    MarkdownReporter.write(report, to: &output)
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else {
      return console.note("the step summary cannot be written: \(SystemError.text(errno))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileStatus.of(status) == .regular else {
      return console.note("the step summary is no regular file; nothing is written to it")
    }
    guard Int(status.st_size) + bytes.count < Self.limit else {
      return console.note("the summary of this step is full: GitHub takes \(Self.limit) bytes; nothing is added")
    }
    // The piece is small: it is written at once or not at all.
    if write(descriptor, bytes, bytes.count) != bytes.count {
      console.note("the step summary cannot be written: \(SystemError.text(errno))")
    }
  }
}
