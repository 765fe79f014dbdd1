#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A file that cannot be read, written or embedded.
struct TextFileError: Error, CustomStringConvertible {
  let path: String
  let reason: String
  /// The compiler's form, so that the build shows it as an error of that file.
  var description: String { "\(path):1:1: error: \(reason)" }
}

/// Whole files as text.
enum TextFile {
  private static let chunk = 65_536

  /// The text of a file.
  /// - Throws: when it cannot be read or is not UTF-8.
  static func read(_ path: String) throws(TextFileError) -> String {
    guard let bytes = bytes(of: path) else { throw TextFileError(path: path, reason: "cannot be read") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TextFileError(path: path, reason: "is not UTF-8")
    }
    return text
  }

  /// Writes the text unless the file holds it already: an untouched file compiles nothing anew.
  static func writeIfChanged(_ text: String, to path: String) throws(TextFileError) {
    let wanted = Array(text.utf8)
    if bytes(of: path) == wanted { return }
    guard let file = fopen(path, "wb") else { throw TextFileError(path: path, reason: "cannot be written") }
    let written = wanted.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, written == wanted.count else {
      throw TextFileError(path: path, reason: "cannot be written to its end")
    }
  }

  /// One line on standard error.
  static func complain(_ message: String) {
    let line = Array((message + "\n").utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: chunk)
    while true {
      let count = buffer.withUnsafeMutableBytes { fread($0.baseAddress, 1, $0.count, file) }
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
  }
}
