import Reports

/// `speak --write`: one text file a screen.
struct SnapshotWriting {
  private let folder: String
  private let protected: Set<FileIdentity>
  private var paths = SnapshotPaths()
  private var count = 0
  private var code = ExitCode.passed

  /// - Throws: where a file has the name of the folder.
  init(folder: String, inputs: ExpandedInputs) throws(UsageError) {
    if let kind = try? FileStatus.of(folder, following: true), kind != .folder {
      throw UsageError("\(folder) is a file, and readouts are written into a folder; name a folder")
    }
    self.folder = folder
    protected = Set(inputs.files.compactMap { FileIdentity(path: $0.path) })
  }

  mutating func write(_ readout: Readout, key: String, _ console: Console) {
    let path = FolderListing.join(folder, paths.unique(key))
    do throws(WriteError) {
      let file = try AtomicFile(path, inputs: protected)
      try file.append(Array(ReadoutSnapshot.lines(readout, key: key).map { $0 + "\n" }.joined().utf8))
      try file.commit()
      count += 1
    } catch {
      console.failure(error.message)
      code = .fault
    }
  }

  func finish(_ console: Console) -> ExitCode {
    console.note("\(count) \(count == 1 ? "readout" : "readouts") written to \(folder)")
    return code
  }
}

/// The paths of snapshots, each once, also where a file system does not tell capitals from small letters.
struct SnapshotPaths {
  private var taken: Set<String> = []

  mutating func unique(_ key: String) -> String {
    var path = ReadoutSnapshot.path(key: key)
    var number = 1
    while !taken.insert(path.lowercased()).inserted {
      number += 1
      path = ReadoutSnapshot.path(key: "\(key)#\(number)")
    }
    return path
  }
}
