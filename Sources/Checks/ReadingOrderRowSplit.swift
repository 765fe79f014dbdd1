import Audit
import ScreenModel
import ViewHierarchy

/// Two stops on one row of which the trailing one is read first, since its top edge lies a little higher.
public struct ReadingOrderRowSplit: Check {
  public static let id = "reading-order-row-split"
  private let phoneThreshold: Double
  private let padThreshold: Double
  /// Centres this close belong to one row, as a share of the lower frame's height.
  private static let centreShare = 0.3

  public init(_ parameters: RuleParameters) {
    phoneThreshold = parameters["phoneThreshold"]
    padThreshold = parameters["padThreshold"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    // Flutter hands VoiceOver an order of its own.
    guard screen.header.sourceFormat != "flutter-semantics" else { return }
    let threshold = screen.isPhone ? phoneThreshold : padThreshold
    // Frames rounded to whole points can be one point higher than they are.
    let slack = screen.header.framePrecision == .exact ? 0.0 : 1.0
    let flow = ContentFlow(screen).items
    for (first, second) in zip(flow, flow.dropFirst()) where isSorted(screen, first.node, second.node) {
      guard isOneRow(first.frame, second.frame), !isTitleBar(screen, first, second) else { continue }
      let isSplit =
        leads(screen, second.frame, first.frame) && second.frame.minY - first.frame.minY >= threshold + slack
      guard isSplit else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, first, second, threshold))
    }
  }

  /// Whether the two compete by their frames: in one group without a stated order. Pictures are left out, since before
  /// or behind its text a picture means the same.
  private func isSorted(_ screen: Screen, _ a: NodeID, _ b: NodeID) -> Bool {
    let owner = screen.groups.owner[a.index]
    guard owner == screen.groups.owner[b.index], !isPicture(screen, a), !isPicture(screen, b),
      screen.roles.surroundings[a.index].isDisjoint(with: [.alert, .compositeControl, .rating])
    else { return false }
    return owner < 0 || screen.tree.explicitOrder(NodeID(Int(owner))) == nil
  }

  private func isPicture(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .image, .map, .rating, .cell, .card: true
    default: false
    }
  }

  /// Where a navigation bar ends: 59 points below a phone's sensor housing and 44 more.
  private static let barEnd = 103.0

  /// A heading and a button at the top of the screen may be a navigation bar, which lists of stops do not tell; the
  /// system orders it whatever the tops are.
  private func isTitleBar(_ screen: Screen, _ a: ContentFlow.Item, _ b: ContentFlow.Item) -> Bool {
    screen.isHeading(a.node) != screen.isHeading(b.node) && max(a.frame.maxY, b.frame.maxY) <= Self.barEnd
  }

  private func isOneRow(_ a: Rect, _ b: Rect) -> Bool {
    (a.midY - b.midY).magnitude <= Self.centreShare * min(a.height, b.height)
  }

  /// Whether the first frame stands on the leading side of the other.
  private func leads(_ screen: Screen, _ frame: Rect, _ other: Rect) -> Bool {
    screen.direction == .rtl ? frame.minX >= other.maxX - 1 : frame.maxX <= other.minX + 1
  }

  private func fault(
    _ screen: Screen, _ first: ContentFlow.Item, _ second: ContentFlow.Item, _ threshold: Double
  ) -> Fault {
    let difference = second.frame.minY - first.frame.minY
    let isCertain = screen.stops.isStated && screen.header.framePrecision == .exact
    var fault = Fault(
      first.node,
      "\(Figures.text(difference)) points of height put \(screen.title(first.node)) before \(screen.title(second.node)) on one row: from \(Figures.text(threshold)) points on, tops count as different rows",
      confidence: isCertain ? .certain : .review)
    fault.data = [Datum("difference", (difference * 10).rounded() / 10), Datum("threshold", threshold)]
    fault.related = [RelatedNode(second.node, why: "read after it")]
    let fix = OrderChange.fix(screen, second.node, before: first.node)
    fault.fix = Fix("give both the same top edge, or \(fix.summary)", code: fix.code)
    return fault
  }
}
