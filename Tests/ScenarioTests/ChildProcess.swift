@testable import screenreadout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Runs shell commands with the program under test on the path.
enum ChildProcess {
  struct Outcome {
    let output: String
    let errors: String
    let status: Int32
  }

  struct LaunchError: Error {
    let what: String
    var number: Int32 = 0
  }

  /// Runs a command in `work` of the folder, with an environment of its own; the streams are files beside `work`, so
  /// that no pipe can fill up.
  /// - Parameter terminal: where both streams of output go to instead; the outcome has them in `output`.
  static func run(
    _ command: String, input: String = "", shell: String = "/bin/sh", on terminal: PseudoTerminal? = nil,
    in folder: TemporaryFolder
  ) throws -> Outcome {
    try folder.write(input, to: "stdin")
    var environment = [
      "PATH=\(try programFolder()):/usr/bin:/bin", "HOME=\(folder.path)", "TERM=\(terminal?.name ?? "dumb")",
      "LC_ALL=C",
    ]
    // A program built with coverage else leaves a file in the folder that it runs in.
    if Console.environment("LLVM_PROFILE_FILE") != nil { environment.append("LLVM_PROFILE_FILE=/dev/null") }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, folder("stdin"), O_RDONLY, 0)
    if let terminal {
      for stream: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, terminal.program, stream) }
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, folder("stdout"), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, folder("stderr"), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var pid = pid_t()
    // The shell changes the folder, because posix_spawn can do so on some systems only.
    let result = withStrings([shell, "-c", "cd \"$0\" || exit 125\n\(command)", folder("work")]) { words in
      withStrings(environment) { posix_spawn(&pid, shell, &actions, nil, words, $0) }
    }
    guard result == 0 else { throw LaunchError(what: shell, number: result) }
    // Before waiting: a terminal that nobody reads from holds the program up.
    let shown = terminal?.readToEnd()
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1 && errno == EINTR {}
    // A process that a signal ended has the status that shells give it.
    let signal = status & 0x7F
    return Outcome(
      output: try shown ?? folder.read("stdout"), errors: try terminal == nil ? folder.read("stderr") : "",
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
  }

  /// The build folder: the nearest one above the test bundle that holds the program.
  static func programFolder() throws -> String {
    #if canImport(Darwin)
      var info = Dl_info()
      let found = dladdr(#dsohandle, &info) != 0 ? realpath(info.dli_fname, nil) : nil
    #else
      // The tests are a program of their own there.
      let found = realpath("/proc/self/exe", nil)
    #endif
    guard let real = found else { throw LaunchError(what: "the test bundle has no path") }
    defer { free(real) }
    var parts = String(cString: real).split(separator: "/")
    while !parts.isEmpty {
      parts.removeLast()
      let folder = "/" + parts.joined(separator: "/")
      if (try? FileStatus.of(FolderListing.join(folder, "screenreadout"), following: true)) == .regular {
        return folder
      }
    }
    throw LaunchError(what: "screenreadout is not built")
  }

  private static func withStrings<T>(_ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> T) -> T {
    let pointers = words.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
