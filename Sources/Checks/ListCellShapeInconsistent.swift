import Audit
import ScreenModel

/// A row that is exposed otherwise than most rows of its list.
public struct ListCellShapeInconsistent: Check {
  public static let id = "list-cell-shape-inconsistent"
  private let shapes: UnitShapes

  public init(_ parameters: RuleParameters) {
    shapes = UnitShapes(minSiblings: parameters["minSiblings"], minMajority: parameters["minMajority"])
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) { shapes.run(screen, .cell, &verdicts) }
}
