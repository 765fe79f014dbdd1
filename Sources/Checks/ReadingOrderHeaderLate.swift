import Audit
import ScreenModel
import ViewHierarchy

/// A heading that is read after something of its own section.
public struct ReadingOrderHeaderLate: Check {
  public static let id = "reading-order-header-late"
  /// How many headings above an element are looked at for the one that it stands under; more would cost time on pages
  /// of nothing but headings.
  private static let nearbyHeaders = 16

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let flow = ContentFlow(screen).items
    let headers = flow.filter { screen.isHeading($0.node) }
      .sorted { ($0.frame.minY, $0.rank) < ($1.frame.minY, $1.rank) }
    guard !headers.isEmpty else { return }
    var early: [NodeID: (first: ContentFlow.Item, count: Int)] = [:]
    for item in flow where !screen.isHeading(item.node) && !screen.isFloating(item.node) {
      guard let header = header(over: item, headers), item.rank < header.rank,
        isOfSection(screen, item.node, header.node)
      else { continue }
      early[header.node] = (early[header.node]?.first ?? item, (early[header.node]?.count ?? 0) + 1)
    }
    for header in headers {
      if let early = early[header.node] {
        verdicts.fault(fault(screen, header.node, early.first.node, early.count))
      } else {
        verdicts.pass()
      }
    }
  }

  /// The lowest heading above an item and in its column.
  private func header(over item: ContentFlow.Item, _ headers: [ContentFlow.Item]) -> ContentFlow.Item? {
    var low = 0
    var high = headers.count
    while low < high {
      let middle = (low + high) / 2
      if headers[middle].frame.minY <= item.frame.minY { low = middle + 1 } else { high = middle }
    }
    return headers[..<low].suffix(Self.nearbyHeaders).last { header in
      header.frame.maxY <= item.frame.minY + 1 && header.frame.minX < item.frame.maxX
        && item.frame.minX < header.frame.maxX
    }
  }

  /// The heading of a card or row speaks for that alone, and what lies in another layer has nothing to do with it.
  private func isOfSection(_ screen: Screen, _ node: NodeID, _ header: NodeID) -> Bool {
    let unit = screen.roles.unit[header.index]
    return (unit < 0 || unit == screen.roles.unit[node.index]) && !screen.areStacked(node, header)
  }

  private func fault(_ screen: Screen, _ header: NodeID, _ first: NodeID, _ count: Int) -> Fault {
    var fault = Fault(
      header,
      "\(screen.title(header)) is read after \(Figures.count(count, "stop")) of its own section, \(screen.title(first)) first",
      confidence: .review)
    fault.data = [Datum("stops", count)]
    fault.related = [RelatedNode(first, why: "read before its heading")]
    fault.fix = OrderChange.fix(screen, header, before: first)
    return fault
  }
}
