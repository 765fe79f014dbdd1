/// What to generate.
enum EmbeddingMode: String {
  case pages, checks, assets

  /// Files of the rule folder that are read by people and are no rule pages.
  private static let readings: Set = ["README.md", "GUIDES.md"]

  /// The generated source for a folder.
  func generate(from folder: String) throws -> String {
    let files = try FolderWalk.entries(of: folder).filter { !FolderWalk.isFolder(folder + "/" + $0) }
    switch self {
    case .pages:
      return try EmbeddedTexts(
        type: "EmbeddedPages", summary: "The rule pages, sorted by their path below `Rules`.", key: "path",
        folder: folder, files: files.filter { $0.hasSuffix(".md") && !Self.readings.contains($0) }
      ).source
    case .assets:
      return try EmbeddedTexts(
        type: "EmbeddedAssets", summary: "The files of `Sources/Reports/Assets`, sorted by their path below it.",
        key: "name", folder: folder, files: files
      ).source
    case .checks:
      return CheckTable(files: files).source
    }
  }
}
