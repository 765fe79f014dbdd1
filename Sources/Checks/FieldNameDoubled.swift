import Audit
import ScreenModel
import ViewHierarchy

/// A control with a text of its own and a label elsewhere that names it too: which one is heard depends on the device.
public struct FieldNameDoubled: Check {
  public static let id = "field-name-doubled"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let labels = LabellingNodes(screen)
    for (node, label) in labels.pairs {
      guard isNamed(screen, node), let own = ownName(screen, node) else { continue }
      let other = screen.name(label)
      guard !other.isEmpty else { continue }
      verdicts.fault(fault(screen, node, label, own, other))
    }
  }

  private func isNamed(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea, .checkbox, .radio, .toggle, .slider, .picker: true
    default: false
    }
  }

  /// A field's text is what was typed; its own name is its label. A box or switch also has its text for a name.
  private func ownName(_ screen: Screen, _ node: NodeID) -> String? {
    let label = screen.tree.string(screen.tree.label[node.index]) ?? ""
    if !label.isEmpty { return label }
    switch screen.roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea: return nil
    default:
      let text = screen.tree.string(screen.tree.text[node.index]) ?? ""
      return text.isEmpty ? nil : text
    }
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ label: NodeID, _ own: String, _ other: String) -> Fault {
    let isSame = own == other
    var fault = Fault(
      node,
      "\(screen.roleWords(node)) \"\(Figures.shortened(own))\" is also named by \(screen.title(label))"
        + (isSame ? "" : ", which says something else"))
    if isSame { fault.severity = .note }
    fault.related = [RelatedNode(label, why: "names it too")]
    fault.fix = Fix(
      "leave one of the two: the control's own text, or the label with labelFor",
      code: [FixCode(.views, .xml, "android:labelFor=\"@id/\(screen.variable(node))\" <!-- and no text of its own -->")]
    )
    return fault
  }
}
