import Audit
import ScreenModel
import ViewHierarchy

/// A stop that is transparent, or hidden and still listed for the screen reader.
public struct InvisibleElement: Check {
  public static let id = "invisible-element"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    // A view that a dump of views shows as hidden is simply not there for VoiceOver; one that a list of what VoiceOver
    // finds calls hidden was found.
    let isListOfElements = !screen.carries(.visibleText) && screen.carries(.elementFlag)
    for node in screen.tree.nodes
    where screen.roles.surroundings[node.index].isDisjoint(with: [.system, .webView]) {
      if screen.stops.isStop[node.index] {
        if screen.visibility.isHidden[node.index] {
          verdicts.fault(fault(screen, node, "is transparent"))
        } else {
          verdicts.pass()
        }
      } else if isListOfElements, isHiddenElement(screen, node) {
        verdicts.fault(fault(screen, node, "is hidden"))
      }
    }
  }

  private func isHiddenElement(_ screen: Screen, _ node: NodeID) -> Bool {
    let flags = screen.tree.flags[node.index]
    guard flags.isTrue(.hidden), flags.isTrue(.element), screen.stops.obstacle[node.index] == .notDrawn,
      let frame = screen.tree.statedFrame(node)
    else { return false }
    return !frame.isEmpty
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ what: String) -> Fault {
    var fault = Fault(
      node, "\(screen.title(node)) \(what), and the screen reader lands on it all the same", confidence: .certain)
    fault.fix = Fix(
      "hide it from assistive technology for as long as nobody can see it",
      code: FixSnippets.hidden(screen.header.platform, view: screen.variable(node), isLeaf: screen.tree.isLeaf(node)))
    return fault
  }
}
