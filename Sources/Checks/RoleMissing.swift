import Audit
import ScreenModel
import ViewHierarchy

/// An element with a name whose traits leave open what it is.
public struct RoleMissing: Check {
  public static let id = "role-missing"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where screen.isAppOwn(node) && screen.hasName(node) {
      switch screen.tree.kind[node.index] {
      case .view, .other: break
      default: continue
      }
      guard let traits = screen.tree.statedTraits(node), !screen.tree.flags[node.index].isTrue(.clickable) else {
        continue
      }
      guard traits.isEmpty else {
        verdicts.pass()
        continue
      }
      var fault = Fault(node, "\(screen.title(node)) does not say what it is")
      fault.fix = Fix(
        "add the trait that fits: static text for what is only read, button for what can be activated",
        code: FixSnippets.trait(view: screen.variable(node), .staticText, isOn: true))
      verdicts.fault(fault)
    }
  }
}
