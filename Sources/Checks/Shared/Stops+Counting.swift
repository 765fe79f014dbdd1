import ScreenModel
import ViewHierarchy

extension Screen {
  /// The stops below a node, in document order.
  func stops(in node: NodeID) -> ArraySlice<NodeID> {
    let all = stops.nodes
    let rows = tree.descendants(node)
    return all[firstStop(from: rows.lowerBound)..<firstStop(from: rows.upperBound)]
  }

  /// The place in the list of stops of the first one from a row on.
  func firstStop(from row: Int) -> Int {
    var low = 0
    var high = stops.nodes.count
    while low < high {
      let middle = (low + high) / 2
      if stops.nodes[middle].index < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the export tells that the screen reader does not land on the node itself, while what is in it can be
  /// reached. On Android what can be operated or is an item of a scrolling parent gathers its texts by itself.
  func isReadInParts(_ node: NodeID) -> Bool {
    stops.obstacle[node.index] == .notElement && tree.explicitOrder(node) == nil && !stops.gathersTexts(node)
  }

  /// The variable that code to paste uses for a node.
  func variable(_ node: NodeID) -> String {
    switch roles.role[node.index] {
    case .card: "card"
    case .cell, .row: "cell"
    case .image, .icon: "imageView"
    case .rating: "ratingView"
    case .field, .secureField, .searchField: "textField"
    case .textArea: "textView"
    case .button: "button"
    case .toggle: "toggle"
    case .text, .heading: "label"
    case .slider: "slider"
    default: "view"
    }
  }
}
