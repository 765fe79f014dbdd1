import Audit
import ScreenModel
import ViewHierarchy

/// A card of a known card class with nothing to operate on it.
public struct CardNotInteractive: Check {
  public static let id = "card-not-interactive"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var outerEnd = 0
    for card in screen.roles.nodes(.card) where card.index >= outerEnd && screen.visibility.isVisible[card.index] {
      outerEnd = Int(screen.tree.subtreeEnd[card.index])
      guard screen.roles.basis[card.index] == .known, screen.isEnabled(card), tellsAll(screen, card) else { continue }
      guard !canBeOperated(screen, card) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        card, "\(screen.title(card)) has nothing to activate and no control on it", confidence: .review)
      fault.fix = Fix(
        "let a tap on the card do something; if it only frames its contents, use a plain view or a heading instead")
      verdicts.fault(fault)
    }
  }

  /// Whether a tap would show in the export. What the delegate of a collection does with a tap on a cell does not,
  /// unless the export says that the cell cannot be tapped; nor what a card without a named class is.
  private func tellsAll(_ screen: Screen, _ card: NodeID) -> Bool {
    let tree = screen.tree
    guard tree.kind[card.index] == .card || tree.className[card.index] != 0 else { return false }
    if tree.flags[card.index].isFalse(.clickable) { return true }
    return tree.kind[card.index] != .cell && (screen.header.platform == .ios || screen.carries(.actions))
  }

  private func canBeOperated(_ screen: Screen, _ card: NodeID) -> Bool {
    screen.isInteractive(card)
      || screen.tree.descendants(card).contains { row in
        screen.isInteractive(NodeID(row)) || screen.roles.role[row] == .cell || screen.roles.role[row] == .webView
      }
  }
}
