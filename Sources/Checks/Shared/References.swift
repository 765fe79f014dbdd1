import ScreenModel
import ViewHierarchy

extension Screen {
  /// A name for a node in code to paste: its identifier in camel case, else what a variable of its role is called.
  func reference(_ node: NodeID) -> String {
    guard var identifier = tree.string(tree.identifier[node.index]), !identifier.isEmpty else { return variable(node) }
    let words: [String] = identifier.withUTF8 { bytes in
      Words(bytes).map { String(decoding: $0, as: UTF8.self).lowercased() }
    }
    guard let first = words.first, first.unicodeScalars.first?.properties.isAlphabetic == true else {
      return variable(node)
    }
    return ([first] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
  }
}
