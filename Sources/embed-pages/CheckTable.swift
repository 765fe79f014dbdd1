/// The generated table of all checks: one type per file, named like the file.
struct CheckTable {
  /// Paths below `Sources/Checks`.
  let files: [String]

  /// What several checks use lies here and declares no check.
  private static let sharedFolder = "Shared/"

  var source: String {
    let types = files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(Self.sharedFolder) }
      .map { path in
        let name = path.split(separator: "/").last ?? ""
        return String(name.dropLast(".swift".count))
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var text = "// Written by embed-pages at build time.\n\nimport Audit\n\n"
    text += "/// Every check there is, sorted by type name.\n"
    text += "public let allChecks: [any Check.Type] = ["
    for type in types { text += "\n  \(type).self," }
    return text + (types.isEmpty ? "]\n" : "\n]\n")
  }
}
