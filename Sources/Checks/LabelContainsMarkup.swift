import Audit
import ScreenModel
import ViewHierarchy

/// Markup, or the glyphs of an icon font, in what is spoken.
public struct LabelContainsMarkup: Check {
  public static let id = "label-contains-markup"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where isConcerned(screen, node) {
      guard let found = firstMarkup(screen, node) else {
        if screen.tree.label[node.index].hasBytes { verdicts.pass() }
        continue
      }
      let what = found.markup.isGlyph ? "the glyph of an icon font" : "\"\(Figures.shortened(found.part))\""
      var fault = Fault(
        node, "the \(found.what) of \(screen.title(node)) is read with \(what) in it",
        confidence: isText(screen, node) ? .review : .certain)
      if screen.header.platform == .android { fault.severity = .note }
      fault.detail = found.what
      fault.data = [Datum("markup", found.markup.isGlyph ? "glyph" : found.part)]
      fault.fix = Fix(
        found.markup.isGlyph
          ? "set the \(found.what) to words, and keep the glyph to what is drawn"
          : "set the \(found.what) to the plain text")
      verdicts.fault(fault)
    }
  }

  private struct Found {
    let what: String
    let markup: MarkupForms.Found
    let part: String
  }

  private func isText(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.roles.role[node.index] == .text || screen.roles.role[node.index] == .heading
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.isAppOwn(node), screen.roles.role[node.index] != .key else { return false }
    return screen.header.platform == .ios || (screen.isInteractive(node) && !isText(screen, node))
  }

  private func firstMarkup(_ screen: Screen, _ node: NodeID) -> Found? {
    let tree = screen.tree
    return markup(tree, "label", tree.label[node.index]) ?? markup(tree, "hint", tree.hint[node.index])
      ?? (isTyped(screen, node) ? nil : markup(tree, "value", tree.value[node.index]))
  }

  /// What people typed is theirs.
  private func isTyped(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea: true
    default: false
    }
  }

  private func markup(_ tree: ViewTree, _ what: String, _ ref: TextRef) -> Found? {
    guard ref.hasBytes else { return nil }
    return tree.withBytes(ref) { bytes in
      MarkupForms.find(bytes).map {
        Found(what: what, markup: $0, part: String(decoding: Bytes.Text(rebasing: bytes[$0.range]), as: UTF8.self))
      }
    }
  }
}
