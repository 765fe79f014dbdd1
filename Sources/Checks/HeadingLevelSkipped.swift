import Audit
import ScreenModel
import ViewHierarchy

/// A heading more than one level below the one before.
public struct HeadingLevelSkipped: Check {
  public static let id = "heading-level-skipped"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var last: (level: Double, node: NodeID)?
    for stop in screen.order.sequence {
      guard let level = screen.tree.number(.headingLevel, stop), level >= 1 else { continue }
      if let last, level > last.level + 1 {
        verdicts.fault(fault(screen, stop, level, last))
      } else {
        verdicts.pass()
      }
      last = (level, stop)
    }
  }

  private func fault(_ screen: Screen, _ stop: NodeID, _ level: Double, _ last: (level: Double, node: NodeID)) -> Fault
  {
    let right = Figures.text(last.level + 1)
    var fault = Fault(
      stop,
      "\(screen.title(stop)) has level \(Figures.text(level)) after \(screen.title(last.node)) of level \(Figures.text(last.level))"
    )
    fault.data = [Datum("level", level), Datum("before", last.level)]
    fault.related = [RelatedNode(last.node, why: "heading before")]
    fault.fix = Fix(
      "make it level \(right), or give it a heading of level \(right) to stand under",
      code: screen.header.platform == .ios ? [FixCode(.swiftui, .swift, ".accessibilityHeading(.h\(right))")] : [])
    return fault
  }
}
