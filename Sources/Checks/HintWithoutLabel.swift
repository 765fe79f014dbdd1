import Audit
import ScreenModel
import ViewHierarchy

/// An element that has a hint and no name.
public struct HintWithoutLabel: Check {
  public static let id = "hint-without-label"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.hinted {
      guard !screen.hasName(node) else {
        verdicts.pass()
        continue
      }
      let hint = screen.tree.string(screen.tree.hint[node.index]) ?? ""
      var fault = Fault(
        node,
        "\(screen.title(node)) has only a hint, \"\(Figures.shortened(hint))\": nobody hears it who has hints switched off"
      )
      fault.data = [Datum("hint", Figures.shortened(hint))]
      fault.fix = Fix(
        "give it a label, and keep the hint for what happens",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(node), hint))
      verdicts.fault(fault)
    }
  }
}
