import Audit
import ScreenModel
import ViewHierarchy

/// A hint that adds nothing to the name.
public struct HintRepeatsLabel: Check {
  public static let id = "hint-repeats-label"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.hinted where screen.hasName(node) {
      let hint = Names.normalised(screen.tree.string(screen.tree.hint[node.index]) ?? "").split(separator: " ")
      guard !hint.isEmpty else { continue }
      let name = Set(Names.normalised(screen.name(node)).split(separator: " "))
      guard name.isSuperset(of: hint) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(node, "the hint of \(screen.title(node)) says nothing that its name does not say")
      fault.data = [Datum("hint", Figures.shortened(screen.tree.string(screen.tree.hint[node.index]) ?? ""))]
      fault.fix = Fix("leave the hint out, or let it say what happens")
      verdicts.fault(fault)
    }
  }
}

extension Screen {
  /// The stops with a hint of the app's own.
  var hinted: some Sequence<NodeID> {
    stops.nodes.lazy.filter { self.tree.hint[$0.index].hasBytes && self.isAppOwn($0) }
  }
}
