import Audit
import ScreenModel
import ViewHierarchy

/// A control that is switched off and sounds as if it could be used.
public struct TraitsDisabledNotExposed: Check {
  public static let id = "traits-disabled-not-exposed"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where screen.tree.flags[node.index].isFalse(.enabled) {
      guard screen.isAppOwn(node), screen.isInteractive(node), let traits = screen.tree.statedTraits(node) else {
        continue
      }
      guard !traits.contains(.notEnabled) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(node, "\(screen.title(node)) is disabled and sounds as if it could be used")
      fault.fix = Fix(
        "add the trait for disabled elements, and insert traits instead of assigning them",
        code: FixSnippets.trait(view: screen.variable(node), .notEnabled, isOn: true))
      verdicts.fault(fault)
    }
  }
}
