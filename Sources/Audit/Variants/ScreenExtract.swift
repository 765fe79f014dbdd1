import ScreenModel
import ViewHierarchy

/// What stays of a capture until the other captures of its screen are there: stops, texts, cells, and nothing of the
/// tree, so that the memory of a run does not grow with the size of its files.
public struct ScreenExtract: Sendable {
  /// The platform.
  public let platform: Platform
  /// The screen; empty where its size is unknown.
  public let bounds: Rect
  /// The direction, as stated.
  public let direction: LayoutDirection?
  /// The language, as stated.
  public let language: String?
  /// The facts that the export carries.
  public let facts: Facts
  /// Whether the place of every stop is stated by explicit orders.
  public let isOrderStated: Bool
  /// Whether something on it can be scrolled.
  public let scrolls: Bool
  /// Stops, drawn texts and cells, in document order.
  public let items: [ExtractItem]

  /// Takes out of a screen what comparisons need.
  public init(_ screen: Screen) {
    platform = screen.header.platform
    bounds = screen.bounds
    direction = screen.header.direction
    language = screen.header.language
    facts = screen.header.facts
    isOrderStated = screen.order.isStated
    let description = NodeDescription(screen)
    var items: [ExtractItem] = []
    var scrolls = false
    for node in screen.tree.nodes {
      switch screen.roles.role[node.index] {
      case .scroll, .list, .collection, .table, .webView: scrolls = true
      default: scrolls = scrolls || screen.tree.flags[node.index].isTrue(.scrollable)
      }
      let isText = Self.isDrawnText(screen, node)
      guard screen.stops.isStop[node.index] || isText || Self.isCell(screen, node) else { continue }
      items.append(ExtractItem(screen, node, isText: isText, description))
    }
    self.items = items
    self.scrolls = scrolls
  }

  /// The item of a node.
  func item(_ node: NodeID) -> ExtractItem? {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = low + (high - low) / 2
      if items[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low < items.count && items[low].node == node ? items[low] : nil
  }

  private static func isDrawnText(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .text, .heading: screen.visibility.isVisible[node.index] && screen.hasName(node)
    default: false
    }
  }

  private static func isCell(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .cell, .card, .row: screen.visibility.isVisible[node.index]
    default: false
    }
  }
}
