import Audit
import ScreenModel

/// A text that is too faint against its background.
public struct ContrastText: Check {
  public static let id = "contrast-text"
  private let judge: ContrastJudge

  public init(_ parameters: RuleParameters) {
    judge = ContrastJudge(
      normal: parameters["normal"], large: parameters["large"], tolerance: parameters["tolerance"])
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) { judge.run(screen, &verdicts) }

  public func contrastNotRun(_ screen: Screen) -> ContrastFigures? { judge.notRun(screen) }
}
