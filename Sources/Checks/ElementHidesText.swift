import Audit
import ScreenModel
import ViewHierarchy

/// An element whose label says little of the texts that are drawn inside it.
public struct ElementHidesText: Check {
  public static let id = "element-hides-text"
  private let minCoverage: Double
  private let minTexts: Double
  /// Labels up to this many bytes are searched for each text as it stands.
  private static let longestSearched = 4096

  public init(_ parameters: RuleParameters) {
    minCoverage = parameters["minCoverage"]
    minTexts = parameters["minTexts"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for element in screen.stops.nodes where !screen.tree.isLeaf(element) && isConcerned(screen, element) {
      let texts = drawnTexts(screen, element)
      guard Double(texts.count) >= minTexts else { continue }
      let coverage = WordCoverage(
        of: texts.compactMap { screen.ownText($0).flatMap(screen.tree.string) }, in: heard(screen, element))
      guard coverage.share < minCoverage else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, element, texts, coverage))
    }
  }

  /// With a label of its own; cards, cells and rows have a rule of theirs, and composite controls speak for their
  /// parts.
  private func isConcerned(_ screen: Screen, _ element: NodeID) -> Bool {
    switch screen.roles.role[element.index] {
    case .card, .cell, .row, .rating, .field, .secureField, .searchField, .textArea, .stepper, .slider, .picker,
      .segmented, .pageIndicator, .key, .keyboard, .map, .webView, .progress:
      return false
    default: break
    }
    return screen.hasOwnText(element)
      && screen.roles.surroundings[element.index].isDisjoint(with: [.system, .webView, .compositeControl, .field])
  }

  /// The texts that the element keeps from being read and that its label does not already hold as they stand.
  private func drawnTexts(_ screen: Screen, _ element: NodeID) -> [NodeID] {
    let tree = screen.tree
    let label = tree.label[element.index]
    // Looking for each text in a label without end would take a time that grows with the square of the screen.
    var isAllHeard = label.count <= Self.longestSearched
    let texts = tree.descendants(element).lazy.map(NodeID.init).filter { node in
      guard screen.roles.role[node.index] == .text || screen.roles.role[node.index] == .heading,
        screen.visibility.isVisible[node.index], screen.stops.obstructor[node.index] == element.row,
        let text = screen.ownText(node)
      else { return false }
      if isAllHeard, !tree.withBytes(label, { all in tree.withBytes(text) { Bytes.contains(all, $0) } }) {
        isAllHeard = false
      }
      return true
    }
    let found = Array(texts)
    return isAllHeard ? [] : found
  }

  private func heard(_ screen: Screen, _ element: NodeID) -> String {
    let hint = screen.tree.string(screen.tree.hint[element.index]) ?? ""
    let value = screen.tree.string(screen.tree.value[element.index]) ?? ""
    let actions = screen.tree.customActions(element).joined(separator: " ")
    return "\(screen.name(element)) \(value) \(hint) \(actions)"
  }

  private func fault(_ screen: Screen, _ element: NodeID, _ texts: [NodeID], _ coverage: WordCoverage) -> Fault {
    let missing = coverage.unheard.prefix(6).joined(separator: ", ")
    let more = coverage.unheard.count > 6 ? ", …" : ""
    var fault = Fault(
      element, "\(screen.title(element)) does not say what is written in it: \(missing)\(more)")
    fault.data = [Datum("coverage", (coverage.share * 100).rounded() / 100), Datum("missing", coverage.unheard.count)]
    fault.related = texts.map { RelatedNode($0, why: "hidden text") }
    let sentence = texts.map { screen.name($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
    fault.fix = Fix(
      "let the label hold the texts, or keep the element from being one",
      code: FixSnippets.label(screen.header.platform, view: screen.variable(element), sentence))
    return fault
  }
}
