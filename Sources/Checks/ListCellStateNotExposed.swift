import Audit
import ScreenModel

/// A row that is shown as selected and does not say so.
public struct ListCellStateNotExposed: Check {
  public static let id = "list-cell-state-not-exposed"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) { SelectedState(screen, .cell).run(.cell, &verdicts) }
}
