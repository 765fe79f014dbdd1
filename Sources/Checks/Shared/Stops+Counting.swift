import ScreenModel
import ViewHierarchy

extension Screen {
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
