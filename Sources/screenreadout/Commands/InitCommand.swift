import Importers

/// `init`: looks at the folder and writes a config that says what it found, with a comment on each line.
enum InitCommand {
  /// More files than this are not looked at.
  private static let mostFiles = 2_000
  /// Larger files are not looked at, in bytes.
  private static let largest = 8 << 20

  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let path = ConfigSearch.fileName
    let service = command.text(.ci)
    if FileStatus.exists(path) {
      if let service {
        console.note("\(path) exists and is left as it is")
        console.write(InitLines.text(for: service))
        return .passed
      }
      throw UsageError("\(path) exists; `screenreadout config print --origin` shows what is in force")
    }
    let found = exports()
    do throws(WriteError) {
      let file = try AtomicFile(path, inputs: [])
      try file.append(Array(text(found).utf8))
      try file.commit()
    } catch {
      console.failure(error.message)
      return .fault
    }
    if found.isEmpty {
      console.note("no export was found here; `screenreadout formats` tells how to capture one")
    } else {
      for (pattern, formats) in found { console.note("found \(formats.joined(separator: ", ")) in \(pattern)") }
    }
    console.write("\(path) is written; next: screenreadout baseline create\n")
    if let service { console.write("\n" + (InitLines.text(for: service))) }
    return .passed
  }

  /// Patterns of folders with exports, and the formats in each, sorted.
  private static func exports() -> [(pattern: String, formats: [String])] {
    var formats: [String: Set<String>] = [:]
    for item in FolderWalk.items(in: ".").prefix(mostFiles) {
      guard case .file(let path, _) = item, let bytes = try? FileReader.read(path, limit: largest),
        !OwnFile.isOurs(bytes)
      else { continue }
      let file = Export.read(bytes, options: ImportOptions())
      guard let format = file.format, !file.captures.isEmpty else { continue }
      let folder = path.split(separator: "/").dropLast().first.map(String.init)
      let ending = path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? ""
      let names = ending.isEmpty || ending.contains("/") ? "*" : "*.\(ending)"
      formats[folder.map { "\($0)/**/\(names)" } ?? names, default: []].insert(format)
    }
    return formats.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  private static func text(_ found: [(pattern: String, formats: [String])]) -> String {
    let include =
      found.isEmpty
      ? "  // no export was found here; name the files or folders that your tests write\n  // \"include\": [\"build/screens/**/*.xml\"],\n"
      : "  // what is audited when no path is given\n  \"include\": [\n"
        + found.map { "    \"\($0.pattern)\", // \($0.formats.joined(separator: ", "))\n" }.joined() + "  ],\n"
    return """
      {
        // screenreadout: `screenreadout schema config` describes every key, `config check` tells what is wrong
        "version": 1,
      \(include)
        // essential, recommended or all
        "preset": "recommended",

        // severities and numbers of rules: error, warning, note, off
        "rules": {
          // "touch-target-recommended": "note",
          // "touch-target-minimum": {"severity": "error", "params": {"minSize": 24}},
        },

        // other settings for some screens
        "overrides": [
          // {"screens": ["Debug*"], "rules": {"*": "note"}},
        ],

        // findings that are known and wanted; a reason is mandatory, the last day is not
        "suppressions": [
          // {"rule": "touch-target-minimum", "screen": "Checkout", "element": "#legal", "reason": "redesign, ticket 123", "expires": "2027-06-30"},
        ],

        "gate": {
          // the lowest severity that fails
          "failOn": "error",
          // after `screenreadout baseline create`: only new findings fail
          // "baseline": ".screenreadout-baseline.json",
          // the most there may be of each thing
          // "budgets": {"warnings": 40},
        },

        "reports": [
          // {"format": "json", "path": "build/accessibility.json"},
        ],
      }

      """
  }
}
