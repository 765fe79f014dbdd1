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
      guard let ending = screen.tree.withBytes(screen.tree.label[node.index], Self.position), !ending.hasSlash,
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

  /// At the end of a part between commas: "Cart, tab, 3 of 4, 2 new". Ratings are no positions.
  private static func position(_ label: Bytes.Text) -> PositionEnding? {
    guard
      let found = label.split(separator: UInt8(ascii: ",")).lazy.compactMap({ part in
        PositionEnding(of: Bytes.trimmed(Bytes.Text(rebasing: part)), afterWords: true)
      }).first
    else { return nil }
    return rating.isIn(label) ? nil : found
  }

  private static let rating = WordSet("rating", "rated", "star", "stars", "score", "review", "reviews")

  private struct Series: Hashable {
    let parent: Int32
    let total: Int
  }

  private func scrolls(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.roles.surroundings[node.index].contains(.scroll)
  }
}
