import Audit
import ScreenModel
import ViewHierarchy

/// A hint that goes on and on.
public struct HintTooLong: Check {
  public static let id = "hint-too-long"
  private let maxLength: Double

  public init(_ parameters: RuleParameters) { maxLength = parameters["maxLength"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.hinted {
      let hint = screen.tree.hint[node.index]
      // No text has more characters than bytes.
      guard Double(hint.count) > maxLength, let text = screen.tree.string(hint), Double(text.count) > maxLength else {
        verdicts.pass()
        continue
      }
      let seconds = Figures.text(Double(text.count) / Speech.charactersPerSecond)
      var fault = Fault(
        node, "the hint of \(screen.title(node)) has \(text.count) characters, about \(seconds) seconds")
      fault.data = [Datum("characters", text.count), Datum("limit", maxLength)]
      fault.fix = Fix("say what happens in a few words, and put explanations on the screen")
      verdicts.fault(fault)
    }
  }
}
