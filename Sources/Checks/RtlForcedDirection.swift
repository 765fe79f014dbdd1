import Audit
import ScreenModel
import ViewHierarchy

/// Texts that are laid out from left to right on a screen that runs from right to left.
public struct RtlForcedDirection: Check {
  public static let id = "rtl-forced-direction"
  private let minTexts: Double

  public init(_ parameters: RuleParameters) { minTexts = parameters["minTexts"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard screen.header.direction == .rtl else { return }
    for view in ForcedDirections(screen).views {
      let least = Int(min(minTexts, 1000))
      let texts = screen.drawnTexts(in: view.node).prefix(least).reduce(0) { count, _ in count + 1 }
      guard view.direction == .ltr, texts >= least else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        view.node, "\(screen.title(view.node)) is laid out from left to right on a screen that runs from right to left")
      fault.fix = Fix(
        "let it follow the language", code: FixSnippets.naturalDirection(view: screen.variable(view.node)))
      verdicts.fault(fault)
    }
  }
}
