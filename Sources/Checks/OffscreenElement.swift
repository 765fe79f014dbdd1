import Audit
import ScreenModel
import ViewHierarchy

/// Stops outside the screen that no scrolling brings into view.
public struct OffscreenElement: Check {
  public static let id = "offscreen-element"
  private let margin: Double

  public init(_ parameters: RuleParameters) { margin = parameters["margin"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard !screen.bounds.isEmpty else { return }
    let outermost = outermost(screen)
    var last: (container: NodeID, stops: [NodeID])?
    for stop in screen.stops.nodes where isConcerned(screen, stop) {
      guard outermost[stop.index] >= 0, isFarOutside(stop, screen) else {
        verdicts.pass()
        continue
      }
      let container = NodeID(Int(outermost[stop.index]))
      if last?.container == container {
        last?.stops.append(stop)
      } else {
        if let last { verdicts.fault(fault(screen, last.container, last.stops)) }
        last = (container, [stop])
      }
    }
    if let last { verdicts.fault(fault(screen, last.container, last.stops)) }
  }

  /// Not what scrolls or turns like pages, nor the system's own.
  private func isConcerned(_ screen: Screen, _ stop: NodeID) -> Bool {
    let moves: Surroundings = [.scroll, .collection, .webView, .system, .compositeControl]
    guard let frame = screen.tree.statedFrame(stop), !frame.isEmpty else { return false }
    return screen.roles.surroundings[stop.index].isDisjoint(with: moves)
  }

  /// Beyond what rounding can move over the edge.
  private func isFarOutside(_ stop: NodeID, _ screen: Screen) -> Bool {
    (screen.tree.statedFrame(stop)?.gap(to: screen.bounds) ?? 0) > margin
  }

  /// The largest part of the screen around each node that lies outside as a whole, a menu or a page; -1 for none. A
  /// closed menu touches the edge of the screen.
  private func outermost(_ screen: Screen) -> [Int32] {
    var found = [Int32](repeating: -1, count: screen.tree.count)
    for node in screen.tree.nodes {
      guard let frame = screen.tree.statedFrame(node), !frame.isEmpty, !frame.intersects(screen.bounds) else {
        continue
      }
      let around = screen.tree.parent(of: node).map { found[$0.index] } ?? -1
      found[node.index] = around >= 0 ? around : node.row
    }
    return found
  }

  private func fault(_ screen: Screen, _ container: NodeID, _ stops: [NodeID]) -> Fault {
    let what =
      stops == [container] ? screen.title(container) : "\(screen.title(container)) with \(screen.titles(stops))"
    var fault = Fault(
      container, "\(what) lies outside the screen, and the screen reader goes there all the same", confidence: .review)
    fault.data = [Datum("stops", stops.count)]
    fault.related = stops.filter { $0 != container }.map { RelatedNode($0, why: "outside the screen") }
    fault.fix = Fix(
      "hide it until it is shown",
      code: FixSnippets.hidden(
        screen.header.platform, view: screen.variable(container), isLeaf: screen.tree.isLeaf(container)))
    return fault
  }
}
