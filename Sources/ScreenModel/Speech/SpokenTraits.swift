import ViewHierarchy

extension Screen {
  /// The traits that a stop is announced with: those stated, and those that its type, flags and state imply.
  ///
  /// Where the export states no traits of a node, its role stands for them. Where it does, types still tell what
  /// drivers leave out: that a field takes text and that a switch is one.
  func spokenTraits(_ node: NodeID) -> Traits {
    let row = node.index
    var traits = tree.traits[row]
    if !tree.presence[row].contains(.traits) { traits.formUnion(Self.traits(of: roles.role[row])) }
    switch roles.role[row] {
    case .field: traits.insert(.textEntry)
    case .secureField: traits.formUnion([.textEntry, .secureTextField])
    case .textArea: traits.formUnion([.textEntry, .textArea])
    case .toggle: traits.insert(.switchButton)
    case .tab: traits.insert(.tabBarItem)
    default: break
    }
    if traits.contains(.toggleButton) { traits.insert(.switchButton) }
    if traits.contains(.secureTextField) { traits.insert(.textEntry) }
    if tree.flags[row].isTrue(.selected) { traits.insert(.selected) }
    if tree.flags[row].isFalse(.enabled) { traits.insert(.notEnabled) }
    return traits
  }

  private static func traits(of role: Role) -> Traits {
    switch role {
    case .button, .menuItem, .checkbox, .radio: .button
    case .toggle: [.button, .switchButton]
    case .link: .link
    case .heading: .header
    case .image: .image
    case .slider, .stepper, .picker, .pageIndicator: .adjustable
    case .searchField: .searchField
    case .key: .keyboardKey
    default: []
    }
  }
}
