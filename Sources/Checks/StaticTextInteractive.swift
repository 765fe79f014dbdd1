import Audit
import ScreenModel
import ViewHierarchy

/// A text that acts as a control.
public struct StaticTextInteractive: Check {
  public static let id = "static-text-interactive"

  private static let operable: Traits = [.button, .link, .searchField, .keyboardKey]

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where screen.isAppOwn(node) && screen.isEnabled(node) {
      guard let traits = screen.tree.statedTraits(node), traits.contains(.staticText) else { continue }
      let isTapped = screen.tree.flags[node.index].isTrue(.clickable)
      let isButton = traits.contains(.button)
      guard isButton || (isTapped && traits.isDisjoint(with: Self.operable)) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        node,
        isButton
          ? "\(screen.title(node)) is announced as a text and as a button"
          : "\(screen.title(node)) is a text that can be tapped and does not say so")
      fault.fix =
        isButton
        ? Fix(
          "take the trait of texts away where it is a control",
          code: FixSnippets.trait(view: screen.variable(node), .staticText, isOn: false))
        : Fix(
          "add the trait button, or link where a tap leaves the app",
          code: FixSnippets.trait(screen.header.platform, view: screen.variable(node), .button))
      verdicts.fault(fault)
    }
  }
}
