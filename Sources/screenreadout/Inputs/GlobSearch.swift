/// Finds what a pattern stands for on disk.
enum GlobSearch {
  struct Hit: Equatable {
    let path: String
    /// The path behind the folders that the pattern spells out.
    let relativePath: String
    let isFolder: Bool
  }

  /// Hits in the order of their bytes, each once. Where a pattern holds `**` only files are hits, because it reaches
  /// into all folders anyway.
  /// - Parameter pattern: without braces.
  static func hits(_ pattern: String) -> [Hit] {
    let parts = pattern.split(separator: "/").map(String.init)
    var base = pattern.hasPrefix("/") ? "/" : ""
    var rest = parts[...]
    while rest.count > 1, let part = rest.first, let name = GlobPattern(part).literal {
      base = FolderListing.join(base, name)
      rest = rest.dropFirst()
    }
    var found = [base]
    for (offset, part) in rest.enumerated() {
      let isLast = offset == rest.count - 1
      var next: [String] = []
      for folder in found {
        if part == "**" {
          let folders = FolderWalk.folders(in: folder)
          next += isLast ? folders.flatMap { matches(GlobPattern("*"), in: $0, mustBeFolder: false) } : folders
        } else {
          next += matches(GlobPattern(part), in: folder, mustBeFolder: !isLast)
        }
      }
      // A folder can be reached in two ways through two `**`.
      found = unique(next)
    }
    let skipped = base.isEmpty || base.hasSuffix("/") ? base.utf8.count : base.utf8.count + 1
    let filesOnly = parts.contains("**")
    return found.compactMap { path in
      let isFolder = (try? FileStatus.of(path, following: true)) == .folder
      if isFolder && filesOnly { return nil }
      return Hit(
        path: path, relativePath: String(decoding: path.utf8.dropFirst(skipped), as: UTF8.self), isFolder: isFolder)
    }
  }

  private static func matches(_ pattern: GlobPattern, in folder: String, mustBeFolder: Bool) -> [String] {
    let candidates: [String]
    if let name = pattern.literal {
      let path = FolderListing.join(folder, name)
      candidates = FileStatus.exists(path) ? [path] : []
    } else {
      candidates = names(in: folder).filter { pattern.matches($0.name) }.map(\.path)
    }
    guard mustBeFolder else { return candidates }
    return candidates.filter { (try? FileStatus.of($0, following: true)) == .folder }
  }

  private static func names(in folder: String) -> [(name: String, path: String)] {
    let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.map { ($0, FolderListing.join(folder, $0)) }
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
