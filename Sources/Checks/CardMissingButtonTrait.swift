import Audit
import ScreenModel
import ViewHierarchy

/// A card that is one stop, can be tapped and is not announced as a button.
public struct CardMissingButtonTrait: Check {
  public static let id = "card-missing-button-trait"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for card in screen.roles.nodes(.card) where screen.stops.isStop[card.index] && screen.isEnabled(card) {
      guard let traits = screen.tree.statedTraits(card) else { continue }
      guard traits.isDisjoint(with: Self.operable) else {
        verdicts.pass()
        continue
      }
      guard let evidence = tapEvidence(screen, card) else { continue }
      var fault = Fault(
        card, "\(screen.title(card)) \(evidence.words) and is not announced as a button",
        confidence: evidence.confidence)
      fault.fix = Fix(
        "add the trait button, or link where a tap leaves the app",
        code: FixSnippets.trait(screen.header.platform, view: "card", .button))
      verdicts.fault(fault)
    }
  }

  /// What makes the kind of operation heard.
  private static let operable: Traits = [
    .button, .link, .adjustable, .switchButton, .toggleButton, .tabBarItem, .searchField,
  ]

  private func tapEvidence(_ screen: Screen, _ card: NodeID) -> (words: String, confidence: Confidence)? {
    switch screen.tree.flags[card.index][.clickable] {
    case true: return ("can be tapped", .certain)
    case false: return nil
    case nil: break
    }
    // `MDCCard` is a `UIControl` (Material Cards guide); subclasses need not be.
    if screen.tree.name(card) == "MDCCard" { return ("is a control", .certain) }
    // A tile that is announced as an image is so on purpose.
    guard screen.tree.kind[card.index] == .cell, !screen.tree.hasTrait(.image, card) else { return nil }
    return ("may be selected", .review)
  }
}
