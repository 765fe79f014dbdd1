import Audit
import ScreenModel
import ViewHierarchy

/// A control without a hint.
public struct HintMissing: Check {
  public static let id = "hint-missing"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where isConcerned(screen, node) {
      guard !screen.tree.hint[node.index].hasBytes else {
        verdicts.pass()
        continue
      }
      var fault = Fault(node, "\(screen.title(node)) has no hint that says what happens")
      fault.fix = Fix(
        "add a hint where the name leaves the result open",
        code: FixSnippets.hint(view: screen.variable(node), "What happens"))
      verdicts.fault(fault)
    }
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.isInteractive(node) && screen.hasName(node) && screen.isEnabled(node)
      && screen.roles.surroundings[node.index].isDisjoint(with: [
        .system, .webView, .bar, .alert, .compositeControl, .field,
      ])
  }
}
