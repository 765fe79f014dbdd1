import Importers
import Markup
import ScreenModel
import TestSupport
import Testing
import ViewHierarchy

/// Exports of AccessibilitySnapshot, the open implementation of VoiceOver's order and speech, carry what it found:
/// `traversalIndex` and `description`. They lie beside the repository, and are compared where they are there.
@Suite struct ReferenceTests {
  private static let folder = "../shared/corpus/accessibilitysnapshot-json"
  private static let files = ["01-sample-hierarchy.json", "02-sample-minified.json"]
  private static let format = "accessibility-snapshot-json"

  /// Where the content of a file was written by hand, its descriptions do not follow from the labels beside them; ours
  /// do.
  private static let known = [
    // The value is "4 of 5 stars", and a value follows its label behind a colon.
    "Harbour Cafe, rated 4 stars. Button.": "Harbour Cafe: 4 of 5 stars. Button.",
    // A selected stop begins with "Selected: ", and the file holds only one of the two tabs.
    "Selected. Home. Tab. 1 of 2.": "Selected: Home. Tab. 1 of 1.",
  ]

  private static var isThere: Bool {
    Export.importer(named: format) != nil && files.allSatisfy { RepositoryFiles.bytes(of: "\(folder)/\($0)") != nil }
  }

  @Test("order and speech are those of the reference", .enabled(if: isThere), arguments: files)
  func agrees(file: String) throws {
    let bytes = try #require(RepositoryFiles.bytes(of: "\(Self.folder)/\(file)"))
    let expected = try Self.descriptions(JSONDocument.parse(bytes).root)
    let screen = Screen(try #require(Export.read(bytes).captures.first))
    #expect(screen.order.isStated)
    #expect(screen.order.sequence.map(screen.spoken) == expected.map { Self.known[$0] ?? $0 })
  }

  /// The descriptions of all elements by their place in the order.
  private static func descriptions(_ root: JSONValue) -> [String] {
    var found: [(index: Double, text: String)] = []
    var pending = Array(root.elements)
    while let item = pending.popLast() {
      if let element = item["element"], let index = element["traversalIndex"]?.number,
        let text = element["_0"]?["description"]?.string
      {
        found.append((index, text))
      }
      if let container = item["container"] { pending += (container["children"] ?? container).elements }
    }
    return found.sorted { $0.index < $1.index }.map(\.text)
  }
}
