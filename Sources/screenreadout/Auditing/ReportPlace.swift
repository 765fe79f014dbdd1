import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Where a report comes to lie, however its path is written.
struct ReportPlace: Hashable {
  /// The last folder on the way that is there already.
  private let folder: FileIdentity?
  /// The names below it: folders that are still to be made, and the file.
  private let names: [String]

  init(_ path: String) {
    // What a link leads to is written, not the link.
    let path = Self.target(path) ?? path
    var folder = path.hasPrefix("/") ? "/" : "."
    var names: [String] = []
    for part in path.split(separator: "/") where part != "." {
      // A folder that is not there yet will be no link, so that two dots lead back out of it.
      if part == "..", names.popLast() != nil { continue }
      let next = FolderListing.join(folder, String(part))
      if names.isEmpty, (try? FileStatus.of(next, following: true)) == .folder {
        folder = next
      } else {
        names.append(String(part))
      }
    }
    self.folder = FileIdentity(path: folder)
    self.names = names
  }

  /// Whether it is one of the files of the web report in a folder.
  func isPage(of web: ReportPlace) -> Bool {
    guard folder == web.folder, names.starts(with: web.names) else { return false }
    return names.dropFirst(web.names.count).first.map(HTMLFolder.names.contains) ?? false
  }

  /// The path of what a symbolic link leads to; nil where there is no link, or nothing behind it.
  private static func target(_ path: String) -> String? {
    guard (try? FileStatus.of(path, following: false)) == .symbolicLink, let real = realpath(path, nil) else {
      return nil
    }
    defer { free(real) }
    return String(cString: real)
  }
}
