import Audit
import ScreenModel
import ViewHierarchy

/// Links or lists that lead back to where they begin.
public struct TraversalCycle: Check {
  public static let id = "traversal-cycle"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    if screen.header.platform == .android {
      let links = TraversalChains(screen)
      judge(screen, links.before, "before", &verdicts)
      judge(screen, links.after, "after", &verdicts)
    } else {
      judgeLists(screen, &verdicts)
    }
  }

  private func judge(_ screen: Screen, _ next: [Int32: Int32], _ side: String, _ verdicts: inout Verdicts) {
    let loops = TraversalChains.loops(next)
    for loop in loops { verdicts.fault(fault(screen, loop, "is to be read \(side)", .android)) }
    if loops.isEmpty, !next.isEmpty { verdicts.pass() }
  }

  /// A list that names something around its container, and containers that list each other. A list that names its own
  /// container is told by rule `container-dangling-reference`.
  private func judgeLists(_ screen: Screen, _ verdicts: inout Verdicts) {
    var lister: [Int32: Int32] = [:]
    for order in screen.tree.orders {
      let elements = order.elements.compactMap { $0 }
      if let outer = elements.first(where: { screen.tree.isAncestor($0, of: order.container) }) {
        verdicts.fault(fault(screen, [order.container, outer], "lists", .ios))
      } else {
        verdicts.pass()
      }
      for element in elements where element != order.container && lister[element.row] == nil {
        if !screen.tree.isAncestor(element, of: order.container) { lister[element.row] = order.container.row }
      }
    }
    for loop in TraversalChains.loops(lister) {
      // A container is listed by the next one of the loop, so the lists run the other way.
      verdicts.fault(fault(screen, [loop[0]] + loop.dropFirst().reversed(), "lists", .ios))
    }
  }

  private func fault(_ screen: Screen, _ loop: [NodeID], _ verb: String, _ platform: Platform) -> Fault {
    let rest = loop.dropFirst().prefix(3).map { "\(screen.title($0)), which \(verb) " }.joined()
    let end = loop.count > 4 ? "… it again" : loop.count > 1 ? "it again" : "itself"
    var fault = Fault(loop[0], "\(screen.title(loop[0])) \(verb) \(rest)\(end)")
    fault.data = [Datum("elements", loop.count)]
    fault.related = loop.dropFirst().map { RelatedNode($0, why: "in the loop") }
    fault.detail = verb
    fault.groupsInCells = false
    let view = screen.reference(loop[0])
    fault.fix =
      platform == .ios
      ? Fix("list only what lies inside the container")
      : Fix(
        "take one of the links away",
        code: [
          FixCode(
            .views, .kotlin,
            "\(view).accessibilityTraversal\(verb.hasSuffix("before") ? "Before" : "After") = View.NO_ID")
        ])
    return fault
  }
}
