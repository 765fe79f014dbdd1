import Audit
import ScreenModel
import ViewHierarchy

/// A modal view with nothing in it to land on, which leaves the screen reader with nothing at all.
public struct ModalHidesItself: Check {
  public static let id = "modal-hides-itself"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var holders: Set<Int32>?
    for node in screen.tree.nodes where screen.tree.flags[node.index].isTrue(.modal) {
      guard !screen.visibility.isHidden[node.index], isInForce(screen, node) else { continue }
      if screen.stops.isStop[node.index] || !screen.stops(in: node).isEmpty {
        verdicts.pass()
      } else {
        let known = holders ?? modalsInFront(screen)
        holders = known
        verdicts.fault(fault(screen, node, hasContentBehind: known.contains(node.row)))
      }
    }
  }

  /// A modal that something else keeps away from the screen reader keeps nothing away itself.
  private func isInForce(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.stops.obstacle[node.index] {
    case .none, .notElement, .notDrawn: true
    case .elementsHidden: screen.stops.obstructor[node.index] == node.row
    case .insideElement, .notListed, .behindModal: false
    }
  }

  /// The modal views that keep something away.
  private func modalsInFront(_ screen: Screen) -> Set<Int32> {
    Set(
      (0..<screen.tree.count).lazy.filter { screen.stops.obstacle[$0] == .behindModal }.map {
        screen.stops.obstructor[$0]
      })
  }

  private func fault(_ screen: Screen, _ node: NodeID, hasContentBehind: Bool) -> Fault {
    var fault = Fault(
      node,
      "\(screen.title(node)) is modal and has nothing in it to land on"
        + (hasContentBehind ? ", so all that is beside it is out of reach" : ""),
      confidence: .certain)
    fault.fix = Fix(
      "make what it shows accessibility elements, or take the modal flag away once it is empty",
      code: FixSnippets.flag(
        view: screen.variable(node), "accessibilityViewIsModal", false,
        swiftUI: ".accessibilityRemoveTraits(.isModal)"))
    return fault
  }
}
