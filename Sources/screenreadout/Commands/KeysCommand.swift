import Audit
import Importers
import ViewHierarchy

/// `keys`: the screen keys of each file as an audit gives them, and why.
enum KeysCommand {
  /// Writes one line a screen: path, key and reason, parted by tabs. A file that cannot be read as an export, or that
  /// an audit passes over since it holds the same as another one, has the one key that its name gives.
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    var code = ExitCode.passed
    let inputs = try AuditCommand.told(command)
    let lines = lines(inputs, ScreenNaming((try ConfigSearch.config(command) ?? Config()).names))
    for entry in inputs.entries {
      switch entry {
      case .file(let file):
        for columns in lines[file.path] ?? [] {
          console.write(columns.map(PrintableText.escaped).joined(separator: "\t") + "\n")
        }
      case .problem(let problem):
        console.failure("\(problem.path): \(problem.message)")
        code = code.combined(with: .unreadable)
      }
    }
    return code
  }

  /// The lines of each path, numbered in the order in which an audit takes the files.
  private static func lines(_ inputs: ExpandedInputs, _ naming: ScreenNaming) -> [String: [[String]]] {
    var inputs = inputs
    inputs.sortByPath()
    var keys = ScreenKeyCounter()
    var repeats = RepeatedCaptures()
    var lines: [String: [[String]]] = [:]
    for case .file(let file) in inputs.entries {
      let name = naming.name(file)
      let input = ImportedInput(file, options: ImportOptions(), limit: FileReader.defaultLimit)
      let digest = input.file.captures.isEmpty ? "" : input.digest?.text ?? ""
      let named = name.variant.added(to: name.key)
      if let repeated = repeats.add(digest, named: named), repeated.isSameKey {
        lines[file.path, default: []].append([file.path, named, repeated.message])
        continue
      }
      for (key, exported) in screens(input) {
        let unique = keys.unique(key ?? name.key, name.variant, exported: exported).key
        let reason = key == nil ? name.reason : "the export names the screen"
        lines[file.path, default: []].append([file.path, unique, reason])
      }
    }
    return lines
  }

  /// What the export says of each of its screens: a key, and how the capture differs.
  private static func screens(_ input: ImportedInput) -> [(key: String?, variant: Variant)] {
    let screens = input.file.captures.filter { $0.tree.count > 0 }.map { ($0.header.key, Variant($0.header)) }
    return screens.isEmpty ? [(nil, Variant())] : screens
  }
}
