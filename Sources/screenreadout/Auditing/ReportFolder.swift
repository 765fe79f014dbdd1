import Reports

/// A report of several files below one folder. Each file appears whole or not at all; other files there stay.
final class ReportFolder {
  private let path: String
  private let inputs: Set<FileIdentity>
  private var file: AtomicFile?
  private var failure: WriteError?

  /// - Parameter inputs: files that must not be replaced.
  /// - Throws: where a file has the name.
  init(_ path: String, inputs: Set<FileIdentity>) throws(WriteError) {
    if let kind = try? FileStatus.of(path, following: true), kind != .folder {
      throw WriteError(
        message: "\(path) is a file, and the web report is a folder; name a folder, or a file that ends in .html")
    }
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    self.inputs = inputs
  }

  /// Ends the file before and begins the next.
  func open(_ name: String) -> ReportOutput {
    attempt { () throws(WriteError) in try commitFile(durably: false) }
    attempt { () throws(WriteError) in file = try AtomicFile("\(path)/\(name)", inputs: inputs) }
    return ReportOutput { [self] bytes in attempt { () throws(WriteError) in try file?.append(bytes) } }
  }

  /// Ends the last file.
  /// - Throws: the first failure of all files.
  func commit() throws(WriteError) {
    attempt { () throws(WriteError) in try commitFile(durably: true) }
    if let failure { throw failure }
  }

  private func commitFile(durably: Bool) throws(WriteError) {
    try file?.commit(durably: durably)
    file = nil
  }

  /// Once a file could not be written, nothing more is.
  private func attempt(_ work: () throws(WriteError) -> Void) {
    guard failure == nil else { return }
    do throws(WriteError) {
      try work()
    } catch {
      failure = error
    }
  }
}
