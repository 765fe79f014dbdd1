import Audit
import ScreenModel
import ViewHierarchy

/// A close, back or more button beside the title that is read long after it.
public struct DismissControlLate: Check {
  public static let id = "dismiss-control-late"
  private let maxDistance: Double
  private let minStops: Double

  public init(_ parameters: RuleParameters) {
    maxDistance = parameters["maxDistance"]
    minStops = parameters["minStops"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var containers = StopContainers(screen)
    var known: [Int32: Members] = [:]
    let flow = ContentFlow(screen)
    for item in flow.items where screen.isDismissing(item.node) && !screen.isFloating(item.node) {
      let unit = screen.roles.unit(of: item.node).flatMap { $0 == item.node ? nil : $0 }
      let container = unit ?? containers.container(around: item.node)
      let key = container?.row ?? -1
      let members = known[key] ?? Members(screen, container, flow)
      known[key] = members
      guard let title = members.title, title.node != item.node, isBeside(title.frame, item.frame) else { continue }
      let between = members.count(between: title.rank, item.rank)
      if Double(between) < minStops || screen.areStacked(title.node, item.node) {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, item.node, title.node, between, container))
      }
    }
  }

  /// What is read in a container, and the title among it.
  private struct Members {
    let title: ContentFlow.Item?
    private let ranks: [Int]

    init(_ screen: Screen, _ container: NodeID?, _ flow: ContentFlow) {
      let items = container.map { flow.items(in: $0, screen) } ?? flow.items
      ranks = items.map(\.rank)
      let headings = items.filter { screen.isHeading($0.node) }
      let isTitled = container.map { Self.beginsWithTitle(screen, $0) } ?? false
      let texts = isTitled ? items.filter { screen.roles.role[$0.node.index] == .text } : []
      title = (headings.isEmpty ? texts : headings).min { ($0.frame.minY, $0.rank) < ($1.frame.minY, $1.rank) }
    }

    /// Sheets and cards have a title on top, marked or not.
    private static func beginsWithTitle(_ screen: Screen, _ container: NodeID) -> Bool {
      switch screen.roles.role[container.index] {
      case .sheet, .dialog, .popover, .card, .cell: true
      default: false
      }
    }

    /// How many are read between two places.
    func count(between first: Int, _ last: Int) -> Int {
      max(0, index(of: last) - index(of: first + 1))
    }

    /// How many are read before a place.
    private func index(of rank: Int) -> Int {
      var low = 0
      var high = ranks.count
      while low < high {
        let middle = (low + high) / 2
        if ranks[middle] < rank { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Whether the centre of the button lies close to the row of the title.
  private func isBeside(_ title: Rect, _ button: Rect) -> Bool {
    max(title.minY - button.midY, button.midY - title.maxY) <= maxDistance
  }

  private func fault(
    _ screen: Screen, _ button: NodeID, _ title: NodeID, _ between: Int, _ container: NodeID?
  ) -> Fault {
    let isStated = container.map { screen.tree.explicitOrder($0) != nil } ?? screen.order.isStated
    var fault = Fault(
      button,
      "\(screen.title(button)) stands beside \(screen.title(title)) and is read \(between) stops after it",
      confidence: isStated ? .certain : .review)
    fault.data = [Datum("stops", between)]
    fault.related = [RelatedNode(title, why: "title")]
    let first = screen.order.sequence.dropFirst(Int(screen.order.rank[title.index]) + 1).first ?? title
    fault.fix = OrderChange.fix(screen, button, before: first)
    return fault
  }
}
