import Audit
import ScreenModel
import ViewHierarchy

/// A value that the label says as well.
public struct LabelRepeatsValue: Check {
  public static let id = "label-repeats-value"
  /// Shorter values are found at the end of a label by chance.
  private static let shortest = 3

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    // Page sources copy label and value into each other where only one was set.
    let copies = !screen.carries(.visibleText) && !screen.carries(.hint)
    for node in screen.stops.nodes where isConcerned(screen, node) && screen.hasValue(node) {
      let (label, value) = (screen.tree.label[node.index], screen.tree.value[node.index])
      guard label.hasBytes, !copies || !screen.tree.areEqual(label, value) else { continue }
      guard repeats(screen, label, value) else {
        verdicts.pass()
        continue
      }
      let text = Figures.shortened(screen.tree.string(value) ?? "")
      var fault = Fault(node, "\(screen.title(node)) says \"\(text)\" in its label and again as its value")
      fault.data = [Datum("value", text)]
      fault.fix = Fix("let the label say what it is, and only the value where it stands")
      verdicts.fault(fault)
    }
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .text, .heading, .field, .secureField, .searchField, .textArea, .rating, .key, .webView: false
    default: screen.isAppOwn(node)
    }
  }

  private func repeats(_ screen: Screen, _ label: TextRef, _ value: TextRef) -> Bool {
    // What is no longer than the label can stand at its end; strings are made only then.
    guard value.count <= label.count + 4 else { return false }
    let name = HeardNames.of(screen.tree.string(label) ?? "")
    let said = HeardNames.of(screen.tree.string(value) ?? "")
    guard !said.isEmpty else { return false }
    if name == said { return true }
    return said.unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(Self.shortest).count == Self.shortest
      && name.hasSuffix(" " + said)
  }
}
