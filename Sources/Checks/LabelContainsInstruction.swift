import Audit
import ScreenModel
import ViewHierarchy

/// A name that tells which gesture to make.
public struct LabelContainsInstruction: Check {
  public static let id = "label-contains-instruction"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    screen.judgeLabels(of: .notTexts, &verdicts) { _, text in
      GesturePhrases.find(text, opening: true).map {
        String(decoding: Bytes.Text(rebasing: text[$0.range]), as: UTF8.self)
      }
    } tell: { node, gesture in
      var fault = Fault(node, "\(screen.title(node)) explains a gesture in its name: \"\(gesture)\"")
      fault.data = [Datum("gesture", gesture)]
      fault.fix = Fix("name it by what it does, and say what happens in the hint")
      return fault
    }
  }
}
