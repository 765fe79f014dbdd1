import Markup

/// The attributes that are read from Android exports; others are passed over.
enum AndroidAttribute: Int, CaseIterable {
  case text, resourceID, className, package, contentDescription, checkable, checked, clickable, enabled, focusable
  case focused, scrollable, longClickable, password, selected, bounds, displayed, visibleToUser, hint, hintText
  case showingHint, heading, paneTitle, liveRegion, screenReaderFocusable, important, isCollection, isCollectionItem
  case tooltip, error, actions, extras, textSize, textUnit, textEntryKey, multiline, rotation, width, height,
    windowIndex
  case title

  /// The names as written.
  var name: String {
    switch self {
    case .resourceID: "resource-id"
    case .className: "class"
    case .contentDescription: "content-desc"
    case .longClickable: "long-clickable"
    case .visibleToUser: "visible-to-user"
    case .showingHint: "showing-hint"
    case .paneTitle: "pane-title"
    case .liveRegion: "live-region"
    case .screenReaderFocusable: "screen-reader-focusable"
    case .important: "a11y-important"
    case .isCollection: "is-collection"
    case .isCollectionItem: "is-collection-item"
    case .tooltip: "tooltip-text"
    case .textSize: "text-size"
    case .textUnit: "text-unit"
    case .textEntryKey: "text-entry-key"
    case .windowIndex: "window-index"
    default: "\(self)"
    }
  }

  /// Attribute names first, then the tags that are no views.
  static let vocabulary = XMLVocabulary(allCases.map(\.name) + wrappers)
  /// Elements around the views: the root, and the windows of `uiautomator dump --windows`.
  private static let wrappers = ["hierarchy", "displays", "display", "window"]
  /// Whether a tag's code is that of an element around the views.
  static func isWrapper(_ code: Int) -> Bool { code >= allCases.count }
}
