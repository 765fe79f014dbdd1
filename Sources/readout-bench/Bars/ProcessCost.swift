#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What one run of a program cost, as the system counts it.
struct ProcessCost {
  /// User and system time, in seconds.
  let cpu: Double
  /// In seconds.
  let wall: Double
  /// The largest resident set, in bytes.
  let memory: Int
  /// As the shell tells it; -1 where a signal ended the program.
  let exitCode: Int

  /// Runs a program with its output thrown away; nil where it cannot be started.
  static func of(_ command: [String]) -> ProcessCost? {
    var actions = FileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let start = ContinuousClock.now
    guard let program = words[0], posix_spawnp(&process, program, &actions, nil, words, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return nil }
    }
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return ProcessCost(
      cpu: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
      wall: Double(seconds) + Double(attoseconds) / 1e18, memory: Int(usage.ru_maxrss) * memoryUnit,
      exitCode: status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : -1)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    /// `getrusage(2)` of macOS counts in bytes.
    private static let memoryUnit = 1
  #else
    private typealias FileActions = posix_spawn_file_actions_t
    /// `getrusage(2)` of Linux counts in kilobytes.
    private static let memoryUnit = 1024
  #endif
}
