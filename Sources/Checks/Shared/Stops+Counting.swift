import ScreenModel
import ViewHierarchy

extension Screen {
  /// Whether the export tells that the screen reader does not land on the node itself, while what is in it can be
  /// reached. On Android what can be operated or is an item of a scrolling parent gathers its texts by itself.
  func isReadInParts(_ node: NodeID) -> Bool {
    stops.obstacle[node.index] == .notElement && tree.explicitOrder(node) == nil && !stops.gathersTexts(node)
  }
}
