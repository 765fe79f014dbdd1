import ViewHierarchy

extension Screen {
  /// Whether the node can be operated: by its role, its traits, a tap flag or custom actions.
  public func isInteractive(_ node: NodeID) -> Bool {
    let row = node.index
    if isInteractiveRole(roles.role[row]) { return true }
    let flags = tree.flags[row]
    if flags.isTrue(.clickable) || flags.isTrue(.longClickable) { return true }
    if tree.presence[row].contains(.traits), !tree.traits[row].isDisjoint(with: Self.interactiveTraits) { return true }
    return tree.presence[row].contains(.properties) && tree.property(.action, node) != nil
  }

  /// Whether nodes of the role are controls.
  public func isInteractiveRole(_ role: Role) -> Bool {
    switch role {
    case .button, .link, .toggle, .slider, .stepper, .field, .secureField, .searchField, .textArea, .tab, .picker,
      .pageIndicator, .checkbox, .radio, .menuItem, .icon:
      true
    default: false
    }
  }

  /// Whether the control can be used: neither disabled by flag nor by trait.
  public func isEnabled(_ node: NodeID) -> Bool {
    !tree.flags[node.index].isFalse(.enabled) && !tree.hasTrait(.notEnabled, node)
  }

  private static let interactiveTraits: Traits = [
    .button, .link, .searchField, .adjustable, .switchButton, .toggleButton, .tabBarItem,
  ]
}
