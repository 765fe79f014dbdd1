/// Accessibility traits: UIKit's, at their bits in `UIAccessibilityTraits`, and above bit 40 those that only some
/// exports name.
///
/// Source of the bits: cashapp/AccessibilitySnapshot:AccessibilitySnapshotModel.
@frozen
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  @inlinable
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let button = Traits(rawValue: 1 << 0)
  public static let link = Traits(rawValue: 1 << 1)
  public static let image = Traits(rawValue: 1 << 2)
  public static let selected = Traits(rawValue: 1 << 3)
  public static let playsSound = Traits(rawValue: 1 << 4)
  public static let keyboardKey = Traits(rawValue: 1 << 5)
  public static let staticText = Traits(rawValue: 1 << 6)
  public static let summaryElement = Traits(rawValue: 1 << 7)
  public static let notEnabled = Traits(rawValue: 1 << 8)
  public static let updatesFrequently = Traits(rawValue: 1 << 9)
  public static let searchField = Traits(rawValue: 1 << 10)
  public static let startsMediaSession = Traits(rawValue: 1 << 11)
  public static let adjustable = Traits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
  public static let causesPageTurn = Traits(rawValue: 1 << 14)
  public static let tabBar = Traits(rawValue: 1 << 15)
  public static let header = Traits(rawValue: 1 << 16)
  public static let textEntry = Traits(rawValue: 1 << 18)
  public static let isEditing = Traits(rawValue: 1 << 21)
  public static let secureTextField = Traits(rawValue: 1 << 24)
  public static let backButton = Traits(rawValue: 1 << 27)
  public static let tabBarItem = Traits(rawValue: 1 << 28)
  public static let textArea = Traits(rawValue: 1 << 47)
  public static let switchButton = Traits(rawValue: 1 << 53)
  /// `UIAccessibilityTraits.toggleButton` (iOS 17); WebDriverAgent writes it as `ToggleButton`.
  public static let toggleButton = Traits(rawValue: 1 << 54)
  /// `UIAccessibilityTraits.supportsZoom` (iOS 17).
  public static let supportsZoom = Traits(rawValue: 1 << 55)

  /// Every trait with its canonical kebab-case name, in the order in which lists of traits are written.
  public static let named: [(trait: Traits, name: StaticString)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "plays-sound"), (.keyboardKey, "keyboard-key"), (.staticText, "static-text"),
    (.summaryElement, "summary-element"), (.notEnabled, "not-enabled"),
    (.updatesFrequently, "updates-frequently"), (.searchField, "search-field"),
    (.startsMediaSession, "starts-media-session"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allows-direct-interaction"), (.causesPageTurn, "causes-page-turn"),
    (.tabBar, "tab-bar"), (.header, "header"), (.textEntry, "text-entry"), (.isEditing, "is-editing"),
    (.secureTextField, "secure-text-field"), (.backButton, "back-button"), (.tabBarItem, "tab-bar-item"),
    (.textArea, "text-area"), (.switchButton, "switch-button"), (.toggleButton, "toggle-button"),
    (.supportsZoom, "supports-zoom"),
  ]

  private static let byFoldedName: [String: Traits] = Dictionary(
    uniqueKeysWithValues: named.map { (fold("\($0.name)".utf8), $0.trait) })

  /// The trait of a name in any of the spellings in use (`StaticText`, `staticText`, `static-text`); nil if unknown.
  public init?(name: some Sequence<UInt8>) {
    guard let trait = Traits.byFoldedName[Traits.fold(name)] else { return nil }
    self = trait
  }

  private static func fold(_ name: some Sequence<UInt8>) -> String {
    var folded = ""
    for byte in name where byte != UInt8(ascii: "-") {
      let lower = byte.lowered
      folded.unicodeScalars.append(Unicode.Scalar(lower))
    }
    return folded
  }
}
