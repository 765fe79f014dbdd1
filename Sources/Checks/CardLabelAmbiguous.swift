import Audit
import ScreenModel
import ViewHierarchy

/// Cards of one collection that are announced alike.
public struct CardLabelAmbiguous: Check {
  public static let id = "card-label-ambiguous"
  private let minSiblings: Double
  /// Cards that stand in for content on its way are rightly alike.
  private static let waiting = WordSet("loading", "placeholder", "skeleton", "shimmer")

  public init(_ parameters: RuleParameters) { minSiblings = parameters["minSiblings"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var groups: [SpokenKeys.Key: [NodeID]] = [:]
    var order: [SpokenKeys.Key] = []
    var keys = SpokenKeys(screen)
    for card in screen.roles.nodes(.card) where screen.stops.isStop[card.index] {
      guard screen.visibility.isVisible[card.index], screen.hasName(card) else { continue }
      let key = keys.key(card, within: CardSets.holder(of: card, screen))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(card)
    }
    for key in order {
      guard let alike = groups[key] else { continue }
      let cards = keys.equal(alike).filter { !isWaiting(screen, $0) }
      guard Double(cards.count) >= max(2, minSiblings) else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, cards))
    }
  }

  private func isWaiting(_ screen: Screen, _ card: NodeID) -> Bool {
    [screen.tree.label, screen.tree.identifier].contains { texts in
      screen.tree.withBytes(texts[card.index], Self.waiting.isIn)
    }
  }

  private func fault(_ screen: Screen, _ cards: [NodeID]) -> Fault {
    var fault = Fault(
      cards[0], "\(cards.count) cards are all announced \"\(screen.shortName(cards[0]))\"", confidence: .certain)
    fault.data = [Datum("cards", cards.count)]
    fault.related = cards.dropFirst().map { RelatedNode($0, why: "announced alike") }
    fault.groupsInCells = false
    let sentence = screen.sentence(for: cards[0])
    fault.fix = Fix(
      "add to each label what tells the card from the others, such as its title or date",
      code: sentence.isEmpty || sentence == screen.name(cards[0])
        ? [] : FixSnippets.label(screen.header.platform, view: "card", sentence))
    return fault
  }
}
