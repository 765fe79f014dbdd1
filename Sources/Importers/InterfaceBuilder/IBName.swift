import Markup

/// The element and attribute names of Interface Builder documents that are read; a name can be both.
enum IBName: Int, CaseIterable {
  // The document and its parts.
  case document, scenes, objects, placeholder, viewControllerPlaceholder, customObject
  case namedColor, systemColor
  // Wrappers of views.
  case subviews, prototypes, sections, tableViewSection, cells, items, segments, toolbarItems, navigationItem
  case barButtonItem, tabBarItem, segment
  // What describes an object.
  case rect, accessibility, accessibilityTraits, bool, string, mutableString, attributedString, fragment
  case fontDescription, color, state, buttonConfiguration, userDefinedRuntimeAttribute
  case real, integer, constraint, variation, exclude, outlet, outletCollection
  case action, segue, textInputTraits, viewLayoutGuide, layoutGuides, dependencies, gestureRecognizers
  // Attributes.
  case key, id, x, y, width, height, value, label, hint, identifier, title, text, image, catalog, style, type
  case pointSize, weight, name, customClass, storyboardIdentifier, reuseIdentifier, hidden, alpha, enabled, selected
  case property, destination, reference, firstItem, firstAttribute, secondItem, constant
  case relation, priority, keyPath, content, white, red, green, blue, headerTitle, footerTitle, systemItem
  case adjustsFontForContentSizeCategory, numberOfLines, lineBreakMode, editable, secureTextEntry, animating, on
  case numberOfPages, currentPage, kind
  case prompt
  // Layout.
  case size, secondAttribute, textAlignment, contentHorizontalAlignment, semanticContentAttribute
  case contentInsetAdjustmentBehavior, insetsLayoutMarginsFromSafeArea, rowHeight, estimatedRowHeight
  case extendedEdge, top, bottom
  case textContentType

  /// The names as they are written; asking a case for its name is slow.
  private static let names = allCases.map { "\($0)" }

  /// Names first, then the tags of views in the order of their table.
  static let vocabulary = XMLVocabulary(names + IBClass.table.map(\.tag))

  /// The class that each code of the vocabulary stands for as a tag; `label` is an attribute as well.
  static let classes: [IBClass?] =
    names.map { name in IBClass.table.first { $0.tag == name } } + IBClass.table
}
