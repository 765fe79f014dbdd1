#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The files of the repository that the tests were built from.
public enum RepositoryFiles {
  /// The folder of `Package.swift`.
  public static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  /// The paths of all files below a folder of the repository, relative to that folder, sorted; symlinks and hidden
  /// files are left out.
  public static func files(below folder: String) -> [String] {
    var files: [String] = []
    var pending = [""]
    while let prefix = pending.popLast() {
      guard let stream = opendir("\(root)/\(folder)/\(prefix)") else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        var status = stat()
        guard lstat("\(root)/\(folder)/\(prefix)\(name)", &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: pending.append("\(prefix)\(name)/")
        case S_IFREG: files.append("\(prefix)\(name)")
        default: break
        }
      }
    }
    return files.sorted()
  }

  /// The text of a file, by its path in the repository; nil where it cannot be read.
  public static func text(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a file, by its path in the repository; nil where it cannot be read.
  public static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen("\(root)/\(path)", "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { fread($0.baseAddress, 1, $0.count, file) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
