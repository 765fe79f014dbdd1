import ViewHierarchy

/// What the classes of Android's views are in canonical words.
///
/// Producers write the class that a view reports to accessibility (`View.getAccessibilityClassName`), which for most
/// subclasses is that of the platform's view; libraries that report their own end in the same words.
struct AndroidClass {
  /// The words for the view.
  let kind: Kind
  /// The number of the class name in the tree.
  let name: UInt32
  /// Whether it is a message that floats over the screen and never gets the focus.
  let isToast: Bool
}

/// Knows the classes that a file has shown so far, by their bytes.
struct AndroidClasses {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private var known: [UInt64: [(bytes: [UInt8], entry: AndroidClass)]] = [:]
  private var last: (bytes: [UInt8], entry: AndroidClass)?

  /// The entry of a class; the name is interned at its first appearance.
  mutating func entry(_ bytes: Bytes, _ builder: inout ViewTreeBuilder) -> AndroidClass {
    if let last, last.bytes.withUnsafeBufferPointer({ $0.equals(bytes) }) { return last.entry }
    let hash = bytes.reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    if let found = known[hash]?.first(where: { $0.bytes.withUnsafeBufferPointer { $0.equals(bytes) } }) {
      last = found
      return found.entry
    }
    let name = String(decoding: bytes, as: UTF8.self)
    let simple = name[(name.lastIndex { $0 == "." || $0 == "$" }.map(name.index(after:)) ?? name.startIndex)...]
    let entry = AndroidClass(
      kind: Self.kind(simple, qualified: name), name: builder.intern(name), isToast: simple == "Toast")
    let found = (Array(bytes), entry)
    known[hash, default: []].append(found)
    last = found
    return entry
  }

  /// Whole simple names first, then their endings: `AppCompatImageView`, `MaterialSwitch`, `ShapeableImageView`.
  static func kind(_ simple: Substring, qualified: String) -> Kind {
    if let kind = exact[String(simple)] { return kind }
    if qualified.hasPrefix("android.app.ActionBar"), simple == "Tab" { return .tab }
    return endings.first { simple.hasSuffix($0.ending) }?.kind ?? .view
  }

  private static let exact: [String: Kind] = [
    "View": .view, "ViewGroup": .view, "Toast": .view, "TextView": .text, "CheckedTextView": .text, "Button": .button,
    "ImageButton": .button, "ImageView": .image, "QuickContactBadge": .image, "EditText": .field,
    "AutoCompleteTextView": .field, "MultiAutoCompleteTextView": .field, "SearchAutoComplete": .field,
    "SearchView": .view, "CheckBox": .checkbox, "RadioButton": .radio, "Switch": .toggle, "SwitchCompat": .toggle,
    "ToggleButton": .toggle, "SeekBar": .slider, "AbsSeekBar": .slider, "RatingBar": .rating, "ProgressBar": .progress,
    "Chip": .button, "Spinner": .picker, "NumberPicker": .picker, "DatePicker": .view, "TimePicker": .view,
    "ListView": .list, "ExpandableListView": .list, "RecyclerView": .list, "GridView": .collection,
    "ScrollView": .scroll, "HorizontalScrollView": .scroll, "NestedScrollView": .scroll, "ViewPager": .scroll,
    "ViewPager2": .scroll, "WebView": .webView, "Toolbar": .toolbar, "ActionBar": .toolbar, "TabWidget": .tabBar,
    "TabLayout": .tabBar, "MapView": .map, "AlertDialog": .alert, "Dialog": .dialog, "MenuItem": .menuItem,
  ]

  /// The longer ending first where one ends in the other.
  private static let endings: [(ending: String, kind: Kind)] = [
    ("ImageButton", .button), ("RadioButton", .radio), ("ToggleButton", .toggle), ("ActionButton", .button),
    ("Button", .button), ("ImageView", .image), ("EditText", .field), ("AutoCompleteTextView", .field),
    ("CheckedTextView", .text), ("TextView", .text), ("CheckBox", .checkbox), ("SwitchCompat", .toggle),
    ("SwitchMaterial", .toggle), ("Switch", .toggle), ("RatingBar", .rating), ("SeekBar", .slider),
    ("Slider", .slider), ("ProgressBar", .progress), ("ProgressIndicator", .progress), ("Spinner", .picker),
    ("RecyclerView", .list), ("ListView", .list), ("GridView", .collection), ("ScrollView", .scroll),
    ("ViewPager", .scroll), ("WebView", .webView), ("Toolbar", .toolbar), ("TabLayout", .tabBar),
  ]
}
