import Audit
import ScreenModel
import ViewHierarchy

/// A name that ends in a state, which belongs into a trait or value.
public struct LabelContainsState: Check {
  public static let id = "label-contains-state"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    screen.judgeLabels(of: .notTexts, &verdicts) { node, text in
      state(screen, node, text)
    } tell: { node, length in
      var bytes: [UInt8] = []
      screen.appendFolded(screen.tree.label[node.index], to: &bytes)
      let state = String(decoding: bytes.suffix(length), as: UTF8.self)
      var fault = Fault(node, "\(screen.title(node)) says its state \"\(state)\" as part of its name")
      fault.data = [Datum("word", state)]
      let name = String(decoding: bytes.dropLast(length), as: UTF8.self).withoutEdges
      fault.fix = Fix(
        "leave it out, \"\(name)\", and say it by the trait selected or by the value",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(node), name))
      return fault
    }
  }

  /// How many bytes at the end tell a state.
  private func state(_ screen: Screen, _ node: NodeID, _ text: Bytes.Text) -> Int? {
    var ending: StateEnding?
    switch screen.roles.role[node.index] {
    case .toggle, .checkbox, .radio:
      ending = StateEnding(of: text, StateWords.ofSwitches) ?? StateEnding(of: text, StateWords.ending)
    case .tab, .cell, .card, .row: ending = StateEnding(of: text, StateWords.ending)
    default: if screen.tree.hasTrait(.selected, node) { ending = StateEnding(of: text, StateWords.ending) }
    }
    return ending.map { text.count - $0.start }
  }
}
