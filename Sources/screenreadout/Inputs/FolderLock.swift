#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps other processes of ours from replacing a file at the same time: a lock on its folder, which leaves no file
/// behind and ends with the process.
final class FolderLock {
  private let descriptor: Int32

  /// Waits until no other process holds the lock.
  init(around path: String) throws(WriteError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    descriptor = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else {
      throw WriteError(message: "\(path) cannot be written: its folder: \(SystemError.text(errno))")
    }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      // Some network file systems know no locks; that is no reason to refuse the work.
      break
    }
  }

  deinit { close(descriptor) }

  /// Lets others go on.
  func release() { flock(descriptor, LOCK_UN) }
}
