import Audit
import ScreenModel
import ViewHierarchy

/// A slider, picker or other adjustable element that does not say where it stands.
public struct AdjustableMissingValue: Check {
  public static let id = "adjustable-missing-value"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where screen.isAppOwn(node) && isAdjustable(screen, node) {
      guard !screen.hasValue(node) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        node, "\(screen.title(node)) can be adjusted and does not say where it stands",
        confidence: screen.stops.isStated ? .certain : .review)
      fault.fix = Fix(
        "set the value in words that go with what is adjusted, and again whenever it changes",
        code: FixSnippets.value(screen.header.platform, view: screen.variable(node), "50 %"))
      verdicts.fault(fault)
    }
  }

  /// Ratings have a rule of their own. A stepper's buttons are what is adjusted; the stepper itself is a stop only
  /// where it was made one.
  private func isAdjustable(_ screen: Screen, _ node: NodeID) -> Bool {
    let role = screen.roles.role[node.index]
    guard role != .rating, !screen.roles.surroundings[node.index].contains(.rating) else { return false }
    if screen.tree.hasTrait(.adjustable, node) { return true }
    switch role {
    case .slider, .picker, .pageIndicator: return screen.tree.isLeaf(node)
    default: return false
    }
  }
}
