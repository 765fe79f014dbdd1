import ViewHierarchy

/// What the name of a custom class tells about its views.
enum IBCustomClass {
  /// Prefixes of classes whose behaviour is known: the system's frameworks and the Material components.
  private static let knownPrefixes = ["UI", "MK", "WK", "AV", "GL", "SK", "SCN", "MTK", "PDF", "MDC"]

  /// Material components and UIKit classes that people set on plain views, by the end of the name.
  private static let kinds: [(name: String, kind: Kind)] = [
    ("UIScrollView", .scroll), ("UIControl", .view), ("MDCSlider", .slider), ("MDCSwitch", .toggle),
    ("MDCTextField", .field), ("MDCFilledTextField", .field), ("MDCOutlinedTextField", .field),
    ("MDCBaseTextField", .field), ("MDCMultilineTextField", .textArea), ("MDCButton", .button),
    ("MDCFlatButton", .button), ("MDCRaisedButton", .button), ("MDCFloatingButton", .button),
    ("MDCChipView", .button), ("MDCTabBar", .tabBar), ("MDCTabBarView", .tabBar), ("MDCNavigationBar", .navigationBar),
    ("MDCActivityIndicator", .progress), ("MDCProgressView", .progress), ("MDCPageControl", .pageIndicator),
    ("MDCCard", .card),
  ]

  /// What a plain view of the class is; nil where the name does not tell.
  static func kind(of name: UnsafeBufferPointer<UInt8>) -> Kind? {
    kinds.first { name.elementsEqual($0.name.utf8) }?.kind
  }

  /// Whether the class is the app's own, so that only its code tells what its views do.
  static func isOfApp(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    !knownPrefixes.contains { prefix in
      guard name.count > prefix.utf8.count, name.starts(with: prefix.utf8) else { return false }
      let next = name[prefix.utf8.count]
      return next.isCapitalLetter
    }
  }
}
