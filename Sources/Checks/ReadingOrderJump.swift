import Audit
import ScreenModel
import ViewHierarchy

/// A step of the reading order that goes far up the screen.
public struct ReadingOrderJump: Check {
  public static let id = "reading-order-jump"
  private let minRise: Double

  public init(_ parameters: RuleParameters) { minRise = parameters["minRise"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let rise = minRise * screen.header.height
    guard rise > 0 else { return }
    let flow = ContentFlow(screen).items.filter { !screen.isFloating($0.node) }
    for (before, after) in zip(flow, flow.dropFirst()) {
      guard before.frame.minY - after.frame.minY > rise, !beginsColumn(screen, after.frame, behind: before.frame),
        !screen.areStacked(before.node, after.node)
      else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, before, after, in: flow))
    }
  }

  private func beginsColumn(_ screen: Screen, _ frame: Rect, behind other: Rect) -> Bool {
    screen.direction == .rtl ? frame.maxX <= other.minX + 1 : frame.minX >= other.maxX - 1
  }

  private func fault(
    _ screen: Screen, _ before: ContentFlow.Item, _ after: ContentFlow.Item, in flow: [ContentFlow.Item]
  ) -> Fault {
    let points = (before.frame.minY - after.frame.minY).rounded()
    var fault = Fault(
      after.node,
      "the reading order jumps \(Figures.text(points)) points up from \(screen.title(before.node)) to \(screen.title(after.node))",
      confidence: .review)
    fault.data = [Datum("points", points)]
    fault.related = [RelatedNode(before.node, why: "read before it")]
    // The first stop that is read before it and stands below it is what it should come before.
    let first = flow.first { $0.rank < after.rank && $0.frame.minY >= after.frame.maxY - 1 } ?? before
    fault.fix = OrderChange.fix(screen, after.node, before: first.node)
    return fault
  }
}
