import Audit
import ScreenModel
import ViewHierarchy

/// A disabled control of which nothing says why.
public struct DisabledControl: Check {
  public static let id = "disabled-control"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where !screen.isEnabled(node) && screen.isInteractive(node) {
      guard screen.isAppOwn(node), screen.hasName(node) else { continue }
      guard !screen.tree.hint[node.index].hasBytes, !screen.hasValue(node) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(node, "\(screen.title(node)) is disabled, and it says nothing about why")
      fault.fix = Fix(
        "say in the hint, or in a text before it, what is missing",
        code: FixSnippets.hint(view: screen.variable(node), "Fill in the address first"))
      verdicts.fault(fault)
    }
  }
}
