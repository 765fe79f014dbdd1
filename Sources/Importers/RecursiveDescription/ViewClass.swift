import ViewHierarchy

/// The kinds of UIKit's view classes; subclasses are told by `baseClass`.
enum ViewClass {
  private static let kinds: [String: Kind] = [
    "UIWindow": .window, "UILabel": .text, "UIButton": .button, "UIImageView": .image, "UITextField": .field,
    "UISearchTextField": .searchField, "UITextView": .textArea, "UISwitch": .toggle, "UISlider": .slider,
    "UIStepper": .stepper, "UISegmentedControl": .segmented, "UIPageControl": .pageIndicator,
    "UIProgressView": .progress, "UIActivityIndicatorView": .progress, "UIScrollView": .scroll, "UITableView": .table,
    "UICollectionView": .collection, "UITableViewCell": .cell, "UICollectionViewCell": .cell,
    "UINavigationBar": .navigationBar, "UITabBar": .tabBar, "UIToolbar": .toolbar, "WKWebView": .webView,
    "MKMapView": .map, "UIDatePicker": .picker, "UIPickerView": .picker, "UITabBarButton": .tab,
    "_UIButtonBarButton": .button,
    "UIStatusBarWindow": .statusBar, "UIRemoteKeyboardWindow": .keyboard, "UITextEffectsWindow": .keyboard,
  ]

  /// The kind of a class, else that of its base class, else a plain view.
  static func kind(_ name: String, base: String?) -> Kind { kinds[name] ?? base.flatMap { kinds[$0] } ?? .view }
}
