import Audit
import ScreenModel
import ViewHierarchy

/// A control that is shown as selected and sounds as if it were not.
public struct TraitsSelectedNotExposed: Check {
  public static let id = "traits-selected-not-exposed"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where screen.tree.flags[node.index].isTrue(.selected) {
      guard isConcerned(screen, node), let traits = screen.tree.statedTraits(node) else { continue }
      guard !traits.contains(.selected), !saysState(screen, node) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(node, "\(screen.title(node)) is selected and sounds as if it were not")
      fault.fix = Fix(
        "add the trait selected while it is selected, and take it off when it is not",
        code: FixSnippets.trait(screen.header.platform, view: screen.variable(node), .selected))
      verdicts.fault(fault)
    }
  }

  /// Cards and rows have rules of their own; toggles say their state as value.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .card, .cell, .row, .toggle, .field, .secureField, .searchField, .textArea, .rating, .text, .heading:
      return false
    default: return screen.isAppOwn(node) && screen.isInteractive(node)
    }
  }

  private func saysState(_ screen: Screen, _ node: NodeID) -> Bool {
    let (value, label) = (screen.tree.value[node.index], screen.tree.label[node.index])
    return value.hasBytes && screen.tree.withBytes(value, StateWords.alone.isIn)
      || label.hasBytes && screen.tree.withBytes(label) { StateWords.ending.atEnd(Bytes.trimmed($0)) != nil }
  }
}
