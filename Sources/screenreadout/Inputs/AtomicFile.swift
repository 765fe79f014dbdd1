#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A file that could not be written.
struct WriteError: Error, Equatable {
  /// What is wrong and what to do, the path included, without a final period.
  let message: String
}

/// A file that appears whole or not at all: written beside its target and renamed at the end.
/// Dropped without `commit`, or ended by Ctrl-C, it leaves no trace. For one thread.
final class AtomicFile {
  /// The path as the user gave it.
  let path: String
  /// What is replaced: the path, or what its symbolic link leads to.
  private let target: String
  /// Nil where the target is a device or a pipe, which is written straight away.
  private let temporaryPath: String?
  private let output: FileOutput
  private var isOpen = true

  /// Creates the missing folders on the way to the target.
  /// - Parameter inputs: files that must not be replaced.
  init(_ path: String, inputs: Set<FileIdentity>) throws(WriteError) {
    self.path = path
    if let identity = FileIdentity(path: path), inputs.contains(identity) {
      throw WriteError(message: "\(path) is an input and is not replaced; choose another name")
    }
    switch try? FileStatus.of(path, following: true) {
    case .folder?:
      throw WriteError(message: "\(path) is a folder; name a file in it")
    case .pipe?, .device?, .socket?:
      target = path
      temporaryPath = nil
      output = try FileOutput(path, flags: O_WRONLY, shown: path)
    case .regular?, .symbolicLink?:
      guard let real = realpath(path, nil) else {
        throw WriteError(message: "\(path) cannot be written: \(SystemError.text(errno))")
      }
      target = String(cString: real)
      free(real)
      (temporaryPath, output) = try Self.openBeside(target, shown: path)
    case nil:
      target = path
      try Self.makeFolders(for: path)
      (temporaryPath, output) = try Self.openBeside(target, shown: path)
    }
  }

  deinit {
    abandon()
  }

  func append(_ bytes: [UInt8]) throws(WriteError) {
    try output.append(bytes)
  }

  /// Opens a section that can be written while others are, and appended later. It has no name on disk, so it is gone
  /// with the process.
  func section() throws(WriteError) -> FileOutput {
    let (name, output) = try Self.openBeside(target, shown: path)
    unlink(name)
    UnfinishedFiles.remove(name)
    return output
  }

  /// Appends a finished section and gives its disk space back.
  func append(_ section: FileOutput) throws(WriteError) {
    try section.copy(to: output)
  }

  /// Puts the content in the target's place.
  /// - Parameter durably: whether it is on the disk first; one of a thousand pages that a power cut empties is written
  ///   anew by the next run, and waiting for each takes longer than the run.
  func commit(durably: Bool = true) throws(WriteError) {
    guard isOpen else { return }
    try output.flush()
    if let temporaryPath {
      if durably { try output.synchronize() }
      var status = stat()
      // A file that is replaced keeps its mode.
      if stat(target, &status) == 0 { chmod(temporaryPath, status.st_mode & 0o7777) }
      guard rename(temporaryPath, target) == 0 else {
        throw WriteError(message: "\(path) cannot be replaced: \(SystemError.text(errno))")
      }
      UnfinishedFiles.remove(temporaryPath)
    }
    isOpen = false
  }

  /// Drops what was written; the target stays as it was.
  func abandon() {
    guard isOpen else { return }
    isOpen = false
    guard let temporaryPath else { return }
    unlink(temporaryPath)
    UnfinishedFiles.remove(temporaryPath)
  }

  /// Opens a new hidden file in the target's folder: only within one file system is renaming atomic, and a hidden
  /// name is never walked as an input.
  private static func openBeside(_ target: String, shown: String) throws(WriteError) -> (String, FileOutput) {
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { $0 + "/" }.joined()
    // Names may have 255 bytes; a long one is cut, not refused.
    let name = String(decoding: (parts.last ?? "").utf8.prefix(200), as: UTF8.self)
    for attempt in 0..<10_000 {
      let path = "\(folder).\(name).\(getpid())-\(attempt).tmp"
      if FileStatus.exists(path) { continue }
      UnfinishedFiles.add(path)
      do {
        return (path, try FileOutput(path, flags: O_RDWR | O_CREAT | O_EXCL, shown: shown))
      } catch {
        UnfinishedFiles.remove(path)
        throw error
      }
    }
    throw WriteError(message: "\(shown) cannot be written: its folder is full of unfinished files; remove them")
  }

  private static func makeFolders(for path: String) throws(WriteError) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/").dropLast() {
      folder = FolderListing.join(folder, String(part))
      if mkdir(folder, 0o777) != 0 && errno != EEXIST && !FileStatus.exists(folder) {
        throw WriteError(message: "\(path) cannot be written: the folder \(folder): \(SystemError.text(errno))")
      }
    }
  }
}
