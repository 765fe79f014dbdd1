import Importers
import TestSupport
import Testing

/// Real exports beside the repository (`../shared/corpus`); nothing is tested where they are absent.
@Suite("The corpus")
struct CorpusTests {
  private static let folders = [
    "idb-axe-json", "wda-json", "maestro-json", "xcui-debugdescription", "accessibilitysnapshot-json",
    "a11yuitests-json", "trailblaze-json", "negative",
  ]
  private static let corpus = "../shared/corpus"

  static let files = folders.flatMap { folder in
    RepositoryFiles.files(below: "\(corpus)/\(folder)").map { "\(corpus)/\(folder)/\($0)" }
  }

  @Test("Every file is read, or refused with what it is", arguments: files)
  func areReadOrRefused(path: String) throws {
    let bytes = try #require(RepositoryFiles.text(of: path).map { Array($0.utf8) })
    let file = Export.read(bytes)
    if let error = file.error {
      #expect(error.kind == .unreadable, "\(error.message)")
      #expect(error.line > 0)
    } else {
      #expect(!file.captures.isEmpty)
      for capture in file.captures { #expect(capture.tree.count > 0) }
    }
  }
}
