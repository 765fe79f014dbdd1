import Reports

/// `speak --check`: compares readouts with the files that `--write` left.
struct SnapshotCheck {
  private let folder: String
  private var paths = SnapshotPaths()
  private var count = 0
  private var changed = 0

  init(folder: String) { self.folder = folder }

  mutating func check(_ readout: Readout, key: String, _ console: Console) {
    count += 1
    let path = FolderListing.join(folder, paths.unique(key))
    let new = ReadoutSnapshot.lines(readout, key: key)
    guard FileStatus.exists(path) else {
      changed += 1
      console.write(
        PrintableText.escaped("\(key): no readout is stored at \(path); write it with --write") + "\n")
      return
    }
    do {
      let bytes = try FileReader.read(path, limit: FileReader.defaultLimit)
      // A checkout may have turned the line breaks.
      let old = String(decoding: bytes, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      )
      .map(String.init)
      guard let difference = LineDifference.text(old: old.last == "" ? old.dropLast() : old, new: new) else { return }
      changed += 1
      console.write("\(PrintableText.escaped(key)): what is heard has changed\n\(difference)\n")
    } catch {
      changed += 1
      console.failure("\(path): \(error.message)")
    }
  }

  func finish(_ console: Console) -> ExitCode {
    if changed == 0 {
      console.note("\(count) \(count == 1 ? "readout is" : "readouts are") unchanged")
      return .passed
    }
    console.write(
      "\(changed) of \(count) \(count == 1 ? "readout" : "readouts") changed; --write stores what is heard now\n")
    return .failed
  }
}
