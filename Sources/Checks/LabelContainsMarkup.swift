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
    var parts = [("label", tree.label[node.index]), ("hint", tree.hint[node.index])]
    switch screen.roles.role[node.index] {
    // What people typed is theirs.
    case .field, .secureField, .searchField, .textArea: break
    default: parts.append(("value", tree.value[node.index]))
    }
    for (what, ref) in parts where ref.hasBytes {
      let found = tree.withBytes(ref) { bytes in
        MarkupForms.find(bytes).map {
          Found(what: what, markup: $0, part: String(decoding: Bytes.Text(rebasing: bytes[$0.range]), as: UTF8.self))
        }
      }
      if let found { return found }
    }
    return nil
  }
}
