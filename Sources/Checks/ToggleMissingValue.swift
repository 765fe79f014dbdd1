import Audit
import ScreenModel
import ViewHierarchy

/// A switch, box or radio button that does not say whether it is on.
public struct ToggleMissingValue: Check {
  public static let id = "toggle-missing-value"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let toggles = screen.stops.nodes.filter { screen.isAppOwn($0) && isToggle(screen, $0) }
    // An unticked box says nothing where ticked ones say "selected".
    let marksChosen = toggles.contains { !isSwitch(screen, $0) && tellsState(screen, $0) }
    for toggle in toggles {
      guard !tellsState(screen, toggle), !marksChosen || isSwitch(screen, toggle) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        toggle, "\(screen.title(toggle)) does not say whether it is on",
        confidence: screen.stops.isStated ? .certain : .review)
      fault.fix = Fix(
        isSwitch(screen, toggle)
          ? "set the value \"1\" while it is on and \"0\" while it is off, which VoiceOver reads as on and off"
          : "add the trait selected while it is chosen, or say the state as value",
        code: isSwitch(screen, toggle)
          ? FixSnippets.value(screen.header.platform, view: screen.variable(toggle), "1")
          : FixSnippets.trait(screen.header.platform, view: screen.variable(toggle), .selected))
      verdicts.fault(fault)
    }
  }

  private static let toggleTraits: Traits = [.switchButton, .toggleButton]

  private func isSwitch(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.roles.role[node.index] == .toggle || !screen.tree.traits[node.index].isDisjoint(with: Self.toggleTraits)
  }

  private func isToggle(_ screen: Screen, _ node: NodeID) -> Bool {
    let role = screen.roles.role[node.index]
    return role == .checkbox || role == .radio || isSwitch(screen, node)
  }

  private func tellsState(_ screen: Screen, _ node: NodeID) -> Bool {
    let flags = screen.tree.flags[node.index]
    return screen.hasValue(node) || flags[.checked] != nil || flags.isTrue(.selected)
      || screen.tree.hasTrait(.selected, node)
  }
}
