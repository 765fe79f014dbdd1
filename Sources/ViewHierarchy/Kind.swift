/// What a node is in the words of the canonical form: the element name there.
///
/// A kind is *stated*: it follows from the export's own type name. What the node is for the audit is its role.
public enum Kind: UInt8, CaseIterable, Sendable {
  case window, view, card, cell, list, collection, image, text, heading, button, link, rating, slider, stepper
  case field, tab, toolbar, segmented, picker, progress, map, scroll, alert, sheet, popover, dialog, keyboard
  case key, icon, menu, checkbox, radio, table, row, other
  case toggle
  case secureField
  case searchField
  case textArea
  case tabBar
  case navigationBar
  case pageIndicator
  case webView
  case statusBar
  case menuItem

  /// The element name in the canonical form.
  public var name: StaticString {
    switch self {
    case .window: "window"
    case .view: "view"
    case .card: "card"
    case .cell: "cell"
    case .list: "list"
    case .collection: "collection"
    case .image: "image"
    case .text: "text"
    case .heading: "heading"
    case .button: "button"
    case .link: "link"
    case .rating: "rating"
    case .slider: "slider"
    case .stepper: "stepper"
    case .field: "field"
    case .tab: "tab"
    case .toolbar: "toolbar"
    case .segmented: "segmented"
    case .picker: "picker"
    case .progress: "progress"
    case .map: "map"
    case .scroll: "scroll"
    case .alert: "alert"
    case .sheet: "sheet"
    case .popover: "popover"
    case .dialog: "dialog"
    case .keyboard: "keyboard"
    case .key: "key"
    case .icon: "icon"
    case .menu: "menu"
    case .checkbox: "checkbox"
    case .radio: "radio"
    case .table: "table"
    case .row: "row"
    case .other: "other"
    case .toggle: "switch"
    case .secureField: "secure-field"
    case .searchField: "search-field"
    case .textArea: "text-area"
    case .tabBar: "tab-bar"
    case .navigationBar: "navigation-bar"
    case .pageIndicator: "page-indicator"
    case .webView: "web-view"
    case .statusBar: "status-bar"
    case .menuItem: "menu-item"
    }
  }
}
