import Audit
import Importers
import ViewHierarchy

/// `keys`: the screen keys of each file, and why.
enum KeysCommand {
  /// Writes one line a screen: path, key and reason, parted by tabs. A file that cannot be read as an export has the
  /// one key that its name gives.
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    var code = ExitCode.passed
    var keys = ScreenKeyCounter()
    let naming = ScreenNaming((try ConfigSearch.config(command) ?? Config()).names)
    for entry in try AuditCommand.told(command).entries {
      switch entry {
      case .file(let file):
        let name = naming.name(file)
        for (key, exported) in screens(file) {
          let unique = keys.unique(key ?? name.key, name.variant, exported: exported).key
          let columns = [file.path, unique, key == nil ? name.reason : "the export names the screen"]
          console.write(columns.map(PrintableText.escaped).joined(separator: "\t") + "\n")
        }
      case .problem(let problem):
        console.failure("\(problem.path): \(problem.message)")
        code = code.combined(with: .unreadable)
      }
    }
    return code
  }

  /// What the export says of each of its screens: a key, and how the capture differs.
  private static func screens(_ file: InputFile) -> [(key: String?, variant: Variant)] {
    let captures = ImportedInput(file, options: ImportOptions(), limit: FileReader.defaultLimit).file.captures
    let screens = captures.filter { $0.tree.count > 0 }.map { ($0.header.key, Variant($0.header)) }
    return screens.isEmpty ? [(nil, Variant())] : screens
  }
}
