import Audit
import ScreenModel
import ViewHierarchy

/// Items that say "n of m" where there are not m of them.
public struct ListPositionWrong: Check {
  public static let id = "list-position-wrong"
  /// No list that does not scroll has more.
  private static let largestTotal = 30

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var series: [Series: [NodeID]] = [:]
    var order: [Series] = []
    for node in screen.stops.nodes where screen.isAppOwn(node) && screen.tree.label[node.index].hasBytes {
      let label = screen.tree.label[node.index]
      guard let ending = screen.tree.withBytes(label, { PositionEnding(of: $0, afterWords: true) }), !ending.hasSlash,
        ending.number >= 1, ending.number <= ending.total, ending.total <= Self.largestTotal
      else { continue }
      let here = Series(parent: screen.tree.parent[node.index], total: ending.total)
      if series[here] == nil { order.append(here) }
      series[here, default: []].append(node)
    }
    for here in order {
      // One "2 of 5" alone counts something else.
      guard let items = series[here], items.count > 1, !scrolls(screen, items[0]) else { continue }
      guard items.count != here.total else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        items[0],
        "\(screen.title(items[0])) and its neighbours count to \(here.total), and there are \(items.count) of them")
      fault.data = [Datum("total", here.total), Datum("items", items.count)]
      fault.related = items.dropFirst().map { RelatedNode($0, why: "same count") }
      fault.fix = Fix("leave the position to the system, or count the items that are there")
      verdicts.fault(fault)
    }
  }

  private struct Series: Hashable {
    let parent: Int32
    let total: Int
  }

  private func scrolls(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.roles.surroundings[node.index].contains(.scroll)
  }
}
