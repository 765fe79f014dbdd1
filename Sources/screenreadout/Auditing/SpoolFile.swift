#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A temporary file without a name that holds pieces of bytes one after the other; gone with the process.
final class SpoolFile {
  private let file: UnsafeMutablePointer<FILE>
  private var lengths: [Int] = []

  init() throws(WriteError) {
    guard let file = tmpfile() else {
      throw WriteError(message: "no temporary file can be made: \(SystemError.text(errno)); set TMPDIR or free space")
    }
    self.file = file
  }

  deinit { fclose(file) }

  /// Adds a piece.
  func append(_ bytes: [UInt8]) throws(WriteError) {
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw WriteError(message: "the temporary file cannot be written: \(SystemError.text(errno)); free space")
    }
    lengths.append(bytes.count)
  }

  /// Gives the pieces in order.
  func read(_ take: (Int, [UInt8]) -> Void) throws(WriteError) {
    rewind(file)
    for (index, length) in lengths.enumerated() {
      var got = 0
      let piece = [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
        got = fread(buffer.baseAddress, 1, length, file)
        filled = got
      }
      guard got == length else { throw WriteError(message: "the temporary file cannot be read back") }
      take(index, piece)
    }
    // Further pieces go behind the last.
    fseek(file, 0, SEEK_END)
  }
}
