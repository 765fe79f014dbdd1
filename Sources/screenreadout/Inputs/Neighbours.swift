#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The documented neighbours of a file: the texts that lie in language folders beside that of the file.
///
/// Only a file in a `….lproj` folder has any. Symbolic links are not followed: the folder and the file must be real.
enum Neighbours {
  /// A reader for the neighbours of a file; nil where it can have none.
  static func reader(of path: String, limit: Int) -> (@Sendable (String) -> [UInt8]?)? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let name = parts.last, parts[parts.count - 2].hasSuffix(folderEnd) else { return nil }
    let outer = parts.dropLast(2)
    let root = outer.isEmpty ? "." : outer == [""] ? "/" : outer.joined(separator: "/")
    let own = parts[parts.count - 2]
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return { path in
      var steps = path.split(separator: "/").map(String.init)
      if steps.first == ".." { steps.removeFirst() } else { steps.insert(own, at: 0) }
      guard steps.count == 2, steps[0].hasSuffix(folderEnd), steps[0] != ".." else { return nil }
      let target = steps[1].hasPrefix("*") ? stem + steps[1].dropFirst() : steps[1]
      return read(target, in: steps[0], below: root, limit: limit)
    }
  }

  /// What the names of language folders end in.
  private static let folderEnd = ".lproj"

  private static func read(_ name: String, in folder: String, below root: String, limit: Int) -> [UInt8]? {
    let base = open(root, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard base >= 0 else { return nil }
    defer { close(base) }
    let inner = openat(base, folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW)
    guard inner >= 0 else { return nil }
    defer { close(inner) }
    let file = openat(inner, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return try? FileReader.read(descriptor: file, limit: limit)
  }
}
