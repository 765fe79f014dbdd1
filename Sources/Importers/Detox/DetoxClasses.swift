import ViewHierarchy

/// The classes of Detox's exports: UIKit's, React Native's, and Android's.
struct DetoxClasses {
  private var known: [String: (kind: Kind, name: UInt32)] = [:]

  /// The kind and the number of a class.
  mutating func entry(
    _ bytes: UnsafeBufferPointer<UInt8>, _ builder: inout ViewTreeBuilder
  ) -> (kind: Kind, name: UInt32) {
    let name = String(decoding: bytes, as: UTF8.self)
    if let entry = known[name] { return entry }
    let entry = (Self.kind(name), builder.intern(name))
    known[name] = entry
    return entry
  }

  static func kind(_ name: String) -> Kind {
    // Generic arguments say nothing about the view.
    let plain = name.prefix { $0 != "<" }
    let simple = plain[(plain.lastIndex { $0 == "." || $0 == "$" }.map(plain.index(after:)) ?? plain.startIndex)...]
    if let kind = exact[String(simple)] { return kind }
    return plain.first?.isLowercase ?? false ? AndroidClasses.kind(simple, qualified: String(plain)) : .view
  }

  private static let exact: [String: Kind] = [
    "UIWindow": .window, "UILabel": .text, "UIButton": .button, "UIImageView": .image, "UITextField": .field,
    "UITextView": .textArea, "UISearchBar": .searchField, "UISwitch": .toggle, "UISlider": .slider,
    "UIStepper": .stepper, "UISegmentedControl": .segmented, "UIPageControl": .pageIndicator, "UIPickerView": .picker,
    "UIDatePicker": .picker, "UIProgressView": .progress, "UIActivityIndicatorView": .progress,
    "UIScrollView": .scroll, "UITableView": .table, "UITableViewCell": .cell, "UICollectionView": .collection,
    "UICollectionViewCell": .cell, "UINavigationBar": .navigationBar, "_UIButtonBarButton": .button,
    "UITabBar": .tabBar, "UIToolbar": .toolbar,
    "WKWebView": .webView, "RNCWKWebView": .webView, "MKMapView": .map, "RCTTextView": .text,
    "RCTParagraphComponentView": .text, "RCTImageView": .image, "RCTImageComponentView": .image,
    "RCTScrollView": .view, "RCTCustomScrollView": .scroll, "RCTEnhancedScrollView": .scroll,
    "RCTUITextField": .field, "RCTUITextView": .textArea, "ReactTextView": .text, "ReactImageView": .image,
    "ReactEditText": .field, "ReactScrollView": .scroll, "ReactHorizontalScrollView": .scroll,
    "RNCWebView": .webView, "DecorView": .window,
  ]
}
