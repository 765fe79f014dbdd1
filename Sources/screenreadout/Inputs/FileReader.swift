import CHeap

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A file that could not be read.
struct ReadError: Error, Equatable {
  enum Reason: Equatable, Sendable {
    case missing, denied, folder, notRegular, tooLarge, failed
  }

  let reason: Reason
  /// What is wrong and what to do; without the path, and without a final period.
  let message: String
}

/// Reads whole files into memory.
enum FileReader {
  /// 64 MB, in bytes: a hundred times the largest real page source of the corpus.
  static let defaultLimit = 64 << 20

  /// Reads a regular file, following symbolic links.
  /// - Parameter limit: the most bytes that are read; a larger file is refused before it is read.
  static func read(_ path: String, limit: Int) throws(ReadError) -> [UInt8] {
    // Not waiting keeps a pipe without a writer from hanging the run before it can be refused.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, limit: limit)
  }

  /// The beginning of a regular file; nil where there is nothing to read.
  static func head(of path: String, length: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileStatus.of(status) == .regular else { return nil }
    var bytes: [UInt8] = []
    return append(length, from: descriptor, to: &bytes) == nil ? bytes : nil
  }

  /// Reads a regular file that is open.
  static func read(descriptor: Int32, limit: Int) throws(ReadError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
    switch FileStatus.of(status) {
    case .regular: break
    case .folder: throw failure(EISDIR)
    case .pipe:
      throw ReadError(reason: .notRegular, message: "it is a pipe; send its content to standard input and give -")
    case .device, .socket, .symbolicLink:
      throw ReadError(reason: .notRegular, message: "it is not a regular file; copy its content into one")
    }
    return try readAll(descriptor, expected: Int(status.st_size), limit: limit)
  }

  /// Reads standard input to its end, whatever stands behind it.
  static func readStandardInput(limit: Int) throws(ReadError) -> [UInt8] {
    var status = stat()
    let isFile = fstat(STDIN_FILENO, &status) == 0 && FileStatus.of(status) == .regular
    return try readAll(STDIN_FILENO, expected: isFile ? Int(status.st_size) : 0, limit: limit)
  }

  /// One allocation where the expected size is right; goes on where the file has grown, and stops at the limit.
  private static func readAll(_ descriptor: Int32, expected: Int, limit: Int) throws(ReadError) -> [UInt8] {
    guard expected <= limit else { throw tooLarge(limit, "it has \(expected) bytes") }
    readout_heap_expect(expected)
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end is seen without growing.
    var room = max(expected, 16 * 1024 - 1) + 1
    while true {
      let start = bytes.count
      let outcome = append(room - start, from: descriptor, to: &bytes)
      if let error = outcome { throw failure(error) }
      if bytes.count > limit { throw tooLarge(limit, "it is larger") }
      if bytes.count < room { return bytes }
      room = min(room * 2, max(limit, room) + 1)
    }
  }

  /// Reads until `count` bytes have come or the end; gives the number of an error. The array is built anew only
  /// where it must grow.
  private static func append(_ count: Int, from descriptor: Int32, to bytes: inout [UInt8]) -> Int32? {
    var problem: Int32?
    let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = systemRead(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        if got > 0 {
          filled += got
        } else if got == 0 {
          return
        } else if errno == EAGAIN {
          // Standard input may have been set not to wait by whoever shares it.
          var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = systemPoll(&poll)
        } else if errno != EINTR {
          problem = errno
          return
        }
      }
    }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return problem
  }

  private static func failure(_ number: Int32) -> ReadError {
    switch number {
    case ENOENT, ENOTDIR:
      ReadError(reason: .missing, message: "it does not exist; check the spelling and the current folder")
    case EACCES, EPERM: ReadError(reason: .denied, message: "it may not be read: permission denied; change its mode")
    case EISDIR: ReadError(reason: .folder, message: "it is a folder, not a file; give the files in it")
    default: ReadError(reason: .failed, message: "it cannot be read: \(SystemError.text(number))")
    }
  }

  private static func tooLarge(_ limit: Int, _ what: String) -> ReadError {
    ReadError(
      reason: .tooLarge, message: "\(what), more than the limit of \(limit) bytes; raise \(OptionName.maxSize.dashed)")
  }

  private static func systemRead(_ descriptor: Int32, _ target: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, target, count)
    #elseif canImport(Darwin)
      Darwin.read(descriptor, target, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, target, count)
    #endif
  }

  private static func systemPoll(_ descriptor: inout pollfd) -> Int32 {
    poll(&descriptor, 1, -1)
  }
}
