/// A yes-or-no property of a node; each can be true, false or not stated.
public enum Flag: UInt8, CaseIterable, Sendable {
  case element, stop, hidden, visible, enabled, selected, checked, focused, clickable, longClickable, focusable
  case scrollable, modal, elementsHidden, group, dynamicType
  /// Code may fill or change at run time what a design file states: an outlet leads to the node, it lies in a prototype
  /// or below a class of the app's own.
  case runtimeDependent
  /// A layout constraint fixes the left or right edge, whatever the direction of the text.
  case pinnedLeft, pinnedRight
  /// A layout constraint ties the upper or lower edge to that of the screen itself, not to that of its safe area.
  case pinnedScreenTop, pinnedScreenBottom
  /// A scroll view keeps its content clear of bars and of the safe area's edges.
  case adjustsInsets

  /// The attribute in the canonical form.
  public var name: StaticString {
    switch self {
    case .element: "element"
    case .stop: "stop"
    case .hidden: "hidden"
    case .visible: "visible"
    case .enabled: "enabled"
    case .selected: "selected"
    case .checked: "checked"
    case .focused: "focused"
    case .clickable: "clickable"
    case .longClickable: "long-clickable"
    case .focusable: "focusable"
    case .scrollable: "scrollable"
    case .modal: "modal"
    case .elementsHidden: "elements-hidden"
    case .group: "group"
    case .dynamicType: "dynamic-type"
    case .runtimeDependent: "runtime-dependent"
    case .pinnedLeft: "pinned-left"
    case .pinnedRight: "pinned-right"
    case .pinnedScreenTop: "pinned-screen-top"
    case .pinnedScreenBottom: "pinned-screen-bottom"
    case .adjustsInsets: "adjusts-insets"
    }
  }
}

/// The flags of one node: which are stated, and which of those are true.
@frozen
public struct Flags: Hashable, Sendable {
  /// Bit per flag: it is stated.
  public var stated: UInt32
  /// Bit per flag: it is stated and true.
  public var set: UInt32

  /// No flag stated.
  @inlinable
  public init() {
    stated = 0
    set = 0
  }

  /// The flag's value; nil where it is not stated.
  @inlinable
  public subscript(flag: Flag) -> Bool? {
    get {
      let bit: UInt32 = 1 << UInt32(flag.rawValue)
      return stated & bit == 0 ? nil : set & bit != 0
    }
    set {
      let bit: UInt32 = 1 << UInt32(flag.rawValue)
      stated = newValue == nil ? stated & ~bit : stated | bit
      set = newValue == true ? set | bit : set & ~bit
    }
  }

  /// Whether the flag is stated and true.
  @inlinable @inline(__always)
  public func isTrue(_ flag: Flag) -> Bool { set & (1 << UInt32(flag.rawValue)) != 0 }

  /// Whether the flag is stated and false.
  @inlinable @inline(__always)
  public func isFalse(_ flag: Flag) -> Bool { (stated & ~set) & (1 << UInt32(flag.rawValue)) != 0 }
}
