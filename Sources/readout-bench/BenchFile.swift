#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Files of the bench: whole in memory.
enum BenchFile {
  /// The bytes of a file; nil where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// How many bytes a file has; nil where it cannot be read.
  static func size(_ path: String) -> Int? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    return fseek(file, 0, SEEK_END) == 0 ? ftell(file) : nil
  }

  /// Writes a file; says whether it is whole.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }

  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) { fwrite(bytes, 1, bytes.count, stdoutStream) }

  private static var stdoutStream: UnsafeMutablePointer<FILE>? { fdopen(STDOUT_FILENO, "wb") }
}
