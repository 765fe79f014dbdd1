import PackagePlugin

/// Generates one Swift file per target at build time: the rule pages for `Audit`, the table of checks for `Checks`,
/// the assets for `Reports`.
///
/// The folders themselves are inputs beside their files: a folder's time changes when an entry comes or goes, so a
/// new, deleted or renamed file is seen without being known here. The tool walks the folder itself.
@main
struct EmbedPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let work: (mode: String, folder: String, output: String)
    switch target.name {
    case "Audit": work = ("pages", "RulePages", "EmbeddedPages.swift")
    case "Checks": work = ("checks", "", "CheckTable.swift")
    case "Reports": work = ("assets", "Assets", "EmbeddedAssets.swift")
    default:
      Diagnostics.error("EmbedPages has nothing to generate for target \(target.name)")
      return []
    }
    let source = work.folder.isEmpty ? target.directoryURL : target.directoryURL.appending(path: work.folder)
    // `Sources/Audit/RulePages` is a symlink out of the target: what is watched must be what it points at.
    let root = source.resolvingSymlinksInPath()
    let output = context.pluginWorkDirectoryURL.appending(path: work.output)
    let inputs = try FolderWalk.entries(of: root.path)
    return [
      .buildCommand(
        displayName: "Embedding the \(work.mode) of \(target.name)",
        executable: try context.tool(named: "embed-pages").url,
        arguments: [work.mode, root.path, output.path],
        inputFiles: [root] + inputs.map { root.appending(path: $0) },
        outputFiles: [output])
    ]
  }
}
