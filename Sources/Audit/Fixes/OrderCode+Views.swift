import ScreenModel
import ViewHierarchy

/// Android views: each view that moves names the view that it follows; the first names the one that it precedes.
extension OrderCode {
  var viewsKotlin: String {
    links.map { link in
      "\(name(link.node)).accessibilityTraversal\(link.word) = R.id.\(kotlin(identifier(link.other)))"
        + remarks(link, "//", "")
    }.joined(separator: "\n")
  }

  var viewsXML: String {
    links.map { link in
      "<!-- \(xmlRemark(link.node)) --> android:accessibilityTraversal\(link.word)=\"@id/\(identifier(link.other))\""
    }.joined(separator: "\n")
  }

  private typealias Link = (node: NodeID, word: String, other: NodeID)

  private var links: [Link] {
    let moved = Set(edit.moved)
    return edit.elements.indices.compactMap { index in
      let node = edit.elements[index]
      guard moved.contains(node) else { return nil }
      if index > 0 { return (node, "After", edit.elements[index - 1]) }
      return edit.elements.count > 1 ? (node, "Before", edit.elements[1]) : nil
    }
  }

  private func remarks(_ link: Link, _ open: String, _ close: String) -> String {
    let nodes = [link.node, link.other].filter { isNameless($0) || sharesIdentifier($0) }
    if nodes.isEmpty { return "" }
    return "  \(open) " + nodes.map(telling).joined(separator: "; ") + close
  }

  private func xmlRemark(_ node: NodeID) -> String {
    let text = isNameless(node) || sharesIdentifier(node) ? telling(node) : name(node)
    // Two hyphens end a comment of XML early.
    return text.split(separator: "-", omittingEmptySubsequences: false).joined(separator: "‐")
  }

  /// Which view a name is for where it is not its own.
  private func telling(_ node: NodeID) -> String {
    let own = sharesIdentifier(node) ? ", to be given an id of its own" : ""
    return "\(name(node)): \(remark(node))\(own)"
  }

  /// Whether another view of the same container comes first with its id: one id cannot tell them apart.
  private func sharesIdentifier(_ node: NodeID) -> Bool {
    guard let stated = screen.tree.string(screen.tree.identifier[node.index]), !stated.isEmpty else { return false }
    let first = edit.elements.first { screen.tree.string(screen.tree.identifier[$0.index]) == stated }
    return first != nil && first != node
  }

  /// Words that Kotlin lets no name be without quotes (kotlinlang.org, Keywords and operators, hard keywords).
  private static let hardKeywords: Set = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while",
  ]

  private func kotlin(_ name: String) -> String { Self.hardKeywords.contains(name) ? "`\(name)`" : name }

  /// The name of a resource: as the export has it where that is one, else made of the name in code.
  private func identifier(_ node: NodeID) -> String {
    guard let stated = screen.tree.string(screen.tree.identifier[node.index]), !stated.isEmpty, !sharesIdentifier(node)
    else { return name(node) }
    let isResource = stated.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic) || ("0"..."9").contains(scalar)
    }
    return isResource && !("0"..."9").contains(stated.unicodeScalars.first ?? "0") ? stated : name(node)
  }
}
