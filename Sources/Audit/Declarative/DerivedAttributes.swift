import ScreenModel
import ViewHierarchy

/// What the passes found out about a node, as attributes of the tree that users' rules query.
public struct DerivedAttributes {
  /// The names, in the order in which they are written. Readers of the canonical form ignore them.
  public static let names: [StaticString] = [
    "derived-role", "derived-part", "is-visible", "is-stop", "derived-spoken", "derived-order", "derived-group",
  ]

  private let screen: Screen

  /// The attributes of a screen's nodes.
  public init(_ screen: Screen) { self.screen = screen }

  /// The value of each attribute that the node has.
  public func values(_ node: NodeID) -> [(name: StaticString, value: String)] {
    let row = node.index
    let isStop = screen.stops.isStop[row]
    var values: [(name: StaticString, value: String)] = [("derived-role", "\(screen.roles.role[row].name)")]
    if let part = screen.parts.part[row].name { values.append(("derived-part", part)) }
    values.append(("is-visible", screen.visibility.isVisible[row] ? "true" : "false"))
    values.append(("is-stop", isStop ? "true" : "false"))
    if isStop {
      values.append(("derived-spoken", screen.spoken(node)))
      // Counted from 1: the first stop is 1.
      values.append(("derived-order", "\(screen.order.rank[row] + 1)"))
    }
    // The node's number as in reports, so that equal numbers are one group.
    let group = screen.groups.owner[row]
    if group >= 0 { values.append(("derived-group", "\(group)")) }
    return values
  }
}
