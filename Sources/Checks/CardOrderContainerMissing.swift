import Audit
import ScreenModel
import ViewHierarchy

/// A card that is read in a worse order than it could state.
public struct CardOrderContainerMissing: Check {
  public static let id = "card-order-container-missing"
  private let minGain: Double
  private let minStops: Double
  private let minConfidence: Double

  public init(_ parameters: RuleParameters) {
    minGain = parameters["minGain"]
    minStops = parameters["minStops"]
    minConfidence = parameters["minConfidence"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var outerEnd = 0
    for card in screen.roles.nodes(.card) where card.index >= outerEnd && screen.visibility.isVisible[card.index] {
      outerEnd = Int(screen.tree.subtreeEnd[card.index])
      guard !screen.stops.isStop[card.index], !statesOrder(screen, card) else { continue }
      let stops = screen.stops(in: card)
      guard Double(stops.count) >= minStops, stops.count <= Self.mostStops,
        let proposal = screen.proposedOrder(in: card)
      else { continue }
      let disorder = Disorder(proposal, on: screen).share
      let isSure = proposal.moves.contains { $0.confidence >= minConfidence }
      guard disorder >= minGain, isSure, let fix = screen.orderFix(proposal) else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, card, proposal, disorder, fix))
    }
  }

  /// A card is a handful of stops; what holds more is a page.
  private static let mostStops = 64

  /// Whether the card, or a view in it, or one around it, lists what is in the card.
  private func statesOrder(_ screen: Screen, _ card: NodeID) -> Bool {
    if screen.tree.orders.isEmpty { return false }
    let rows = screen.tree.subtree(card)
    return screen.tree.orders.contains { order in
      rows.contains(order.container.index) || order.elements.contains { $0.map { rows.contains($0.index) } ?? false }
    }
  }

  private func fault(
    _ screen: Screen, _ card: NodeID, _ proposal: ProposedOrder, _ disorder: Double, _ fix: Fix
  ) -> Fault {
    let first = proposal.moves.max { ($0.saved, $1.nodes[0]) < ($1.saved, $0.nodes[0]) }
    let why = first.map { ": \(screen.sentence(for: $0))" } ?? ""
    var fault = Fault(
      card, "\(screen.title(card)) is read in another order than it could be\(why)", confidence: .review)
    fault.data = [Datum("disorder", (disorder * 100).rounded() / 100), Datum("moves", proposal.moves.count)]
    fault.related = proposal.sequence.map { RelatedNode($0, why: "in proposed order") }
    fault.fix = fix
    return fault
  }
}

/// How far today's order is from the proposed one: the weight of the pairs that are turned round, by all pairs (rule
/// definitions, 4.9). The proposed order has none.
private struct Disorder {
  let share: Double

  init(_ proposal: ProposedOrder, on screen: Screen) {
    let stops = proposal.sequence
    guard stops.count > 1 else {
      share = 0
      return
    }
    let rank = stops.map { screen.order.rank[$0.index] }
    let middle = stops.map { screen.tree.frame[$0.index].midY }
    // A tenth of the screen's height; where the size is unknown each pair counts once.
    let unit = screen.header.height / 10
    var sum = 0.0
    for first in stops.indices {
      for second in stops.indices[(first + 1)...] where rank[second] < rank[first] {
        sum += 1 + (unit > 0 ? min(3, (middle[second] - middle[first]).magnitude / unit) : 0)
      }
    }
    share = sum / Double(stops.count * (stops.count - 1) / 2)
  }
}
