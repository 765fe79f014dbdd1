import Audit
import ScreenModel
import ViewHierarchy

/// Android: a description that is read in place of the text, and shares no word with it.
public struct DescriptionOverridesText: Check {
  public static let id = "description-overrides-text"
  /// Words of fewer letters are units and abbreviations, which a description spells out.
  private static let shortest = 3

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where screen.isAppOwn(node) && screen.tree.label[node.index].hasBytes {
      guard let text = shownText(screen, node), let unheard = unheard(screen, node, text) else { continue }
      guard unheard else {
        verdicts.pass()
        continue
      }
      let shown = Figures.shortened(text)
      var fault = Fault(node, "\(screen.title(node)) shows \"\(shown)\", which its description keeps from being heard")
      fault.data = [Datum("text", shown)]
      fault.fix = Fix(
        "leave the description out, or let it hold the text",
        code: [
          FixCode(.views, .kotlin, "\(screen.variable(node)).contentDescription = null"),
          FixCode(.compose, .kotlin, "Modifier.semantics { stateDescription = text }"),
        ])
      verdicts.fault(fault)
    }
  }

  /// The node's own text, or the one text inside a selector. A switch draws its state, and a field what was typed.
  private func shownText(_ screen: Screen, _ node: NodeID) -> String? {
    let tree = screen.tree
    switch screen.roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea, .toggle, .rating, .slider, .progress: return nil
    default: break
    }
    let own = tree.text[node.index]
    if own.hasBytes { return tree.string(own) }
    guard screen.roles.role[node.index] == .picker else { return nil }
    let texts = tree.descendants(node).filter { tree.text[$0].hasBytes && screen.visibility.isVisible[$0] }
    return texts.count == 1 ? tree.string(tree.text[texts[0]]) : nil
  }

  /// Whether no word of the text is heard; nil where it has no word to compare.
  private func unheard(_ screen: Screen, _ node: NodeID, _ text: String) -> Bool? {
    let words = Names.normalised(text).split(separator: " ").filter { word in
      word.unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(Self.shortest).count == Self.shortest
        || SpokenWords.hasNoBlanks(String(word))
    }
    guard !words.isEmpty else { return nil }
    let name = Names.normalised(screen.name(node))
    let heard = name.split(separator: " ")
    return !words.contains { word in
      heard.contains { $0.hasPrefix(word.prefix(Self.shortest)) }
        || (SpokenWords.hasNoBlanks(String(word)) && name.contains(word))
    }
  }
}
