/// Walks a folder in sorted order. Hidden files and symbolic links are never entered, so a walk cannot leave the
/// folder or go in a circle; what is neither a file nor a folder is passed over.
enum FolderWalk {
  enum Item: Equatable {
    /// A regular file: its path as shown, and its path within the folder.
    case file(path: String, relativePath: String)
    /// A folder or file that could not be looked at.
    case problem(path: String, message: String)
  }

  /// - Parameters:
  ///   - folder: as the user gave it; `.` is not repeated in the paths.
  ///   - passing: names of folders that are not entered.
  static func items(in folder: String, passing: Set<String> = []) -> [Item] {
    var items: [Item] = []
    let prefix = folder == "." || folder == "./" ? "" : folder
    // The next name to look at is the last one: depth does not cost stack.
    var waiting: [(path: String, relative: String)] = []
    open(folder, prefix, "", &waiting, &items)
    while let (path, relative) = waiting.popLast() {
      do {
        switch try FileStatus.of(path, following: false) {
        case .regular: items.append(.file(path: path, relativePath: relative))
        // A result bundle of Xcode is a database; its files say nothing by themselves.
        case .folder where path.hasSuffix(".xcresult"): continue
        case .folder where passing.contains(path.split(separator: "/").last.map(String.init) ?? ""): continue
        case .folder: open(path, path, relative, &waiting, &items)
        case .symbolicLink, .pipe, .device, .socket: continue
        }
      } catch {
        // Names come with U+FFFD where they are not UTF-8, and are not found under it.
        let message =
          path.unicodeScalars.contains("\u{FFFD}")
          ? "its name is not valid UTF-8; rename it" : "it cannot be looked at: \(error.text)"
        items.append(.problem(path: path, message: message))
      }
    }
    return items
  }

  private static func open(
    _ folder: String, _ prefix: String, _ relative: String, _ waiting: inout [(path: String, relative: String)],
    _ items: inout [Item]
  ) {
    do {
      for name in try FolderListing.names(in: folder).reversed() where !name.hasPrefix(".") {
        waiting.append((FolderListing.join(prefix, name), FolderListing.join(relative, name)))
      }
    } catch {
      items.append(.problem(path: folder, message: "the folder cannot be read: \(error.text)"))
    }
  }

  /// The folders at and under a folder, itself first, in sorted order.
  static func folders(in folder: String) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let path = waiting.popLast() {
      found.append(path)
      // What cannot be read has no match either; the pattern then tells that it matched nothing.
      let names = (try? FolderListing.names(in: path.isEmpty ? "." : path)) ?? []
      for name in names.reversed() where !name.hasPrefix(".") {
        let inner = FolderListing.join(path, name)
        if (try? FileStatus.of(inner, following: false)) == .folder { waiting.append(inner) }
      }
    }
    return found
  }
}
