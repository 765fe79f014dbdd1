/// What a node keeps in its bundle of extras: what older versions of Android have no field for, and what no attribute
/// of the page source states. Written with the setting `includeExtrasInPageSource`.
///
/// Source of the keys: androidx/androidx:core/core/src/main/java/androidx/core/view/accessibility/
/// AccessibilityNodeInfoCompat.java.
struct AndroidExtras {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private(set) var state: Bytes?
  private(set) var role: Bytes?
  private(set) var paneTitle: Bytes?
  private(set) var tooltip: Bytes?
  private(set) var hint: Bytes?
  /// Bits of ``Mark``; nil where there is no such key.
  private(set) var marks: Int?

  /// Bits of the boolean properties.
  enum Mark: Int {
    case screenReaderFocusable = 1
    case heading = 2
    case showingHint = 4
    case textEntryKey = 8
  }

  private static let compat = Array("androidx.view.accessibility.AccessibilityNodeInfoCompat.".utf8)

  /// - Parameter list: `key=value;key=value`. A value goes on to the next `;`.
  init(_ list: Bytes) {
    for piece in list.split(separator: UInt8(ascii: ";")) {
      guard let equals = piece.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let key = piece[..<equals].drop { $0 == 0x20 }
      let value = Bytes(rebasing: piece[(equals + 1)...])
      if value.isEmpty || value.elementsEqual("null".utf8) { continue }
      if key.elementsEqual("AccessibilityNodeInfo.roleDescription".utf8) {
        role = value
      } else if key.starts(with: Self.compat) {
        take(key.dropFirst(Self.compat.count), value)
      }
    }
  }

  private mutating func take(_ key: Slice<Bytes>, _ value: Bytes) {
    if key.elementsEqual("STATE_DESCRIPTION_KEY".utf8) {
      state = value
    } else if key.elementsEqual("PANE_TITLE_KEY".utf8) {
      paneTitle = value
    } else if key.elementsEqual("TOOLTIP_TEXT_KEY".utf8) {
      tooltip = value
    } else if key.elementsEqual("HINT_TEXT_KEY".utf8) {
      hint = value
    } else if key.elementsEqual("BOOLEAN_PROPERTY_KEY".utf8) {
      marks = Numbers.decimal(value).flatMap { Int(exactly: $0) }
    }
  }

  func has(_ mark: Mark) -> Bool { (marks ?? 0) & mark.rawValue != 0 }
}
