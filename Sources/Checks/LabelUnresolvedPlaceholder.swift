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
        if screen.tree.label[node.index].hasBytes { verdicts.pass() }
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
    if let found = find(screen, node, tree.label[node.index], "label") { return found }
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
    var fault = Fault(
      node,
      text.isDoubtful
        ? "the \(text.what) of \(screen.title(node)) looks like the key of a text that was not found"
        : "the \(text.what) of \(screen.title(node)) is read with \"\(placeholder)\" in it",
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
