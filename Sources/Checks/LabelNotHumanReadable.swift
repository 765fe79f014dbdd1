import Audit
import ScreenModel
import ViewHierarchy

/// A name that was made for the program and not for people.
public struct LabelNotHumanReadable: Check {
  public static let id = "label-not-human-readable"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes {
      let label = screen.tree.label[node.index]
      guard label.hasBytes, isConcerned(screen, node) else { continue }
      guard let sign = screen.tree.withBytes(label, IdentifierForms.sign) else {
        verdicts.pass()
        continue
      }
      let isName = isNameOfView(screen, node, label)
      // Words with humps may be brands; only as the name of the view they are surely none. A tab is no user.
      let isFault: Bool =
        switch sign {
        case .humps: isName
        case .snake: isName || screen.roles.role[node.index] == .tab
        case .address: screen.roles.role[node.index] != .link
        case .joined, .code, .kind: true
        }
      guard isFault, screen.visibleTitle(node) != .same else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, node, isName: isName))
    }
  }

  /// Texts and fields show what they say; for them this is a matter of taste and not of access.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .text, .heading, .field, .secureField, .searchField, .textArea, .key, .webView, .link: false
    default: screen.roles.surroundings[node.index].isDisjoint(with: [.system, .webView])
    }
  }

  /// The label is the identifier, the asset or the class of the view.
  private func isNameOfView(_ screen: Screen, _ node: NodeID, _ label: TextRef) -> Bool {
    let tree = screen.tree
    let identifier = tree.identifier[node.index]
    let asset = tree.property(.asset, node)?.text ?? .absent
    for ref in [identifier, asset] where ref.count == label.count {
      if tree.withBytes(ref, { a in tree.withBytes(label) { Bytes.matches(a, at: 0, $0) } }) { return true }
    }
    var className = tree.name(node)
    return className.withUTF8 { a in
      tree.withBytes(label) { a.count == $0.count && a.count > 0 && Bytes.matches(a, at: 0, $0) }
    }
  }

  private func fault(_ screen: Screen, _ node: NodeID, isName: Bool) -> Fault {
    var fault = Fault(
      node,
      isName
        ? "\(screen.title(node)) is read by the name that the program has for it"
        : "\(screen.title(node)) is read by a name that looks like one for the program",
      confidence: isName ? .certain : .review)
    fault.data = [Datum("label", screen.shortName(node))]
    fault.fix = Fix(
      "set a label in words",
      code: FixSnippets.label(screen.header.platform, view: screen.variable(node), "What it is or does"))
    return fault
  }
}
