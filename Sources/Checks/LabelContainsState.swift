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
    } tell: { node, word in
      let state = String(decoding: word, as: UTF8.self)
      var fault = Fault(node, "\(screen.title(node)) says its state \"\(state)\" as part of its name")
      fault.data = [Datum("word", state)]
      var bytes: [UInt8] = []
      screen.appendFolded(screen.tree.label[node.index], to: &bytes)
      let name = String(decoding: bytes.dropLast(word.count), as: UTF8.self).withoutEdges
      fault.fix = Fix(
        "leave it out, \"\(name)\", and say it by the trait selected or by the value",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(node), name))
      return fault
    }
  }

  private func state(_ screen: Screen, _ node: NodeID, _ text: Bytes.Text) -> [UInt8]? {
    switch screen.roles.role[node.index] {
    case .toggle, .checkbox, .radio: return StateWords.ofSwitches.atEnd(text) ?? StateWords.ending.atEnd(text)
    case .tab, .cell, .card, .row: return StateWords.ending.atEnd(text)
    default: return screen.tree.hasTrait(.selected, node) ? StateWords.ending.atEnd(text) : nil
    }
  }
}
