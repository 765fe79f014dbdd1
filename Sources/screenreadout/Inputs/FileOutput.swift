#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// An open file that is written in large pieces. For one thread.
final class FileOutput {
  private let descriptor: Int32
  /// The file's name in messages.
  private let shown: String
  private var buffer: [UInt8] = []
  /// Written at once where more has been collected, in bytes.
  private static let bufferSize = 64 * 1024

  init(_ path: String, flags: Int32, shown: String) throws(WriteError) {
    descriptor = open(path, flags | O_CLOEXEC, 0o666)
    self.shown = shown
    guard descriptor >= 0 else { throw Self.failure(shown, errno) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func append(_ bytes: [UInt8]) throws(WriteError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  func flush() throws(WriteError) {
    var start = 0
    while start < buffer.count {
      let count = buffer.withUnsafeBytes { systemWrite($0[start...]) }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        throw Self.failure(shown, errno)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Waits until the content is on the disk.
  func synchronize() throws(WriteError) {
    // Some file systems cannot do this (EINVAL); that is no reason to lose the report.
    if fsync(descriptor) != 0 && errno != EINVAL && errno != ENOTSUP { throw Self.failure(shown, errno) }
  }

  /// Appends the whole content to another file, then empties this one.
  func copy(to other: FileOutput) throws(WriteError) {
    try flush()
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Self.failure(shown, errno) }
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: Self.bufferSize) { target, filled in
        count = systemRead(target)
        filled = max(0, count)
      }
      if count == 0 { break }
      if count > 0 {
        try other.append(chunk)
      } else if errno != EINTR {
        throw Self.failure(shown, errno)
      }
    }
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw Self.failure(shown, errno)
    }
  }

  private static func failure(_ shown: String, _ number: Int32) -> WriteError {
    WriteError(message: "\(shown) cannot be written: \(SystemError.text(number))")
  }

  private func systemWrite(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    return write(descriptor, bytes.baseAddress, bytes.count)
  }

  private func systemRead(_ target: UnsafeMutableBufferPointer<UInt8>) -> Int {
    read(descriptor, target.baseAddress, target.count)
  }
}
