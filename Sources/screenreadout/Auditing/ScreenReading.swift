import Gate
import Importers
import ScreenModel
import ViewHierarchy

/// Reads the inputs of a command, several at once, and hands over what is made of each screen, in the order of the
/// inputs; tells what could not be read.
struct ScreenReading {
  let inputs: ExpandedInputs
  let command: ParsedCommand
  let console: Console
  /// What the screens are taken for; nil for what each is.
  var platform: Platform?

  /// Captures with the same bytes whose files have one name are one.
  private struct Seen: Hashable {
    let digest: Fingerprint
    let name: String
  }

  /// Reads all inputs.
  func run<Made: Sendable>(
    make: @escaping @Sendable (Screen) -> Made, take: (_ made: Made, _ key: String) -> Void
  ) -> ExitCode {
    var code = failedInputs()
    var keys = ScreenKeyCounter()
    // With the key of the first screen.
    var known: [Seen: String] = [:]
    var fruitful: Set<Int> = []
    let files = inputs.files
    let options = AuditSettings.importing(command).knowingApps(of: files)
    let maxSize = command.number(.maxSize) ?? FileReader.defaultLimit
    let platform = platform
    ParallelMap.inOrder(files.count, jobs: command.number(.jobs) ?? ParallelMap.defaultJobs) {
      ScreenFile(files[$0], options, maxSize: maxSize, platform: platform, make: make)
    } consume: { index, read in
      let file = files[index]
      if let error = read.error {
        if error.isOfNoExport, !file.mustBeRead, read.screens.isEmpty { return true }
        let place = error.line > 0 ? "\(file.path):\(error.line):\(error.column)" : file.path
        console.failure("\(place): \(error.message)")
        code = code.combined(with: .unreadable)
      }
      fruitful.formUnion(file.arguments)
      for warning in read.warnings { console.note("\(file.path): \(warning)") }
      let base = command.text(.screen) ?? file.screenKey.key
      let seen = read.digest.map { Seen(digest: $0, name: base) }
      if let seen, let key = known[seen] {
        console.note("\(file.path): the same capture was read before under the key \(key)")
        return true
      }
      for (key, made) in read.screens {
        let unique = keys.unique(key ?? base)
        if let seen { known[seen] = known[seen] ?? unique }
        take(made, unique)
      }
      return true
    }
    return code.combined(with: emptyFolders(fruitful))
  }

  private func failedInputs() -> ExitCode {
    var code = ExitCode.passed
    for entry in inputs.entries {
      guard case .problem(let problem) = entry else { continue }
      console.failure("\(problem.path): \(problem.message)")
      code = code.combined(with: .unreadable)
    }
    return code
  }

  private func emptyFolders(_ fruitful: Set<Int>) -> ExitCode {
    var code = ExitCode.passed
    for folder in inputs.folders where !fruitful.contains(folder) {
      // An empty folder is told already.
      guard inputs.files.contains(where: { $0.arguments.contains(folder) }) else { continue }
      console.failure(
        "\(inputs.arguments[folder]): no file in this folder is an export; `screenreadout formats` lists what can be read"
      )
      code = code.combined(with: .unreadable)
    }
    return code
  }
}
