import Audit
import ScreenModel
import ViewHierarchy

/// A card whose title or main action is heard late.
public struct CardPrimaryReadLate: Check {
  public static let id = "card-primary-read-late"
  private let maxSeconds: Double
  private let maxSwipes: Double
  private let charsPerSecond: Double
  private let minStops: Double
  private static let actions = WordSet(
    "primary", "cta", "buy", "book", "order", "checkout", "cart", "play", "open")

  public init(_ parameters: RuleParameters) {
    maxSeconds = parameters["maxSeconds"]
    maxSwipes = parameters["maxSwipes"]
    charsPerSecond = parameters["charsPerSecond"]
    minStops = parameters["minStops"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var outerEnd = 0
    for card in screen.roles.nodes(.card) where card.index >= outerEnd && screen.visibility.isVisible[card.index] {
      outerEnd = Int(screen.tree.subtreeEnd[card.index])
      guard !screen.stops.isStop[card.index] else { continue }
      let stops = screen.stops(in: card)
      guard Double(stops.count) >= minStops else { continue }
      let heard = Heard(screen, stops.sorted { screen.order.rank[$0.index] < screen.order.rank[$1.index] })
      if let late = lateTitle(screen, heard) ?? lateAction(screen, heard) {
        verdicts.fault(fault(screen, card, heard, at: late))
      } else {
        verdicts.pass()
      }
    }
  }

  /// The place of the title, where it comes late or after a text that is longer than itself. A picture or a kicker in
  /// front of a title is the usual design of a card.
  private func lateTitle(_ screen: Screen, _ heard: Heard) -> Int? {
    let texts = heard.stops.filter { screen.roles.role[$0.index] == .text || screen.roles.role[$0.index] == .heading }
    guard let title = screen.unitTitle(among: texts.sorted()), let place = heard.stops.firstIndex(of: title.node) else {
      return nil
    }
    if isLate(heard, place) { return place }
    let own = heard.length[place]
    let isBehindText =
      heard.isTimed
      && heard.stops[..<place].indices.contains { index in
        let role = screen.roles.role[heard.stops[index].index]
        return role != .image && role != .icon && role != .rating && heard.length[index] > own
      }
    return isBehindText ? place : nil
  }

  private func lateAction(_ screen: Screen, _ heard: Heard) -> Int? {
    let buttons = heard.stops.indices.filter { index in
      let node = heard.stops[index]
      return screen.roles.role[node.index] == .button && screen.isEnabled(node)
    }
    var name: [UInt8] = []
    let main =
      buttons.first { index in
        let node = heard.stops[index]
        name.removeAll(keepingCapacity: true)
        screen.appendName(node, to: &name)
        return name.withUnsafeBufferPointer(Self.actions.isIn)
          || screen.tree.withBytes(screen.tree.identifier[node.index], Self.actions.isIn)
      }
      ?? buttons.max { width(screen, heard.stops[$0]) < width(screen, heard.stops[$1]) }
    return main.flatMap { isLate(heard, $0) ? $0 : nil }
  }

  private func width(_ screen: Screen, _ node: NodeID) -> Double {
    screen.tree.statedFrame(node)?.width ?? 0
  }

  private func isLate(_ heard: Heard, _ place: Int) -> Bool {
    (heard.isTimed && heard.before[place] / charsPerSecond > maxSeconds) || Double(place) > maxSwipes
  }

  private func fault(_ screen: Screen, _ card: NodeID, _ heard: Heard, at place: Int) -> Fault {
    let late = heard.stops[place]
    let seconds = heard.before[place] / charsPerSecond
    var fault = Fault(
      late,
      "\(screen.title(late)) is heard \(Figures.text(seconds)) seconds and \(Figures.count(place, "swipe")) into its card",
      confidence: .review)
    fault.data = [Datum("seconds", (seconds * 10).rounded() / 10), Datum("swipes", place)]
    fault.related = [RelatedNode(card, why: "card")]
    fault.fix = proposedFix(screen, card, heard, late: place) ?? statedFix(screen, card, heard, late)
    return fault
  }

  /// The order of the solver, where it brings forward what is late.
  private func proposedFix(_ screen: Screen, _ card: NodeID, _ heard: Heard, late place: Int) -> Fix? {
    guard let proposal = screen.proposedOrder(in: card),
      let goal = proposal.sequence.firstIndex(of: heard.stops[place]), goal < place
    else { return nil }
    return screen.orderFix(proposal)
  }

  /// What is late, after the title it belongs to, and then the rest.
  private func statedFix(_ screen: Screen, _ card: NodeID, _ heard: Heard, _ late: NodeID) -> Fix {
    let rest = heard.stops.filter { $0 != late }
    let title =
      screen.roles.role[late.index] == .button ? rest.first { screen.parts.part[$0.index] == .headerText } : nil
    let order = [title, late].compactMap { $0 } + rest.filter { $0 != title }
    let edit = OrderEdit(
      container: card, elements: order, moved: title == rest.first ? [late] : [title, late].compactMap { $0 })
    return Fix(screen.orderSummary(order), code: OrderCode.code(for: edit, on: screen))
  }

  /// The stops of a card in reading order, and how long each of them takes.
  private struct Heard {
    let stops: [NodeID]
    /// Whether the texts are those that are heard; in a design file they are samples.
    let isTimed: Bool
    /// The length of each name, in characters.
    private(set) var length: [Int] = []
    /// What is spoken before each stop, in characters.
    private(set) var before: [Double] = []

    init(_ screen: Screen, _ stops: [NodeID]) {
      self.stops = stops
      isTimed = screen.header.framePrecision != .designTime
      var sum = 0
      var bytes: [UInt8] = []
      for stop in stops {
        before.append(Double(sum))
        bytes.removeAll(keepingCapacity: true)
        screen.appendName(stop, to: &bytes)
        length.append(ByteSearch.characters(bytes))
        bytes.removeAll(keepingCapacity: true)
        screen.appendSpoken(stop, to: &bytes)
        sum += ByteSearch.characters(bytes)
      }
    }
  }
}
