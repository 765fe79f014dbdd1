import ViewHierarchy

/// XCTest's element types, by the name without the prefix `XCUIElementType`.
///
/// Source: appium/WebDriverAgent:WebDriverAgentLib/Utilities/FBElementTypeTransformer.m (83 names).
enum XCUIElementType {
  /// The kind of each type. Where several types share a kind, the type's name is kept as the class (`keepsName`).
  static let table: [(name: String, kind: Kind, keepsName: Bool)] = [
    ("Any", .other, true), ("Other", .other, false), ("Application", .view, true), ("Group", .view, true),
    ("Window", .window, false), ("Sheet", .sheet, false), ("Drawer", .view, true), ("Alert", .alert, false),
    ("Dialog", .dialog, false), ("Button", .button, false), ("RadioButton", .radio, false),
    ("RadioGroup", .view, true), ("CheckBox", .checkbox, false), ("DisclosureTriangle", .button, true),
    ("PopUpButton", .button, true), ("ComboBox", .field, true), ("MenuButton", .button, true),
    ("ToolbarButton", .button, true), ("Popover", .popover, false), ("Keyboard", .keyboard, false),
    ("Key", .key, false), ("NavigationBar", .navigationBar, false), ("TabBar", .tabBar, false),
    ("TabGroup", .tabBar, true), ("Toolbar", .toolbar, false), ("StatusBar", .statusBar, false),
    ("Table", .table, false), ("TableRow", .row, false), ("TableColumn", .view, true), ("Outline", .list, true),
    ("OutlineRow", .row, true), ("Browser", .view, true), ("CollectionView", .collection, false),
    ("Slider", .slider, false), ("PageIndicator", .pageIndicator, false), ("ProgressIndicator", .progress, false),
    ("ActivityIndicator", .progress, true), ("SegmentedControl", .segmented, false), ("Picker", .picker, true),
    ("PickerWheel", .picker, false), ("Switch", .toggle, false), ("Toggle", .toggle, true), ("Link", .link, false),
    ("Image", .image, false), ("Icon", .icon, false), ("SearchField", .searchField, false),
    ("ScrollView", .scroll, false), ("ScrollBar", .other, true), ("StaticText", .text, false),
    ("TextField", .field, false), ("SecureTextField", .secureField, false), ("DatePicker", .picker, true),
    ("TextView", .textArea, false), ("Menu", .menu, false), ("MenuItem", .menuItem, false), ("MenuBar", .menu, true),
    ("MenuBarItem", .menuItem, true), ("Map", .map, false), ("WebView", .webView, false),
    ("IncrementArrow", .button, true), ("DecrementArrow", .button, true), ("Timeline", .view, true),
    ("RatingIndicator", .rating, false), ("ValueIndicator", .other, true), ("SplitGroup", .view, true),
    ("Splitter", .other, true), ("RelevanceIndicator", .progress, true), ("ColorWell", .button, true),
    ("HelpTag", .other, true), ("Matte", .other, true), ("DockItem", .icon, true), ("Ruler", .other, true),
    ("RulerMarker", .other, true), ("Grid", .view, true), ("LevelIndicator", .progress, true), ("Cell", .cell, false),
    ("LayoutArea", .view, true), ("LayoutItem", .view, true), ("Handle", .other, true), ("Stepper", .stepper, false),
    ("Tab", .tab, false), ("TouchBar", .toolbar, true), ("StatusItem", .other, true),
  ]

  /// What every tag and type name of the format begins with.
  static let prefix = "XCUIElementType"
}
