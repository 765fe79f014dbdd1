import Audit
import ScreenModel
import ViewHierarchy

/// A card that is one stop and whose label leaves out much of what the card shows.
public struct CardLabelIncomplete: Check {
  public static let id = "card-label-incomplete"
  private let coverage: LabelCoverage

  public init(_ parameters: RuleParameters) {
    coverage = LabelCoverage(
      minCoverage: parameters["minCoverage"], minWords: parameters["minWords"], variable: "card")
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    coverage.run(screen, screen.roles.nodes(.card), &verdicts)
  }
}
