import Audit
import Importers
import ViewHierarchy

/// `keys`: the screen keys of each file as an audit gives them, and why.
enum KeysCommand {
  /// What a file has: lines of path, key and reason, and why it could not be read.
  private struct Told {
    var lines: [[String]] = []
    var problem: String?
  }

  /// Writes one line a screen: path, key and reason, parted by tabs. A file that an audit passes over, since it is no
  /// export of a folder or holds the same as another one, has a line without a key of its own; one that an audit cannot
  /// read is told as a failure.
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    var code = ExitCode.passed
    let inputs = try AuditCommand.told(command)
    let told = try told(inputs, ScreenNaming((try ConfigSearch.config(command) ?? Config()).names))
    for entry in inputs.entries {
      switch entry {
      case .file(let file):
        for columns in told[file.path]?.lines ?? [] {
          console.write(columns.map(PrintableText.escaped).joined(separator: "\t") + "\n")
        }
        guard let problem = told[file.path]?.problem else { continue }
        console.failure(problem)
      case .problem(let problem):
        console.failure("\(problem.path): \(problem.message)")
      }
      code = code.combined(with: .unreadable)
    }
    return code
  }

  /// What each path has, numbered in the order in which an audit takes the files.
  private static func told(_ inputs: ExpandedInputs, _ naming: ScreenNaming) throws(UsageError) -> [String: Told] {
    var inputs = inputs
    inputs.sortByPath()
    var keys = ScreenKeyCounter()
    var repeats = RepeatedCaptures()
    var told: [String: Told] = [:]
    let options = ImportOptions().knowingApps(of: inputs.files)
    let pictures = try ScreenshotFinder(inputs.files, given: [])
    for file in inputs.files {
      let name = naming.name(file)
      let input = ImportedInput(file, options: options, limit: FileReader.defaultLimit)
      let captures = input.file.captures.filter { $0.tree.count > 0 }
      let error = input.file.error ?? input.file.captures.first { $0.tree.count == 0 }.map { .nothingExamined($0) }
      if let error {
        let mustBeRead = file.mustBeRead && !pictures.isScreenshot(file.path)
        guard !error.isOfNoExport || mustBeRead || !captures.isEmpty else {
          told[file.path, default: Told()].lines.append([file.path, "", "no export: an audit passes it over"])
          continue
        }
        let place = error.line > 0 ? "\(file.path):\(error.line):\(error.column)" : file.path
        told[file.path, default: Told()].problem = "\(place): \(error.message)"
      }
      let digest = captures.isEmpty ? "" : input.digest?.text ?? ""
      let named = name.variant.added(to: name.key)
      let repeated = repeats.add(digest, named: named)
      if let repeated, repeated.isSameKey {
        told[file.path, default: Told()].lines.append([file.path, repeated.key, repeated.message])
        continue
      }
      let screens = captures.map { capture in
        let key = capture.header.key
        let unique = keys.unique(key ?? name.key, name.variant, exported: Variant(capture.header)).key
        return [file.path, unique, key == nil ? name.reason : "the export names the screen"]
      }
      if repeated == nil { repeats.tell(digest, as: screens.first?[1]) }
      told[file.path, default: Told()].lines += screens
    }
    return told
  }
}
