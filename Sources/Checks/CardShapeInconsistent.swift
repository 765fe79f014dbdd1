import Audit
import ScreenModel

/// A card that is exposed otherwise than most cards of its collection.
public struct CardShapeInconsistent: Check {
  public static let id = "card-shape-inconsistent"
  private let shapes: UnitShapes

  public init(_ parameters: RuleParameters) {
    shapes = UnitShapes(minSiblings: parameters["minSiblings"], minMajority: parameters["minMajority"])
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) { shapes.run(screen, .card, &verdicts) }
}
