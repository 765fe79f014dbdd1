import ScreenModel
import ViewHierarchy

extension OrderCode {
  /// Lines of code longer than this are broken, in characters.
  private static let width = 100

  var uikitSwift: String {
    if !edit.grouped.isEmpty {
      return edit.grouped.map { "\(name($0)).shouldGroupAccessibilityChildren = true" }.joined(separator: "\n")
    }
    var lines: [String] = []
    for (first, second, merged) in merges {
      lines.append("let \(merged) = UIAccessibilityElement(accessibilityContainer: \(container))")
      lines.append(
        "\(merged).accessibilityLabel = [\(first), \(second)].compactMap(\\.accessibilityLabel).joined(separator: \", \")"
      )
      lines.append(
        "\(merged).accessibilityFrameInContainerSpace = \(container).convert(\(first).bounds, from: \(first))")
      lines.append("  .union(\(container).convert(\(second).bounds, from: \(second)))")
    }
    lines.append("\(container).accessibilityElements = \(list("[", "]"))")
    return lines.joined(separator: "\n")
  }

  var uikitObjC: String {
    if !edit.grouped.isEmpty {
      return edit.grouped.map { "\(name($0)).shouldGroupAccessibilityChildren = YES;" }.joined(separator: "\n")
    }
    var lines: [String] = []
    for (first, second, merged) in merges {
      lines.append("UIAccessibilityElement *\(merged) =")
      lines.append("  [[UIAccessibilityElement alloc] initWithAccessibilityContainer:\(container)];")
      lines.append(
        "\(merged).accessibilityLabel = [@[\(first).accessibilityLabel, \(second).accessibilityLabel]")
      lines.append("  componentsJoinedByString:@\", \"];")
      lines.append("\(merged).accessibilityFrameInContainerSpace = CGRectUnion(")
      lines.append("  [\(container) convertRect:\(first).bounds fromView:\(first)],")
      lines.append("  [\(container) convertRect:\(second).bounds fromView:\(second)]);")
    }
    lines.append("\(container).accessibilityElements = \(list("@[", "]"));")
    return lines.joined(separator: "\n")
  }

  /// A card that holds nothing to operate as one element, which says its texts as a sentence (Material Cards guide).
  var oneElement: FixCode? {
    guard screen.roles.role[edit.container.index] == .card, edit.grouped.isEmpty,
      !edit.elements.contains(where: { screen.isInteractive($0) || !screen.stops.isStop[$0.index] })
    else { return nil }
    let sentence = edit.elements.map(screen.name).filter { !$0.isEmpty }.joined(separator: ", ")
    var lines = [
      "// or the card as one element:", "\(container).isAccessibilityElement = true",
      "\(container).accessibilityLabel = \(CodeText.swift(sentence))",
    ]
    if screen.isInteractive(edit.container) { lines.append("\(container).accessibilityTraits.insert(.button)") }
    return FixCode(.uikit, .swift, lines.joined(separator: "\n"))
  }

  /// Labels with their values, which become one element each.
  private var merges: [(first: String, second: String, merged: String)] {
    edit.pairs.map { pair in
      let first = name(pair[0])
      return (first, name(pair[1]), "\(first)Row")
    }
  }

  /// The elements as an array literal, with remarks on views without names.
  private func list(_ open: String, _ close: String) -> String {
    var merged: [NodeID: String] = [:]
    var isSwallowed: Set<NodeID> = []
    for (pair, merge) in zip(edit.pairs, merges) {
      merged[pair[0]] = merge.merged
      isSwallowed.insert(pair[1])
    }
    let elements = edit.elements.filter { !isSwallowed.contains($0) }
    let names = elements.map { merged[$0] ?? name($0) }
    let line = open + names.joined(separator: ", ") + close
    if line.count + container.count < Self.width, !elements.contains(where: isNameless) { return line }
    let lines = zip(elements, names).enumerated().map { index, element in
      let comma = index + 1 < elements.count ? "," : ""
      return "  \(element.1)\(comma)" + (isNameless(element.0) ? "  // \(remark(element.0))" : "")
    }
    return ([open] + lines + [close]).joined(separator: "\n")
  }
}
