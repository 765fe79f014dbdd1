import Audit
import ScreenModel
import ViewHierarchy

/// An element with a control inside, which can then not be reached.
public struct ElementHidesInteractive: Check {
  public static let id = "element-hides-interactive"
  private let sameFrame: Double

  public init(_ parameters: RuleParameters) { sameFrame = parameters["sameFrame"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard screen.header.platform == .ios else { return }
    for element in screen.stops.nodes where !screen.tree.isLeaf(element) && isConcerned(screen, element) {
      let controls = hiddenControls(screen, element)
      let unreachable = controls.filter { !isOffered($0, by: element, of: screen, among: controls.count) }
      if unreachable.isEmpty {
        if !controls.isEmpty { verdicts.pass() }
      } else {
        verdicts.fault(fault(screen, element, unreachable))
      }
    }
  }

  /// Composite controls of the system have buttons of their own inside.
  private func isConcerned(_ screen: Screen, _ element: NodeID) -> Bool {
    switch screen.roles.role[element.index] {
    case .field, .secureField, .searchField, .textArea, .stepper, .slider, .picker, .segmented, .toggle, .pageIndicator,
      .rating, .key, .keyboard:
      false
    default: !screen.roles.surroundings[element.index].contains(.system)
    }
  }

  private func hiddenControls(_ screen: Screen, _ element: NodeID) -> [NodeID] {
    let frame = screen.tree.statedFrame(element)
    return screen.tree.descendants(element).lazy.map(NodeID.init).filter { node in
      guard screen.stops.obstructor[node.index] == element.row, screen.visibility.isVisible[node.index],
        screen.isEnabled(node), screen.isInteractive(node)
      else { return false }
      guard let frame, let inner = screen.tree.statedFrame(node) else { return true }
      return !inner.isNear(frame, within: sameFrame)
    }
  }

  /// Whether the element does what the control does: by a custom action of like name, or because activating it is the
  /// one thing to do and the control has no other name.
  private func isOffered(_ control: NodeID, by element: NodeID, of screen: Screen, among count: Int) -> Bool {
    let name = Names.normalised(screen.name(control))
    for action in screen.tree.customActions(element) {
      let action = Names.normalised(action)
      if !name.isEmpty, !action.isEmpty, name.contains(action) || action.contains(name) { return true }
    }
    let own = Names.normalised(screen.name(element))
    let isActivated =
      screen.isInteractive(element) || [.cell, .card, .row].contains(screen.roles.role[element.index])
    return count == 1 && isActivated && (name.isEmpty || name == own)
  }

  private func fault(_ screen: Screen, _ element: NodeID, _ controls: [NodeID]) -> Fault {
    let what = controls.count == 1 ? "\(screen.title(controls[0])) inside it" : "\(controls.count) controls inside it"
    let isNamed = controls.allSatisfy(screen.hasName)
    let knowsActions = screen.carries(.customActions) && screen.carries(.elementFlag)
    var fault = Fault(
      element, "\(screen.title(element)) is one element, so \(what) cannot be reached",
      confidence: knowsActions && isNamed ? .certain : .review)
    if !screen.tree.customActions(element).isEmpty { fault.impact = .serious }
    fault.data = [Datum("controls", controls.count)]
    fault.related = controls.map { RelatedNode($0, why: "hidden control") }
    let names = controls.map { screen.shortName($0) }.filter { !$0.isEmpty }
    fault.fix = Fix(
      names.isEmpty
        ? "offer the controls as custom actions, or let the element be a container"
        : "offer \(names.map { "\"\($0)\"" }.joined(separator: ", ")) as custom actions, or let the element be a container",
      code: FixSnippets.actions(screen.header.platform, view: screen.variable(element), names))
    return fault
  }
}
