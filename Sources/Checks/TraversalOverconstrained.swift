import Audit
import ScreenModel
import ViewHierarchy

/// An element that is to be read both before and after another.
public struct TraversalOverconstrained: Check {
  public static let id = "traversal-overconstrained"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var chains = TraversalChains(screen)
    for node in chains.before.keys.sorted() {
      switch chains.conflict(of: node) {
      case .none: verdicts.pass()
      case .tooLong: verdicts.cannotTell()
      case .with(let other): verdicts.fault(fault(screen, NodeID(Int(node)), other))
      }
    }
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ other: NodeID) -> Fault {
    var fault = Fault(node, "\(screen.title(node)) is to be read both before and after \(screen.title(other))")
    fault.related = [RelatedNode(other, why: "before and after")]
    fault.groupsInCells = false
    fault.fix = Fix(
      "take one of the two links away",
      code: [FixCode(.views, .kotlin, "\(screen.reference(node)).accessibilityTraversalAfter = View.NO_ID")])
    return fault
  }
}
