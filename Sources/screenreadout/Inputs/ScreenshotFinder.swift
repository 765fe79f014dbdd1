/// Finds the screenshot of each export: the one that is given, or a neighbour.
///
/// Without being told it looks for a picture of the same name beside the export (`home.xml`, `home.png`), with
/// `_screenshot` behind the name, or in a folder `screenshots` in or beside the export's; then for the only picture
/// with the same number as the only export with it (`source-3.xml`, `shot-3.png`). Symbolic links are not followed.
struct ScreenshotFinder: Sendable {
  /// Paths of pictures by those of exports.
  private var found: [String: String] = [:]
  private var pictures: Set<String> = []
  /// The exports whose picture was named by the user, who is told where it cannot be used.
  private var demanded: Set<String> = []
  /// Folders and patterns that were given and lead to the picture of no export.
  private(set) var idle: [String] = []

  private static let extensions = [".png", ".jpg", ".jpeg"]
  private static let endings = ["", "_screenshot", "-screenshot", ".screenshot"]
  private static let folders = ["", "screenshots", "../screenshots", "screenshot", "../screenshot"]
  /// Stands for the export's name without its extension in a pattern.
  private static let nameMark = "{name}"

  /// No screenshots at all.
  init() {}

  /// - Parameters:
  ///   - files: everything that is looked at.
  ///   - given: pictures, folders of pictures, or patterns for their paths from the folder of the export.
  /// - Throws: where one picture is given for several exports, or an export as its own picture.
  init(_ files: [InputFile], given: [String]) throws(UsageError) {
    let exports = files.filter { !Self.isPicture($0.path) }
    var listings = Listings()
    let numbers = Self.numbers(exports)
    for file in exports {
      if let picture = file.attachment?.screenshot {
        add(FolderListing.join(Self.folder(file.path), picture), to: file)
      } else if let picture = Self.neighbour(file, numbers, &listings) {
        add(picture, to: file)
      }
    }
    // What is given wins over what lies there, the first one over the next.
    for given in given.reversed() {
      if Self.isPattern(given) {
        var isUsed = false
        for file in exports where add(Self.path(given, of: file.path), to: file) { isUsed = true }
        if !isUsed { idle.append(given) }
      } else if (try? FileStatus.of(given, following: true)) == .folder {
        var isUsed = false
        for file in exports {
          let relative = Self.stem(file.relativePath)
          for name in [relative, Self.name(relative)] where add(FolderListing.join(given, name + ".png"), to: file) {
            isUsed = true
            break
          }
        }
        if !isUsed { idle.append(given) }
      } else if let file = exports.first, exports.count == 1 {
        if let identity = FileIdentity(path: given), identity == FileIdentity(path: file.path) {
          throw UsageError(
            "\(OptionName.screenshot.dashed) \(given) is the export itself; give the picture of its screen")
        }
        found[file.path] = given
        demanded.insert(file.path)
      } else if exports.count > 1 {
        throw UsageError(
          "\(OptionName.screenshot.dashed) \(given) is one picture for \(exports.count) exports; give a folder of pictures "
            + "or a pattern such as {name}.png")
      }
    }
    pictures = Set(found.values)
  }

  /// The screenshot of an export.
  func screenshot(of path: String) -> String? { found[path] }

  /// Whether the user named the screenshot of this export.
  func isDemanded(of path: String) -> Bool { demanded.contains(path) }

  /// Whether the file is the screenshot of an export.
  func isScreenshot(_ path: String) -> Bool { pictures.contains(path) }

  /// Whether a path stands for the screenshots of many exports.
  static func isPattern(_ path: String) -> Bool { path.contains(nameMark) }

  @discardableResult
  private mutating func add(_ picture: String, to file: InputFile) -> Bool {
    guard picture != file.path, (try? FileStatus.of(picture, following: false)) == .regular else { return false }
    found[file.path] = picture
    return true
  }

  private static func path(_ pattern: String, of export: String) -> String {
    let path = pattern.replacing(nameMark, with: name(stem(export)))
    return path.hasPrefix("/") ? path : FolderListing.join(folder(export), path)
  }

  // MARK: Neighbours

  /// The pictures in each folder that was looked into.
  private struct Listings {
    private var known: [String: [String]] = [:]

    mutating func pictures(in folder: String) -> [String] {
      if let names = known[folder] { return names }
      let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder, endingIn: extensions)) ?? []
      known[folder] = names
      return names
    }
  }

  private static func neighbour(
    _ file: InputFile, _ numbers: [String: Int], _ listings: inout Listings
  ) -> String? {
    guard file.origin != .standardInput else { return nil }
    let own = folder(file.path)
    let name = name(stem(file.path))
    let places = folders.map { beside(own, $0) }
    for place in places {
      let pictures = listings.pictures(in: place)
      if pictures.isEmpty { continue }
      for ending in endings {
        if let picture = pictures.first(where: { stem($0) == name + ending }) {
          return FolderListing.join(place, picture)
        }
      }
    }
    guard let number = number(name), numbers[own + number] == 1 else { return nil }
    for place in places {
      let pictures = listings.pictures(in: place).filter { self.number(stem($0)) == number }
      if pictures.count == 1 { return FolderListing.join(place, pictures[0]) }
    }
    return nil
  }

  /// A folder in or beside another.
  private static func beside(_ folder: String, _ relative: String) -> String {
    if relative.isEmpty { return folder }
    guard relative.hasPrefix("../") else { return FolderListing.join(folder, relative) }
    let parts = folder.split(separator: "/", omittingEmptySubsequences: true)
    // Without a folder of its own it lies in the current one, whose own name is not known.
    guard let last = parts.last, last != "..", last != "." else { return FolderListing.join(folder, relative) }
    let outer = (folder.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    return FolderListing.join(outer, String(relative.dropFirst(3)))
  }

  /// How many exports of each folder have each number.
  private static func numbers(_ exports: [InputFile]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for file in exports {
      if let number = number(name(stem(file.path))) { numbers[folder(file.path) + number, default: 0] += 1 }
    }
    return numbers
  }

  /// The last number in a name, without leading zeros.
  private static func number(_ name: String) -> String? {
    let digits = name.utf8.reversed().drop { !$0.isDigit }.prefix { $0.isDigit }.reversed()
    return digits.isEmpty ? nil : "#" + String(decoding: digits.drop { $0 == UInt8(ascii: "0") }, as: UTF8.self)
  }

  private static func isPicture(_ path: String) -> Bool {
    let path = path.lowercased()
    return extensions.contains { path.hasSuffix($0) }
  }

  /// The folder of a path with its slash; empty for the current one.
  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// A path without its extension.
  private static func stem(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), dot > (path.lastIndex(of: "/") ?? path.startIndex) else { return path }
    return String(path[..<dot])
  }
}
