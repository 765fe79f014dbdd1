import Audit
import ScreenModel
import ViewHierarchy

/// The smallest change that lets one stop be read before another: the parts of the container around both, with one of
/// them moved.
struct OrderChange {
  /// The container that has to state the order.
  let container: NodeID
  /// Its parts in the new order.
  let parts: [NodeID]
  /// Code that lists more parts than these helps nobody.
  private static let mostParts = 24
  /// A view with more children than these is not searched for its parts.
  private static let mostChildren = 256

  /// Nil where no one container holds both, or too many parts.
  init?(_ screen: Screen, _ node: NodeID, before other: NodeID) {
    guard let fork = screen.fork(node, other), let around = fork.node else { return nil }
    let stated = screen.tree.explicitOrder(around)?.elements
    if let stated, stated.count > Self.mostParts { return nil }
    let listed = stated?.compactMap { $0 }
    let parts = (listed ?? Self.children(screen, around)).filter { $0 != fork.a }
    guard parts.count < Self.mostParts, let place = parts.firstIndex(of: fork.b) else { return nil }
    container = around
    self.parts = parts[..<place] + [fork.a] + parts[place...]
  }

  /// The children in which something is read, in reading order; none where there are too many.
  private static func children(_ screen: Screen, _ container: NodeID) -> [NodeID] {
    let children = Array(screen.tree.children(container).prefix(mostChildren + 1))
    guard children.count <= mostChildren else { return [] }
    let ranked = children.compactMap { child -> (rank: Int32, node: NodeID)? in
      let first = screen.stops.isStop[child.index] ? child : screen.stops(in: child).first
      return first.map { (screen.order.rank[$0.index], child) }
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.node)
  }

  /// What to do, with the code that does it.
  static func fix(_ screen: Screen, _ node: NodeID, before other: NodeID) -> Fix {
    let summary = "let \(screen.title(node)) be read before \(screen.title(other))"
    guard let change = OrderChange(screen, node, before: other) else { return Fix(summary) }
    return Fix(
      summary,
      code: FixSnippets.order(
        screen.header.platform, view: screen.reference(change.container), change.parts.map(screen.reference)))
  }
}
