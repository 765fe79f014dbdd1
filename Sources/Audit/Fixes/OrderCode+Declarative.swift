import ScreenModel
import ViewHierarchy

/// Frameworks that order by numbers or names in the markup.
extension OrderCode {
  var swiftUI: String {
    let contain = ".accessibilityElement(children: .contain)"
    if !edit.grouped.isEmpty { return edit.grouped.map { "\(mark($0)) \(contain)" }.joined(separator: "\n") }
    // A merged pair is one element, which its label stands for.
    let swallowed = Set(edit.pairs.map { $0[1] })
    let numbered = places(of: edit.elements.filter { !swallowed.contains($0) })
    var marks: [NodeID: String] = [:]
    var lines = numbered.isEmpty ? [] : ["/* \(container) */ \(contain)"]
    lines += groups(numbered: numbered).map { "\(mark($0)) \(contain)" }
    for pair in edit.pairs {
      let row = "/* HStack of \(name(pair[0])) and \(name(pair[1])) */"
      marks[pair[0]] = row
      lines.append("\(row) .accessibilityElement(children: .combine)")
    }
    // The highest number is read first.
    for (node, place) in numbered { lines.append("\(marks[node] ?? mark(node)) .accessibilitySortPriority(\(-place))") }
    return lines.joined(separator: "\n")
  }

  var compose: String {
    let group = "Modifier.semantics { isTraversalGroup = true }"
    let numbered = places(of: edit.elements)
    var lines = numbered.isEmpty ? [] : ["/* \(container) */ \(group)"]
    lines += groups(numbered: numbered).map { "\(mark($0)) \(group)" }
    for (node, place) in numbered {
      lines.append("\(mark(node)) Modifier.semantics { traversalIndex = \(place)f }")
    }
    return lines.joined(separator: "\n")
  }

  /// The order is that of the `nativeID`s of the children (facebook/react-native, pull request 51940).
  var reactNative: String {
    let ids = edit.elements.map { "'\(name($0))'" }.joined(separator: ", ")
    let remarks = edit.elements.filter(isNameless).map { "{/* nativeID=\"\(name($0))\": \(remark($0)) */}" }
    return (["<View experimental_accessibilityOrder={[\(ids)]}>"] + remarks).joined(separator: "\n")
  }

  var flutter: String {
    edit.elements.enumerated().map { place, node in
      // A sort key counts only on a node of its own.
      let kind = screen.stops.isStop[node.index] ? "" : "container: true, "
      return "\(mark(node)) Semantics(\(kind)sortKey: const OrdinalSortKey(\(place)), child: …)"
    }.joined(separator: "\n")
  }

  private func mark(_ node: NodeID) -> String {
    isNameless(node) ? "/* \(name(node)): \(remark(node)) */" : "/* \(name(node)) */"
  }
}
