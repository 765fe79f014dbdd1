import Audit

/// The rule pages of a run: those of the program and those of the folders that `--rulebook` names.
enum Rulebooks {
  static func load(_ command: ParsedCommand) throws(UsageError) -> Rulebook {
    var book: Rulebook
    do {
      book = try Rulebook.embedded()
    } catch {
      throw UsageError("a page of the program is faulty: \(error.page):\(error.line): \(error.message)")
    }
    for folder in command.texts(.rulebook) { try add(folder, to: &book) }
    return book
  }

  private static func add(_ folder: String, to book: inout Rulebook) throws(UsageError) {
    for item in FolderWalk.items(in: folder) {
      switch item {
      case .problem(let path, let message): throw UsageError("\(path): \(message)")
      case .file(let path, _) where path.hasSuffix(".md") && !path.hasSuffix("README.md"):
        do {
          let bytes = try FileReader.read(path, limit: FileReader.defaultLimit)
          try book.add(path: path, text: String(decoding: bytes, as: UTF8.self))
        } catch let error as PageError {
          throw UsageError("\(error.page):\(error.line): \(error.message)")
        } catch let error as ReadError {
          throw UsageError("\(path): \(error.message)")
        } catch {
          throw UsageError("\(path) cannot be read")
        }
      case .file: continue
      }
    }
  }
}
