import ViewHierarchy

/// What UIKit says of a class of views before anything is set: its kind, whether it is an element, its traits.
///
/// Source of the defaults: `UIView.isAccessibilityElement` and the traits of UIKit's own controls.
struct IBClass: Sendable {
  /// The tag in the document.
  let tag: String
  /// What its views are.
  let kind: Kind
  /// The class where the kind does not say it all; empty otherwise.
  let name: String
  /// When its views are elements by default.
  let element: Element
  /// The traits by default; nil where the class has none of its own.
  let traits: Traits?
  /// Whether its views are operated, so that a cell that holds one is no single element.
  let isControl: Bool

  /// When a view is an element without being set as one.
  enum Element {
    /// Never, or something inside it is.
    case never
    case always
    /// Once it has a text.
    case withText
    /// Once it holds texts and no controls: UIKit joins the texts of a table view cell.
    case joiningTexts
  }

  private init(
    _ tag: String, _ kind: Kind, name: String = "", element: Element = .never, _ traits: Traits? = nil,
    isControl: Bool = false
  ) {
    self.tag = tag
    self.kind = kind
    self.name = name
    self.element = element
    self.traits = traits
    self.isControl = isControl
  }

  private static func control(_ tag: String, _ kind: Kind, name: String = "", _ traits: Traits? = nil) -> IBClass {
    IBClass(tag, kind, name: name, element: .always, traits, isControl: true)
  }

  /// Views that Interface Builder knows; others are of the kind `other` under their tag.
  static let table: [IBClass] = [
    IBClass("view", .view),
    IBClass("stackView", .view, name: "UIStackView"),
    IBClass("containerView", .view, name: "UIContainerView"),
    IBClass("visualEffectView", .view, name: "UIVisualEffectView"),
    IBClass("scrollView", .scroll),
    IBClass("tableView", .table),
    IBClass("tableViewCell", .cell, element: .joiningTexts),
    IBClass("tableViewCellContentView", .view),
    IBClass("tableViewHeaderFooterView", .view, name: "UITableViewHeaderFooterView"),
    IBClass("collectionView", .collection),
    IBClass("collectionViewCell", .cell),
    IBClass("collectionViewCellContentView", .view),
    IBClass("collectionReusableView", .view, name: "UICollectionReusableView"),
    IBClass("label", .text, element: .withText, .staticText),
    IBClass("imageView", .image, .image),
    control("button", .button, .button),
    control("switch", .toggle, [.button, .switchButton]),
    control("slider", .slider, .adjustable),
    control("stepper", .stepper, .adjustable),
    control("pageControl", .pageIndicator, .adjustable),
    control("textField", .field),
    control("textView", .textArea),
    control("searchBar", .searchField, .searchField),
    control("colorWell", .button, name: "UIColorWell", .button),
    IBClass("segmentedControl", .segmented, isControl: true),
    IBClass("datePicker", .picker, name: "UIDatePicker", isControl: true),
    IBClass("pickerView", .picker, isControl: true),
    IBClass("progressView", .progress, element: .always, .updatesFrequently),
    IBClass("activityIndicatorView", .progress, name: "UIActivityIndicatorView", .updatesFrequently),
    IBClass("navigationBar", .navigationBar),
    IBClass("toolbar", .toolbar),
    IBClass("tabBar", .tabBar),
    IBClass("mapView", .map),
    IBClass("webView", .webView),
    IBClass("wkWebView", .webView),
  ]

  /// A view of a tag that is not in the table.
  static let unknown = IBClass("", .other)
  /// The bar of a controller's navigation item.
  static let navigationItem = IBClass("navigationItem", .navigationBar)
  /// The bar of a controller's toolbar items.
  static let toolbarItems = IBClass("toolbarItems", .toolbar)
  /// The bar of a controller's tab bar item.
  static let tabBarOfItem = IBClass("tabBarItem", .tabBar)
  /// A text view that cannot be edited: a text to read.
  static let staticTextView = IBClass("textView", .text, name: "UITextView", element: .withText, .staticText)
  /// A button of a bar.
  static let barButtonItem = control("barButtonItem", .button, .button)
  /// A tab of a tab bar.
  static let tabBarItem = control("tabBarItem", .tab, [.button, .tabBarItem])
  /// A segment of a segmented control.
  static let segment = control("segment", .button, .button)
  /// A title of a bar or of a section, which UIKit marks as header.
  static let title = IBClass("title", .text, element: .always, [.staticText, .header])
  /// The text below a section.
  static let footer = IBClass("footer", .text, element: .always, .staticText)
}
