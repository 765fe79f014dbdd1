import Audit

/// The rule pages of a run: those of the program and those of the folders that `--rulebook` names.
enum Rulebooks {
  /// The pages that a command works with.
  static func load(_ command: ParsedCommand) throws(UsageError) -> Rulebook {
    var book = try embedded()
    for folder in command.texts(.rulebook) {
      let pages = try pages(in: folder)
      if pages.isEmpty { throw empty(folder) }
      for (path, text) in pages {
        do {
          try book.add(path: path, text: text)
        } catch {
          throw UsageError("\(error)")
        }
      }
    }
    return book
  }

  /// A folder from which no rule comes: whoever names it counts on its rules.
  static func empty(_ folder: String) -> UsageError {
    UsageError("\(folder): no rule page is in it; `screenreadout rulebook new` writes one")
  }

  /// The pages of the program.
  static func embedded() throws(UsageError) -> Rulebook {
    do {
      return try Rulebook.embedded()
    } catch {
      throw UsageError("a page of the program is faulty: \(error)")
    }
  }

  /// Path and text of every page below a folder; other Markdown files there are for people.
  static func pages(in folder: String) throws(UsageError) -> [(path: String, text: String)] {
    var pages: [(path: String, text: String)] = []
    for item in FolderWalk.items(in: folder) {
      switch item {
      case .problem(let path, let message): throw UsageError("\(path): \(message)")
      case .file(let path, let relative) where path.hasSuffix(".md") && !readings.contains(relative):
        do {
          let bytes = try FileReader.read(path, limit: FileReader.defaultLimit)
          pages.append((path, String(decoding: bytes, as: UTF8.self)))
        } catch {
          throw UsageError("\(path): \(error.message)")
        }
      case .file: continue
      }
    }
    return pages
  }

  /// Files of a rule folder that are no pages.
  private static let readings: Set = ["README.md", "GUIDES.md"]
}
