#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of this process for what is read by path.
enum FuzzFile {
  static let path = "/tmp/readout-fuzz-\(getpid()).json"

  static func write(_ bytes: [UInt8]) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
