#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal that a test holds the other end of.
final class PseudoTerminal {
  /// What `TERM` calls it.
  let name: String
  /// The end that a program writes to.
  private(set) var program: Int32
  private let reader: Int32

  /// - Parameter columns: how wide it says to be.
  init(columns: UInt16, name: String = "xterm") throws {
    self.name = name
    reader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard reader >= 0, let path = Self.path(of: reader) else {
      throw TemporaryFolder.SetupError(what: "/dev/ptmx", number: errno)
    }
    program = open(path, O_RDWR | O_NOCTTY)
    guard program >= 0 else { throw TemporaryFolder.SetupError(what: path, number: errno) }
    // The programs of other tests must not keep it open.
    for descriptor in [reader, program] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var settings = termios()
    tcgetattr(program, &settings)
    cfmakeraw(&settings)
    tcsetattr(program, TCSANOW, &settings)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(program, UInt(TIOCSWINSZ), &size) == 0 else {
      throw TemporaryFolder.SetupError(what: "TIOCSWINSZ", number: errno)
    }
  }

  /// The path of the end that programs open, which is made ready to be opened.
  private static func path(of reader: Int32) -> String? {
    #if canImport(Darwin)
      guard grantpt(reader) == 0, unlockpt(reader) == 0 else { return nil }
      return ptsname(reader).map { String(cString: $0) }
    #else
      // TIOCSPTLCK and TIOCGPTN of ioctl_tty(2), which are macros that Swift does not see.
      var (lock, number): (Int32, UInt32) = (0, 0)
      guard ioctl(reader, 0x4004_5431, &lock) == 0, ioctl(reader, 0x8004_5430, &number) == 0 else { return nil }
      return "/dev/pts/\(number)"
    #endif
  }

  deinit {
    close(reader)
    if program >= 0 { close(program) }
  }

  /// What was written to it, until the last program has closed it.
  func readToEnd() -> String {
    close(program)
    program = -1
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    // Linux ends with an error (EIO) where others tell the end.
    while case let count = read(reader, &piece, piece.count), count > 0 || count < 0 && errno == EINTR {
      bytes += piece.prefix(max(0, count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
