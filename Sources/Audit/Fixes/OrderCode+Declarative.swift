import ScreenModel
import ViewHierarchy

/// Frameworks that order by numbers or names in the markup.
extension OrderCode {
  var swiftUI: String {
    let contain = ".accessibilityElement(children: .contain)"
    if !edit.grouped.isEmpty { return edit.grouped.map { "\(mark($0)) \(contain)" }.joined(separator: "\n") }
    // A merged pair is one element and has one number.
    let swallowed = Set(edit.pairs.map { $0[1] })
    var lines = ["/* \(container) */ \(contain)"]
    for pair in edit.pairs {
      lines.append(
        "/* HStack of \(name(pair[0])) and \(name(pair[1])) */ .accessibilityElement(children: .combine)")
    }
    // The highest number is read first.
    for (node, place) in places where !swallowed.contains(node) {
      let priority = places.first?.place == 0 ? edit.elements.count - place : -place
      lines.append("\(mark(node)) .accessibilitySortPriority(\(priority))")
    }
    return lines.joined(separator: "\n")
  }

  var compose: String {
    let group = "Modifier.semantics { isTraversalGroup = true }"
    // Compose reads a group in one go, as VoiceOver does.
    var lines = ["/* \(container) */ \(group)"]
    lines += edit.elements.filter { !screen.stops.isStop[$0.index] }.map { "\(mark($0)) \(group)" }
    for (node, place) in places {
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
      "\(mark(node)) Semantics(sortKey: const OrdinalSortKey(\(place)), child: …)"
    }.joined(separator: "\n")
  }

  private func mark(_ node: NodeID) -> String {
    isNameless(node) ? "/* \(name(node)): \(remark(node)) */" : "/* \(name(node)) */"
  }
}
