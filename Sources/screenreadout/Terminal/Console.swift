#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

import Reports

/// Standard output, which carries the report and nothing else, and standard error for everything else.
///
/// Output is collected and written in large pieces. A reader that goes away (`| head`) or a closed stream only stops
/// the writing, so the exit code still tells the verdict. For one thread.
final class Console {
  /// Whether standard output is for the eyes of somebody who wants colours.
  let usesColor: Bool
  /// The colours of standard error.
  private let errorInk: Ink
  /// Set where standard output could not take the report (a full disk), with the reason.
  private(set) var outputFailure: String?

  private var buffer: [UInt8] = []
  private var isClosed = false
  private let isQuiet: Bool
  private let showsProgress: Bool
  private var hasProgress = false
  /// Written at once where more has been collected, in bytes.
  private static let bufferSize = 64 * 1024

  /// - Parameters:
  ///   - isQuiet: whether notes are left out; failures never are.
  ///   - showsProgress: whether progress is shown, where standard error is a terminal that can move its cursor.
  init(color: ColorChoice, isQuiet: Bool = false, showsProgress: Bool = false) {
    let isTerminal = isatty(STDERR_FILENO) == 1
    usesColor = color.wantsColor(isTerminal: isatty(STDOUT_FILENO) == 1, environment: Self.environment)
    errorInk = Ink(color.wantsColor(isTerminal: isTerminal, environment: Self.environment))
    self.isQuiet = isQuiet
    self.showsProgress = showsProgress && !isQuiet && isTerminal && Self.environment("TERM") != "dumb"
  }

  /// Prepares the process, before any file is opened: a reader that goes away or a file that may not grow must not kill
  /// it, and a stream that was closed by the caller must not be taken by the first file that is opened.
  static func prepareProcess() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Adds text to standard output as it is.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes to standard output as they are.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    guard !isClosed else { return }
    guard bytes.count < Self.bufferSize else {
      // A large piece goes out as it is: the screens of a report are one.
      flush()
      return deliver(bytes)
    }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { flush() }
  }

  /// Writes what has been collected. To be called at the end of the run.
  func flush() {
    guard !buffer.isEmpty else { return }
    buffer.withUnsafeBytes(deliver)
    buffer.removeAll(keepingCapacity: true)
  }

  private func deliver(_ bytes: UnsafeRawBufferPointer) {
    guard !isClosed else { return }
    clearProgress()
    guard let error = Self.send(bytes, to: STDOUT_FILENO) else { return }
    isClosed = true
    if error != EPIPE && error != EBADF {
      outputFailure = "standard output cannot be written: \(SystemError.text(error))"
    }
  }

  /// One line on standard error; what stands in it from inputs is made safe.
  func note(_ message: String) {
    guard !isQuiet else { return }
    send(PrintableText.escaped(message))
  }

  /// One line on standard error that tells a failure.
  func failure(_ message: String) {
    send(errorInk.bad("screenreadout:") + " " + PrintableText.escaped(message))
  }

  /// Shows how far the run is, in the place of what was shown before; the next line of anything else takes it away.
  func progress(_ message: String) {
    guard showsProgress else { return }
    hasProgress = true
    // A line that wraps could not be taken away.
    let width = Self.width(of: STDERR_FILENO) ?? 80
    sendError("\(Self.eraseLine)\(PrintableText.escaped(message).prefix(width - 1))")
  }

  /// Takes the progress away, if there is any.
  func clearProgress() {
    guard hasProgress else { return }
    hasProgress = false
    sendError(Self.eraseLine)
  }

  /// Back to the first column, and erase to the end (ECMA-48, EL).
  private static let eraseLine = "\r\u{1B}[K"

  private func send(_ line: String) {
    // Keeps the order where both streams go to one terminal.
    flush()
    clearProgress()
    sendError("\(line)\n")
  }

  private func sendError(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Self.send($0, to: STDERR_FILENO) }
  }

  /// Columns of the terminal behind standard output; nil where there is none.
  static var width: Int? { width(of: STDOUT_FILENO) }

  private static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Writes all bytes; nil, or the number of the error that stopped it.
  private static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The stream was set not to wait, by whoever opened it: wait here.
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = systemPoll(&poll)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func systemPoll(_ descriptor: inout pollfd) -> Int32 {
    poll(&descriptor, 1, -1)
  }
}
