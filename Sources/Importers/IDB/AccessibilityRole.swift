import ViewHierarchy

/// The roles of Apple's accessibility interface as idb writes them, without the prefix `AX`, and XCTest's type names.
///
/// Source: facebook/idb:FBControlCore/Commands/FBAccessibilityDocument.swift and
/// website/docs/idb/accessibility.mdx.
enum AccessibilityRole {
  /// Names that XCTest's table lacks, or that mean something else here: iOS has no check boxes, and switches are called
  /// so.
  private static let own: [(name: String, kind: Kind, keepsName: Bool)] = [
    ("Heading", .heading, false), ("Group", .view, false), ("GenericElement", .other, false), ("Text", .text, false),
    ("TextArea", .textArea, false), ("BusyIndicator", .progress, true), ("Incrementor", .stepper, false),
    ("DateTimeArea", .picker, true), ("ScrollArea", .scroll, false), ("List", .list, false), ("Row", .row, false),
    ("Outline", .list, true), ("WebArea", .webView, false), ("Unknown", .other, false), ("TabButton", .tab, false),
    ("Application", .view, true), ("TabGroup", .tabBar, true), ("CheckBox", .toggle, false),
  ]

  /// Every name, those of this table first.
  static let table = own + XCUIElementType.table.map { entry in (entry.name, entry.kind, entry.keepsName) }
  static let codes = NameCodes(table.map(\.name))
  static let application = table.firstIndex { $0.name == "Application" } ?? -1

  /// Types that only XCTest's tree has: where one occurs, the whole tree comes from there (idb's backend `axbridge`)
  /// and being listed does not make a node an accessibility element.
  static let onlyInAutomation: Set<Int> = {
    let names = ["Other", "Cell", "Window", "NavigationBar", "TabBar", "Table", "CollectionView", "ScrollView", "Any"]
    return Set(names.compactMap { name in table.firstIndex { $0.name == name } })
  }()

  /// A subrole tells more than the role: a switch is a check box by role.
  static func kind(ofSubrole subrole: UnsafeBufferPointer<UInt8>) -> Kind? {
    for (name, kind) in subroles where name.elementsEqual(subrole) { return kind }
    return nil
  }

  private static let subroles: [([UInt8], Kind)] = [
    (Array("AXSwitch".utf8), .toggle), (Array("AXToggle".utf8), .toggle), (Array("AXTabButton".utf8), .tab),
    (Array("AXSearchField".utf8), .searchField), (Array("AXSecureTextField".utf8), .secureField),
  ]

  /// The code of a role or type; the prefix `AX` or `XCUIElementType` is left out.
  static func code(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    for prefix in prefixes where name.starts(with: prefix) {
      return codes.code(of: UnsafeBufferPointer(rebasing: name[prefix.count...]))
    }
    return codes.code(of: name)
  }

  private static let prefixes = [Array(XCUIElementType.prefix.utf8), Array("AX".utf8)]
}
