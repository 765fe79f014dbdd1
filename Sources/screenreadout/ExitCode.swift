/// How a run ended; the meanings, which the README lists, never change between versions.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// The gate passed, or a command without a gate did its work.
  case passed = 0
  /// The gate failed, or a comparison found a difference.
  case failed = 1
  /// Wrong usage, configuration or rule page; nothing was audited.
  case usage = 2
  /// An input could not be read, understood or found; the rest was audited and judged.
  case unreadable = 3
  /// A fault of our own: a check or a report writer failed.
  case fault = 4

  /// Worst first: a wrong call makes every other statement void, a fault of our own makes the verdict void,
  /// and an export that was not looked at must never hide behind a verdict.
  static let precedence: [ExitCode] = [.usage, .fault, .unreadable, .failed, .passed]

  /// The code that tells more about the run, by `precedence`.
  func combined(with other: ExitCode) -> ExitCode {
    Self.precedence.first { $0 == self || $0 == other } ?? self
  }

  /// The meaning in one line, as the help prints it.
  var meaning: String {
    switch self {
    case .passed: "the gate passed, or the command did its work"
    case .failed: "the gate failed: findings at or above --fail-on, or a budget"
    case .usage: "wrong usage, config or rule page; nothing was audited"
    case .unreadable: "an input could not be read, understood or found; the rest was audited"
    case .fault: "a fault of screenreadout itself: a check or a report writer failed"
    }
  }
}
