import Importers
import ScreenModel
import TestSupport
import Testing

/// Real exports beside the repository, where there are any: each is read or refused by name.
struct AndroidCorpusTests {
  private static let folders = ["uiautomator-xml", "appium-android-xml", "detox-xml"]

  static let files: [String] = ["../shared/corpus", "../../shared/corpus"].flatMap { root in
    folders.flatMap { folder in RepositoryFiles.files(below: "\(root)/\(folder)").map { "\(root)/\(folder)/\($0)" } }
  }

  @Test("Every real export is read or refused by name", .enabled(if: !files.isEmpty), arguments: files)
  func readOrRefused(path: String) throws {
    let bytes = try #require(RepositoryFiles.bytes(of: path))
    let file = Export.read(bytes)
    if let error = file.error {
      #expect(error.kind == .notExamined, "\(error.message)")
    } else {
      #expect(file.format.map(path.contains) == true)
      let screens = file.captures.map(Screen.init)
      #expect(screens.contains { !$0.stops.nodes.isEmpty })
      for screen in screens { #expect(Set(screen.order.sequence) == Set(screen.stops.nodes)) }
    }
  }
}
