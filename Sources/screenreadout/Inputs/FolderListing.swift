#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The names in one folder.
enum FolderListing {
  /// All names but `.` and `..`, sorted by their bytes, so that the order is the same on every system.
  /// Names that are not UTF-8 come with U+FFFD and cannot be opened under that name, which is then told.
  /// - Parameter endings: only names that end so, in whatever case (ASCII); nil for all.
  static func names(in folder: String, endingIn endings: [String]? = nil) throws(SystemFailure) -> [String] {
    guard let stream = opendir(folder) else { throw SystemFailure(number: errno) }
    defer { closedir(stream) }
    let endings = endings?.map { Array($0.utf8CString) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name: String? = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { name in
          let length = strlen(name)
          // The zero at the end counts.
          let isWanted = endings?.contains {
            $0.count <= length + 1 && strcasecmp(name + length + 1 - $0.count, $0) == 0
          }
          return isWanted ?? true ? String(cString: name) : nil
        }
      }
      if let name, name != "." && name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw SystemFailure(number: errno) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
