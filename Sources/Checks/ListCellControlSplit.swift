import Audit
import ScreenModel
import ViewHierarchy

/// A row whose text and control are two stops that say the same.
public struct ListCellControlSplit: Check {
  public static let id = "list-cell-control-split"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for role in [Role.toggle, .checkbox, .stepper] {
      for control in screen.roles.nodes(role) where screen.stops.isStop[control.index] {
        guard screen.visibility.isVisible[control.index], screen.hasName(control),
          let cell = screen.roles.unit(of: control), cell != control, screen.roles.role[cell.index] == .cell,
          !screen.stops.isStop[cell.index]
        else { continue }
        let parts = screen.stops(in: cell)
        let others = parts.filter { $0 != control }
        guard others.count == 1, isText(screen, others[0]) else { continue }
        guard HeardNames.of(screen.name(control)) == HeardNames.of(screen.name(others[0])) else {
          verdicts.pass()
          continue
        }
        verdicts.fault(fault(screen, cell, control, others[0]))
      }
    }
  }

  private func isText(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.roles.role[node.index] == .text && !screen.isInteractive(node)
  }

  private func fault(_ screen: Screen, _ cell: NodeID, _ control: NodeID, _ text: NodeID) -> Fault {
    let role = screen.roleWords(control)
    let name = screen.shortName(control)
    var fault = Fault(
      cell, "\(screen.title(cell)) is two stops, a text and a \(role), which both say \"\(name)\"",
      confidence: .review)
    fault.related = [RelatedNode(text, why: "text"), RelatedNode(control, why: "control")]
    fault.fix = Fix(
      "make the row one element that says \"\(name)\", with the value and the traits of the \(role)",
      code: code(screen, name))
    return fault
  }

  private func code(_ screen: Screen, _ name: String) -> [FixCode] {
    guard screen.header.platform == .ios else {
      return [
        FixCode(.views, .kotlin, "cell.isClickable = true\ncontrol.isClickable = false\ncontrol.isFocusable = false"),
        FixCode(
          .compose, .kotlin, "Modifier.toggleable(value = isOn, role = Role.Switch, onValueChange = { isOn = it })"),
      ]
    }
    let label = FixSnippets.literal(name)
    return [
      FixCode(
        .uikit, .swift,
        "cell.isAccessibilityElement = true\ncell.accessibilityLabel = \(label)\ncell.accessibilityValue = control.accessibilityValue\ncell.accessibilityTraits = control.accessibilityTraits"
      ),
      FixCode(
        .uikit, .objc,
        "cell.isAccessibilityElement = YES;\ncell.accessibilityLabel = @\(label);\ncell.accessibilityValue = control.accessibilityValue;\ncell.accessibilityTraits = control.accessibilityTraits;"
      ),
      FixCode(.swiftui, .swift, "Toggle(\(label), isOn: $isOn)"),
    ]
  }
}
