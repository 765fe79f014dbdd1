import ViewHierarchy

/// Character data on its way to the text that it is.
struct IBCapture {
  /// What a text becomes.
  enum Target {
    case text, attributedText, label, hint, placeholder, runtimeValue, stateTitle, attributedStateTitle
    case configurationTitle, attributedConfigurationTitle
  }

  private(set) var target: Target?
  private(set) var bytes: [UInt8] = []
  /// Whether character data is taken; pieces of attributed texts come in attributes as well.
  var isOpen = false

  mutating func begin(_ target: Target, takesText: Bool) {
    self.target = target
    bytes.removeAll(keepingCapacity: true)
    isOpen = takesText
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    if target != nil { bytes.append(contentsOf: text) }
  }

  /// Ends the text; gives where it belongs.
  mutating func end() -> Target? {
    defer {
      target = nil
      isOpen = false
    }
    return target
  }
}

/// The properties that are set as runtime attributes and say something to assistive technology.
enum IBRuntimeKey: String, CaseIterable {
  case accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityIdentifier, isAccessibilityElement
  case accessibilityTraits, shouldGroupAccessibilityChildren, accessibilityElementsHidden, accessibilityViewIsModal
  case accessibilityContainerType, adjustsFontForContentSizeCategory
  case materialAdjustsFont = "mdc_adjustsFontForContentSizeCategory"
  case titleAdjustsFont = "titleLabel.adjustsFontForContentSizeCategory"
  case other

  init(_ keyPath: UnsafeBufferPointer<UInt8>) {
    self = Self.allCases.first { keyPath.elementsEqual($0.rawValue.utf8) } ?? .other
  }
}
