import Audit
import ScreenModel
import ViewHierarchy

/// A control whose name lacks what is written on it, so that people who speak to the device cannot call it.
public struct LabelNotInVisibleText: Check {
  public static let id = "label-not-in-visible-text"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.labelledControls {
      guard let title = DrawnTitle(screen, node) else { continue }
      let name = screen.name(node)
      let match = title.match(name)
      guard match == .missing || match == .scattered, !isCallable(screen, node, title) else {
        verdicts.pass()
        continue
      }
      let shown = Figures.shortened(title.text)
      var fault = Fault(
        node, "\(screen.title(node)) shows \"\(shown)\", which its name does not say",
        confidence: match == .missing ? .certain : .review)
      fault.data = [Datum("text", shown)]
      fault.fix = Fix(
        "start the name with what is shown, or leave the label to the text",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(node), title.text))
      verdicts.fault(fault)
    }
  }

  /// Names for Voice Control hold what is shown.
  private func isCallable(_ screen: Screen, _ node: NodeID, _ title: DrawnTitle) -> Bool {
    guard screen.tree.has(.properties, node), let names = screen.tree.text(.inputLabels, node) else { return false }
    switch title.match(names) {
    case .first, .behind: return true
    case .scattered, .missing: return false
    }
  }
}

extension Screen {
  /// The controls with a label of their own whose title is theirs alone: cards and rows hold several texts, fields show
  /// what was typed, and switches their state.
  var labelledControls: some Sequence<NodeID> {
    stops.nodes.lazy.filter { node in
      guard self.tree.label[node.index].hasBytes, self.isAppOwn(node) else { return false }
      switch self.roles.role[node.index] {
      case .button, .link, .tab, .menuItem, .checkbox, .radio: break
      default: return false
      }
      return !self.tree.withBytes(self.tree.label[node.index], Blank.isBlank)
    }
  }
}
