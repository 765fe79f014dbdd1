import Audit
import ScreenModel
import ViewHierarchy

/// A control whose name says what is written on it only after something else.
public struct LabelVisibleTextNotFirst: Check {
  public static let id = "label-visible-text-not-first"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.labelledControls {
      // A price or an amount on a button is no title.
      guard let title = DrawnTitle(screen, node), !title.hasDigits else { continue }
      guard title.match(screen.name(node)) == .behind else {
        verdicts.pass()
        continue
      }
      let shown = Figures.shortened(title.text)
      var fault = Fault(node, "\(screen.title(node)) says \"\(shown)\", which is written on it, only later")
      fault.data = [Datum("text", shown)]
      fault.fix = Fix("start the name with \"\(shown)\"")
      verdicts.fault(fault)
    }
  }
}
