import Audit
import ScreenModel
import ViewHierarchy

/// A row that is one stop and whose label leaves out much of what the row shows.
public struct ListCellLabelIncomplete: Check {
  public static let id = "list-cell-label-incomplete"
  private let coverage: LabelCoverage

  public init(_ parameters: RuleParameters) {
    coverage = LabelCoverage(
      minCoverage: parameters["minCoverage"], minWords: parameters["minWords"], variable: "cell")
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for role in [Role.cell, .row] { coverage.run(screen, screen.roles.nodes(role), &verdicts) }
  }
}
