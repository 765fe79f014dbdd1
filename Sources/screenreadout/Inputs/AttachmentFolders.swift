import Importers

/// The manifests of folders with exported test attachments, each read once.
struct AttachmentFolders {
  private static let name = "manifest.json"

  /// By folder; nil where there is no manifest.
  private var manifests: [String: AttachmentManifest?] = [:]

  /// What the manifest beside a file says of it.
  mutating func entry(of path: String) -> AttachmentManifest.Entry? {
    let (folder, name) = Self.split(path)
    return manifest(in: folder)?[name]
  }

  /// Whether the file is such a manifest, which tells of captures and is none.
  mutating func isManifest(_ path: String) -> Bool {
    let (folder, name) = Self.split(path)
    return name == Self.name && manifest(in: folder) != nil
  }

  private mutating func manifest(in folder: String) -> AttachmentManifest? {
    if let known = manifests[folder] { return known }
    let path = FolderListing.join(folder, Self.name)
    var manifest: AttachmentManifest?
    if (try? FileStatus.of(path, following: false)) == .regular,
      let bytes = try? FileReader.read(path, limit: FileReader.defaultLimit)
    {
      manifest = AttachmentManifest(bytes)
    }
    manifests[folder] = .some(manifest)
    return manifest
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}
