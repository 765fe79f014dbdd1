#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The temporary files that a run has open, so that Ctrl-C takes them away: a process that a signal ends runs none of
/// its own clean-up. For the thread that writes.
enum UnfinishedFiles {
  /// More reports at once than anybody asks for; what is beyond stays behind after Ctrl-C, hidden and harmless.
  private static let most = 64
  /// In bytes, with the zero at the end.
  private static let longestPath = 4096
  /// A path in each part of ``longestPath`` bytes; free where it begins with a zero. Kept for good, because the handler
  /// may neither allocate nor wait for a lock.
  nonisolated(unsafe) private static let paths: UnsafeMutablePointer<CChar> = {
    let paths = UnsafeMutablePointer<CChar>.allocate(capacity: most * longestPath)
    paths.initialize(repeating: 0, count: most * longestPath)
    return paths
  }()

  /// Ctrl-C, what `kill` and CI send, and a terminal that is closed. What is ignored stays ignored, as under `nohup`.
  private static let handlers: Void = {
    _ = paths
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        for index in 0..<UnfinishedFiles.most {
          // Of an empty path it only says that there is no such file.
          unlink(UnfinishedFiles.paths + index * UnfinishedFiles.longestPath)
        }
        // Ends as it would have without a handler, so that the shell sees the signal.
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }()

  /// Remembers a file that is about to be made.
  static func add(_ path: String) {
    _ = handlers
    let bytes = path.utf8CString
    guard bytes.count <= longestPath, let place = places.first(where: { $0.pointee == 0 }) else { return }
    // The first byte last: until then the place is free for the handler.
    for index in bytes.indices.dropFirst() { place[index] = bytes[index] }
    place.pointee = bytes[0]
  }

  /// Forgets a file that has got its name or was taken away.
  static func remove(_ path: String) {
    places.first { strcmp($0, path) == 0 }?.pointee = 0
  }

  private static var places: some Sequence<UnsafeMutablePointer<CChar>> {
    (0..<most).lazy.map { paths + $0 * longestPath }
  }
}
