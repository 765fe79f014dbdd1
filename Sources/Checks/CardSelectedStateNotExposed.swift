import Audit
import ScreenModel

/// A card that is shown as selected and does not say so.
public struct CardSelectedStateNotExposed: Check {
  public static let id = "card-selected-state-not-exposed"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) { SelectedState(screen, .card).run(.card, &verdicts) }
}
