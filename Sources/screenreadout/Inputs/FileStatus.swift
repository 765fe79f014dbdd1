#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What a name on disk stands for.
enum FileStatus: Equatable, Sendable {
  case regular, folder, symbolicLink, pipe, device, socket

  /// - Parameter following: whether a symbolic link is followed.
  /// - Throws: the number of the system's error.
  static func of(_ path: String, following: Bool) throws(SystemFailure) -> FileStatus {
    var status = stat()
    guard (following ? stat(path, &status) : lstat(path, &status)) == 0 else { throw SystemFailure(number: errno) }
    return of(status)
  }

  static func of(_ status: stat) -> FileStatus {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    default: .device
    }
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}

/// Tells whether two names are the same file.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64

  /// The identity of what the path leads to; nil where there is nothing.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
