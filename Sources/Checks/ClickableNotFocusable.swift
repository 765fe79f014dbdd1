import Audit
import ScreenModel
import ViewHierarchy

/// Android: what can be tapped and never takes the focus of a keyboard or a switch.
public struct ClickableNotFocusable: Check {
  public static let id = "clickable-not-focusable"
  private let sameFrame: Double

  public init(_ parameters: RuleParameters) { sameFrame = parameters["sameFrame"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard screen.header.platform == .android else { return }
    let unreached = focusableBounds(screen)
    var found: [NodeID] = []
    var isFocusKnown = false
    for node in screen.tree.nodes where isConcerned(screen, node) {
      let flags = screen.tree.flags[node.index]
      if flags.isTrue(.focusable) {
        isFocusKnown = true
        verdicts.pass()
      } else if flags.isFalse(.focusable), !unreached.contains(node.index) {
        found.append(node)
      }
    }
    guard let first = found.first else { return }
    verdicts.fault(fault(screen, first, Array(found.dropFirst()), isFocusKnown: isFocusKnown))
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    let flags = screen.tree.flags[node.index]
    return flags.isTrue(.clickable) && !flags.isTrue(.selected) && screen.isEnabled(node)
      && screen.visibility.isVisible[node.index]
      && screen.roles.surroundings[node.index].isDisjoint(with: [.system, .effect, .webView])
  }

  /// The rows that lie in something focusable of the same bounds, which takes the focus for them.
  private func focusableBounds(_ screen: Screen) -> Set<Int> {
    var inside: Set<Int> = []
    for row in 0..<screen.tree.count {
      let node = NodeID(row)
      guard let parent = screen.tree.parent(of: node), let frame = screen.tree.statedFrame(node),
        let outer = screen.tree.statedFrame(parent), outer.isNear(frame, within: sameFrame)
      else { continue }
      if screen.tree.flags[parent.index].isTrue(.focusable) || inside.contains(parent.index) { inside.insert(row) }
    }
    return inside
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ others: [NodeID], isFocusKnown: Bool) -> Fault {
    var fault = Fault(
      node, "\(screen.titles([node] + others)) can be tapped, but a keyboard or switch never gets there",
      confidence: .certain)
    // Before Android 8 layouts with a click listener did not become focusable by themselves, and such a dump says so of
    // each of them.
    if !isFocusKnown { fault.severity = .note }
    fault.data = [Datum("controls", others.count + 1)]
    fault.related = others.map { RelatedNode($0, why: "not focusable either") }
    fault.fix = Fix("make it focusable", code: FixSnippets.focusable(view: screen.variable(node)))
    return fault
  }
}
