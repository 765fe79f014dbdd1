#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Folders that cannot be listed.
struct UnreadableFolder: Error, CustomStringConvertible {
  let path: String
  var description: String { "cannot list the folder \(path)" }
}

/// A walk through a folder; entries whose name begins with a dot are left out.
enum FolderWalk {
  /// Every folder and file below `root`, as paths relative to it, in the order of their bytes.
  static func entries(of root: String) throws(UnreadableFolder) -> [String] {
    var found: [String] = []
    var pending = [""]
    while let folder = pending.popLast() {
      for name in try names(in: folder.isEmpty ? root : root + "/" + folder) {
        let path = folder.isEmpty ? name : folder + "/" + name
        found.append(path)
        if isFolder(root + "/" + path) { pending.append(path) }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether the path is a folder; a symlink never is, so a loop cannot arise.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func names(in folder: String) throws(UnreadableFolder) -> [String] {
    guard let stream = opendir(folder) else { throw UnreadableFolder(path: folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
