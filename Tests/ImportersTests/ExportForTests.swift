import Importers
import Testing
import ViewHierarchy

/// Reads texts as a user's files are read.
enum ExportForTests {
  /// The only screen of a text that must be read to its end.
  static func capture(_ text: String, _ options: ImportOptions = ImportOptions()) throws -> Capture {
    let file = Export.read(Array(text.utf8), options: options)
    if let error = file.error { throw error }
    return try #require(file.captures.count == 1 ? file.captures.first : nil)
  }

  /// One line a node: kind, label, value, identifier; absent texts are left out.
  static func lines(_ tree: ViewTree) -> [String] {
    tree.nodes.map { node in
      let texts = [tree.label, tree.value, tree.identifier].map { tree.string($0[node.index]) }
      let words = zip(["label", "value", "id"], texts).compactMap { name, text in text.map { "\(name)=\($0)" } }
      return (["\(tree.kind[node.index].name)"] + words).joined(separator: " ")
    }
  }
}
