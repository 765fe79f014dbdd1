/// The list of paths of `--files-from`.
enum PathList {
  /// Larger than any list of files that a command prints, in bytes.
  private static let limit = 64 << 20

  /// - Parameter path: a file, or `-` for standard input.
  static func read(_ path: String) throws(UsageError) -> [String] {
    do {
      return paths(
        in: try path == "-" ? FileReader.readStandardInput(limit: limit) : FileReader.read(path, limit: limit))
    } catch {
      throw UsageError("\(OptionName.filesFrom.dashed) \(path): \(error.message)")
    }
  }

  /// One path a line, as `git diff --name-only` writes them; where there is a zero byte they are parted by zero bytes,
  /// as `find -print0` writes them. Empty lines do not count.
  static func paths(in bytes: [UInt8]) -> [String] {
    let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).compactMap { line in
      let path = separator != 0 && line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
    }
  }
}
