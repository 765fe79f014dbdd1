import Audit
import ScreenModel
import ViewHierarchy

/// A card among cards whose parts are stops of their own.
public struct CardNotAggregated: Check {
  public static let id = "card-not-aggregated"
  private let minSiblings: Double
  private let minChildren: Double
  private let maxInteractive: Double

  public init(_ parameters: RuleParameters) {
    minSiblings = parameters["minSiblings"]
    minChildren = parameters["minChildren"]
    maxInteractive = parameters["maxInteractive"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let siblings = CardSets(screen)
    var outerEnd = 0
    for card in screen.roles.nodes(.card) where card.index >= outerEnd && !screen.visibility.isHidden[card.index] {
      outerEnd = Int(screen.tree.subtreeEnd[card.index])
      guard siblings.isAmongCards(card, atLeast: minSiblings) else { continue }
      guard screen.isReadInParts(card) else {
        if screen.stops.isStop[card.index] || screen.tree.explicitOrder(card) != nil { verdicts.pass() }
        continue
      }
      let parts = screen.stops(in: card)
      guard Double(parts.count) >= minChildren else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, card, Array(parts)))
    }
  }

  private func fault(_ screen: Screen, _ card: NodeID, _ parts: [NodeID]) -> Fault {
    let controls = parts.filter(screen.isInteractive)
    let hasManyControls = Double(controls.count) > maxInteractive
    let isKnown = screen.roles.basis[card.index] == .known && screen.stops.isStated
    var fault = Fault(
      card, "\(screen.title(card)) is read as \(parts.count) separate stops; nobody hears where it ends",
      confidence: isKnown && !hasManyControls ? .certain : .review)
    fault.data = [Datum("parts", parts.count), Datum("interactive", controls.count)]
    fault.related = parts.map { RelatedNode($0, why: "part") }
    let sentence = screen.sentence(for: card)
    let actions = controls.map { screen.name($0) }.filter { !$0.isEmpty }
    let element = sentence.isEmpty ? "one element" : "one element that says \"\(sentence)\""
    fault.fix = Fix(
      !hasManyControls
        ? "make the card \(element)"
        : parts.count <= 3
          ? "make the controls custom actions and the card \(element)"
          : "group the parts into two or three elements, or make the controls custom actions and the card \(element)",
      code: FixSnippets.oneElement(
        screen.header.platform, view: "card", label: sentence, isButton: true, actions: actions))
    return fault
  }
}
