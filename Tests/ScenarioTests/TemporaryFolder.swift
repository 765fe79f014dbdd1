@testable import screenreadout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A fresh folder that is removed with its content when the test is done with it.
final class TemporaryFolder {
  let path: String

  struct SetupError: Error {
    let what: String
    let number: Int32
  }

  init() throws {
    let base = Console.environment("TMPDIR") ?? "/tmp"
    var template = Array(FolderListing.join(base, "screenreadout-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw SetupError(what: "mkdtemp", number: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    remove(path)
  }

  func callAsFunction(_ name: String) -> String { FolderListing.join(path, name) }

  func makeFolder(_ name: String) throws {
    var folder = path
    for part in name.split(separator: "/") {
      folder = FolderListing.join(folder, String(part))
      if mkdir(folder, 0o777) != 0 && errno != EEXIST { throw SetupError(what: folder, number: errno) }
    }
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try makeFolder(name.split(separator: "/").dropLast().joined(separator: "/"))
    let output = try FileOutput(self(name), flags: O_WRONLY | O_CREAT | O_TRUNC, shown: name)
    try output.append(bytes)
    try output.flush()
  }

  func read(_ name: String) throws -> String {
    String(decoding: try FileReader.read(self(name), limit: 16 << 20), as: UTF8.self)
  }

  func link(_ name: String, to target: String) throws {
    guard symlink(target, self(name)) == 0 else { throw SetupError(what: name, number: errno) }
  }

  func makePipe(_ name: String) throws {
    guard mkfifo(self(name), 0o600) == 0 else { throw SetupError(what: name, number: errno) }
  }

  private func remove(_ path: String) {
    if (try? FileStatus.of(path, following: false)) == .folder {
      for name in (try? FolderListing.names(in: path)) ?? [] { remove(FolderListing.join(path, name)) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
