import Markup

/// The attributes that are read from Android exports; others are passed over.
enum AndroidAttribute: Int, CaseIterable {
  case text, resourceID, className, package, contentDescription, checkable, checked, clickable, enabled, focusable
  case focused, scrollable, longClickable, password, selected, bounds, displayed, visibleToUser, hint, hintText
  case showingHint, heading, paneTitle, liveRegion, screenReaderFocusable, important, isCollection, isCollectionItem
  case tooltip, error, actions, extras, textSize, textUnit, textEntryKey, multiline, rotation, width, height,
    windowIndex
  case title

  /// The name as written. Asking the runtime for the name of a case takes as long as auditing some nodes.
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
    case .text: "text"
    case .package: "package"
    case .checkable: "checkable"
    case .checked: "checked"
    case .clickable: "clickable"
    case .enabled: "enabled"
    case .focusable: "focusable"
    case .focused: "focused"
    case .scrollable: "scrollable"
    case .password: "password"
    case .selected: "selected"
    case .bounds: "bounds"
    case .displayed: "displayed"
    case .hint: "hint"
    case .hintText: "hintText"
    case .heading: "heading"
    case .error: "error"
    case .actions: "actions"
    case .extras: "extras"
    case .multiline: "multiline"
    case .rotation: "rotation"
    case .width: "width"
    case .height: "height"
    case .title: "title"
    }
  }

  /// Attribute names first, then the tags that are no views.
  static let vocabulary = XMLVocabulary(allCases.map(\.name) + wrappers)
  /// Elements around the views: the root, and the windows of `uiautomator dump --windows`.
  private static let wrappers = ["hierarchy", "displays", "display", "window"]
  /// Whether a tag's code is that of an element around the views.
  static func isWrapper(_ code: Int) -> Bool { code >= allCases.count }
}
