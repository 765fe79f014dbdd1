import Audit
import ScreenModel
import ViewHierarchy

/// A text that is heard with a placeholder in it, because nothing was put in its place.
public struct LabelUnresolvedPlaceholder: Check {
  public static let id = "label-unresolved-placeholder"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes {
      guard let text = firstFaultyText(screen, node) else {
        if screen.tree.label[node.index].hasBytes || screen.tree.text[node.index].hasBytes { verdicts.pass() }
        continue
      }
      verdicts.fault(fault(screen, node, text))
    }
  }

  private struct Faulty {
    let what: String
    let placeholder: String
    let isDoubtful: Bool
  }

  private func firstFaultyText(_ screen: Screen, _ node: NodeID) -> Faulty? {
    let tree = screen.tree
    let label = tree.label[node.index]
    if label.hasBytes {
      if let found = find(screen, node, label, "label") { return found }
    } else if !isWrittenByUser(screen, node), screen.header.framePrecision != .designTime,
      let found = find(screen, node, tree.text[node.index], "text")
    {
      // Without a label the text that is drawn is what is heard. In a design file it stands in for one from code.
      return found
    }
    if !isWrittenByUser(screen, node), let found = find(screen, node, tree.value[node.index], "value") { return found }
    return find(screen, node, tree.hint[node.index], "hint")
  }

  private func find(_ screen: Screen, _ node: NodeID, _ ref: TextRef, _ what: String) -> Faulty? {
    guard ref.hasBytes else { return nil }
    return screen.tree.withBytes(ref) { bytes in
      guard let found = PlaceholderForms.find(bytes) else { return nil }
      // Names of symbols, assets and views have rules of their own, except on texts.
      let isName = AssetNames.sign(bytes) != nil || IdentifierForms.sign(bytes) != nil
      if found.isDoubtful, isName, !isText(screen, node) { return nil }
      return Faulty(
        what: what, placeholder: String(decoding: bytes[found.range], as: UTF8.self), isDoubtful: found.isDoubtful)
    }
  }

  private func isText(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.roles.role[node.index] == .text || screen.roles.role[node.index] == .heading
  }

  private func isWrittenByUser(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea: true
    default: false
    }
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ text: Faulty) -> Fault {
    let placeholder = Figures.shortened(text.placeholder)
    // What is drawn names the node in the message anyway.
    let subject = text.what == "text" ? screen.title(node) : "the \(text.what) of \(screen.title(node))"
    var fault = Fault(
      node,
      text.isDoubtful
        ? "\(subject) looks like the key of a text that was not found"
        : "\(subject) is read with \"\(placeholder)\" in it",
      confidence: text.isDoubtful ? .review : .certain)
    fault.detail = text.what
    fault.data = [Datum("placeholder", placeholder)]
    fault.fix = Fix(
      text.isDoubtful
        ? "add the text to the table of this language, or set the \(text.what) to words"
        : "put the value in before the \(text.what) is set, and leave the part out where there is none")
    return fault
  }
}
