import Audit
import Checks
import Importers
import Testing
import ViewHierarchy

/// Every example of every page that ships, as it stands and under each transform.
@Suite struct ExampleTests {
  /// An example with its page.
  struct Item: CustomTestStringConvertible, Sendable {
    let page: RulePage
    let example: RuleExample
    var testDescription: String { "\(page.id) \(example.name)" }

    static func all() throws -> [Item] {
      try Rulebook.embedded().pages.flatMap { page in page.examples.map { Item(page: page, example: $0) } }
    }
  }

  @Test("an example comes out as its page says, under every transform too", arguments: try Item.all())
  func run(_ item: Item) throws {
    for failure in try ExampleRunner.embedded().failures(in: item.example, of: item.page) {
      Issue.record("Rules/\(failure)")
    }
  }

  @Test("no page opts out of a transform that its examples pass")
  func optOuts() throws {
    for page in try Rulebook.embedded().pages where !page.optOuts.isEmpty {
      #expect(try ExampleRunner.embedded().failures(of: page) == [])
    }
  }
}

extension ExampleRunner {
  /// A runner for the pages that ship.
  static func embedded() throws -> ExampleRunner { .reading(try Rulebook.embedded()) }

  /// A runner for the pages of a book.
  static func reading(_ book: Rulebook) -> ExampleRunner {
    ExampleRunner(book: book, checks: allChecks) { text, format throws(ExampleError) in
      var options = ImportOptions()
      options.format = format
      guard Export.importer(named: format) != nil else { throw ExampleError("no format is called \(format)", line: 0) }
      let file = Export.read(Array(text.utf8), options: options)
      if let error = file.error { throw ExampleError(error.message, line: error.line) }
      return file.captures
    }
  }
}
