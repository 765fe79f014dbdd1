import Audit
import ScreenModel
import ViewHierarchy

/// Something that can be tapped and is not announced as a control.
public struct TraitsMissingButton: Check {
  public static let id = "traits-missing-button"

  /// Traits that let hear that something can be done.
  private static let operable: Traits = [
    .button, .link, .adjustable, .keyboardKey, .searchField, .switchButton, .toggleButton, .tabBarItem, .textEntry,
    .textArea, .secureTextField, .backButton, .allowsDirectInteraction,
  ]

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where screen.isAppOwn(node) && isConcerned(screen, node) {
      guard let traits = screen.tree.statedTraits(node) else { continue }
      let isButton = screen.tree.kind[node.index] == .button || screen.tree.kind[node.index] == .link
      guard isButton || screen.tree.flags[node.index].isTrue(.clickable) else { continue }
      guard traits.isDisjoint(with: Self.operable) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(node, "\(screen.title(node)) can be tapped and is not announced as a button")
      // A tap on a view may be a convenience for what a control does as well (realm/SwiftLint#5364).
      if !isButton { fault.severity = .warning }
      fault.fix = Fix(
        "add the trait button, or link where a tap leaves the app",
        code: FixSnippets.trait(screen.header.platform, view: screen.variable(node), .button))
      verdicts.fault(fault)
    }
  }

  /// Cards, texts and ratings have rules of their own; rows of a list are known to be operable; other controls by type.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .button, .link, .view, .other, .image, .icon, .progress: break
    default: return false
    }
    return screen.isEnabled(node)
      && screen.roles.surroundings[node.index].isDisjoint(with: [.compositeControl, .field])
  }
}
