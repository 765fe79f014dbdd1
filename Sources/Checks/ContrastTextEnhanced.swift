import Audit
import ScreenModel

/// A text below the contrast of WCAG's highest level.
public struct ContrastTextEnhanced: Check {
  public static let id = "contrast-text-enhanced"
  private let judge: ContrastJudge

  public init(_ parameters: RuleParameters) {
    judge = ContrastJudge(
      normal: parameters["normal"], large: parameters["large"], tolerance: parameters["tolerance"])
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) { judge.run(screen, &verdicts) }

  public func contrastNotRun(_ screen: Screen) -> ContrastFigures? { judge.notRun(screen) }
}
