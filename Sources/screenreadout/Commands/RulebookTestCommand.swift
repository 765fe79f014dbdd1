import Audit
import Checks
import Importers
import ViewHierarchy

/// `rulebook test`: runs the examples of the pages of a folder, as they stand and under every transform.
enum RulebookTestCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let folder = command.arguments.first ?? "."
    var book = try Rulebooks.embedded()
    let paths = try Rulebooks.pages(in: folder)
    guard !paths.isEmpty else { throw UsageError("\(folder): the folder holds no rule page") }
    var failures = 0
    var examples = 0
    do {
      for (path, text) in paths { try book.revise(path: path, text: text) }
      let runner = ExampleRunner(book: book, checks: allChecks, read: read)
      let tested = Set(paths.map(\.path))
      for page in book.pages where tested.contains(page.path) {
        examples += page.examples.count
        for failure in try runner.failures(of: page) {
          console.write(PrintableText.escaped("\(failure)") + "\n")
          failures += 1
        }
      }
    } catch {
      throw UsageError("\(error)")
    }
    let count = examples == 1 ? "1 example" : "\(examples) examples"
    console.write(failures == 0 ? "\(count), all as marked\n" : "\(count), \(failures) not as marked\n")
    return failures == 0 ? .passed : .failed
  }

  /// Reads an example as the format that its fence names.
  private static func read(_ text: String, _ format: String) throws(ExampleError) -> [Capture] {
    guard Export.importer(named: format) != nil else {
      let known = Export.importers.map { $0.format }.joined(separator: ", ")
      throw ExampleError("no format is called \(format); known are \(known)", line: 0)
    }
    var options = ImportOptions()
    options.format = format
    let file = Export.read(Array(text.utf8), options: options)
    if let error = file.error { throw ExampleError(error.message, line: error.line) }
    return file.captures
  }
}
