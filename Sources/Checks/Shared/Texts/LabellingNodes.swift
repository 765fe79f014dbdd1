import ScreenModel
import ViewHierarchy

/// Which controls are named by another node, as the export states it (`labelFor`, `labeledBy`).
struct LabellingNodes {
  /// Each control with the node that names it, in document order.
  let pairs: [(node: NodeID, label: NodeID)]

  init(_ screen: Screen) {
    let tree = screen.tree
    let stated = tree.properties.filter { $0.key == .labelledBy }
    guard !stated.isEmpty else {
      pairs = []
      return
    }
    var places: [String: NodeID] = [:]
    for node in tree.nodes {
      let name = tree.text(.ref, node) ?? tree.string(tree.identifier[node.index]) ?? ""
      if !name.isEmpty, places[name] == nil { places[name] = node }
    }
    pairs = stated.compactMap { property in
      guard let label = places[tree.string(property.text) ?? ""], label != property.node else { return nil }
      return (property.node, label)
    }
  }
}
