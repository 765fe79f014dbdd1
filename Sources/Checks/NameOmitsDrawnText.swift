import Audit
import ScreenModel
import ViewHierarchy

/// Android: a tile whose joined name is a word and bare punctuation, since figures between them are drawn by views
/// without text.
public struct NameOmitsDrawnText: Check {
  public static let id = "name-omits-drawn-text"
  /// Tiles with more in them are sections of a screen.
  private static let mostParts = 24

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where !screen.tree.isLeaf(node) && screen.isAppOwn(node) {
      guard screen.nameSource(node) == .content, let gap = gap(screen, node) else { continue }
      guard !gap.drawn.isEmpty else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        node,
        "\(screen.title(node)) says only \"\(Figures.shortened(gap.texts))\": what is drawn between is not heard")
      fault.data = [Datum("parts", gap.drawn.count)]
      fault.related = gap.drawn.map { RelatedNode($0, why: "drawn without text") }
      fault.fix = Fix(
        "describe the whole tile, figures included",
        code: [
          FixCode(.views, .kotlin, "tile.contentDescription = \"$title, $figure percent\""),
          FixCode(.compose, .kotlin, "Modifier.semantics { contentDescription = \"$title, $figure percent\" }"),
        ])
      verdicts.fault(fault)
    }
  }

  private struct Gap {
    let texts: String
    let drawn: [NodeID]
  }

  /// Nil where no bare punctuation stands among the texts, so that nothing seems to be missing.
  private func gap(_ screen: Screen, _ node: NodeID) -> Gap? {
    let tree = screen.tree
    guard tree.subtree(node).count <= Self.mostParts else { return nil }
    var texts: [String] = []
    var signs: [Rect] = []
    var empty: [NodeID] = []
    for row in tree.descendants(node) where screen.visibility.isVisible[row] && tree.isLeaf(NodeID(row)) {
      let ref = tree.text[row]
      if ref.hasBytes {
        let text = tree.string(ref) ?? ""
        texts.append(text)
        if Names.normalised(text).isEmpty, let frame = tree.statedFrame(NodeID(row)) { signs.append(frame) }
      } else if !tree.label[row].hasBytes, !screen.stops.isStop[row], isPlain(screen, row) {
        empty.append(NodeID(row))
      }
    }
    guard !signs.isEmpty, texts.count > signs.count else { return nil }
    let drawn = empty.filter { leaf in
      guard let frame = tree.statedFrame(leaf) else { return false }
      return signs.contains { sign in
        let isAsHigh = frame.height >= sign.height / 2 && frame.height <= sign.height * 2
        let isOnRow = frame.midY >= sign.minY && frame.midY <= sign.maxY
        return isAsHigh && isOnRow && frame.gap(to: sign) <= sign.height && frame.width >= 2
      }
    }
    return Gap(texts: texts.joined(separator: ", "), drawn: drawn)
  }

  private func isPlain(_ screen: Screen, _ row: Int) -> Bool {
    switch screen.roles.role[row] {
    case .view, .other, .image: true
    default: false
    }
  }
}
