import Audit
import Gate
import Importers
import Markup
import Pixels
import ReadingOrder

/// What a reader did with an input that it must not do.
public struct BrokenPromise: Error {
  /// In a few words.
  public let what: String

  /// Does nothing where the promise was kept.
  static func check(_ isKept: Bool, _ what: String) throws(BrokenPromise) {
    if !isKept { throw BrokenPromise(what: what) }
  }
}

/// Something that takes bytes which somebody else wrote. It must come back from any of them.
public struct FuzzTarget: Sendable {
  /// Its name on the command line, and that of its folder of seeds.
  public let name: String
  /// Takes an input.
  /// - Throws: ``BrokenPromise``.
  public let run: @Sendable ([UInt8]) throws -> Void

  /// All of them: the readers of files, then one for each format of exports.
  /// - Parameter config: reads a config; it lives in the program itself.
  public static func all(config: @escaping @Sendable ([UInt8]) -> Void) -> [FuzzTarget] {
    [
      FuzzTarget(name: "xml", run: readXML),
      FuzzTarget(name: "json", run: readJSON),
      FuzzTarget(name: "config", run: config),
      FuzzTarget(name: "pages", run: readPage),
      FuzzTarget(name: "baseline") { bytes in _ = try? BaselineReader.read(bytes) },
      FuzzTarget(name: "stored-run") { bytes in _ = try? StoredRunReader.read(bytes) },
      FuzzTarget(name: "solver", run: solve),
      FuzzTarget(name: "picture", run: PictureBytes.read),
      // Any format, by its own words.
      FuzzTarget(name: "exports") { try AuditedExport.audit($0, as: nil) },
    ]
      + Export.importers.map { importer in
        FuzzTarget(name: importer.format) { try AuditedExport.audit($0, as: importer.format) }
      }
  }

  /// The target of a name.
  public static func named(_ name: String, config: @escaping @Sendable ([UInt8]) -> Void) -> FuzzTarget? {
    all(config: config).first { $0.name == name }
  }

  private static func readXML(_ bytes: [UInt8]) throws {
    var depth = 0
    let reader = XMLReader(vocabulary: XMLVocabulary(["label", "x", "node"]))
    try bytes.withUnsafeBufferPointer { buffer in
      let end = try? reader.read(
        buffer,
        open: { _ in
          depth += 1
          return .goOn
        }, close: { depth -= 1 }, text: { _ in })
      try BrokenPromise.check(
        depth >= 0 && end.map { $0 <= buffer.count && depth == 0 } ?? true, "start and end tags do not match")
    }
  }

  private static func readJSON(_ bytes: [UInt8]) {
    _ = try? JSONDocument.parse(bytes)
    _ = try? JSONDocument.parse(
      bytes, options: JSONOptions(comments: true, trailingCommas: true, duplicateKeys: .refused))
    _ = try? JSONDocument.parseRun(bytes)
    _ = try? JSONDocument.parseSequence(bytes)
  }

  /// Reads a page, compiles its expressions and runs its examples.
  private static func readPage(_ bytes: [UInt8]) {
    var book = Rulebook()
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? RulePageParser.parse(path: "fuzz/page.md", text: text)
    guard (try? book.add(path: "fuzz/page.md", text: text)) != nil, let page = book.pages.first else { return }
    let runner = ExampleRunner(book: book, checks: []) { text, format throws(ExampleError) in
      var options = ImportOptions()
      options.format = format
      return Export.read(Array(text.utf8), options: options).captures
    }
    _ = try? runner.failures(of: page)
  }

  private static func solve(_ bytes: [UInt8]) throws {
    let problem = OrderBytes.problem(bytes)
    let proposal = ReadingOrderSolver.solve(problem)
    try BrokenPromise.check(
      proposal.sequence.sorted() == Array(problem.items.indices), "the proposed order is not one of all items")
  }
}
