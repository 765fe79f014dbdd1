import Audit
import ScreenModel
import ViewHierarchy

/// A field that is named by its placeholder alone.
public struct FieldPlaceholderAsLabel: Check {
  public static let id = "field-placeholder-as-label"
  private let maxGap: Double

  public init(_ parameters: RuleParameters) { maxGap = parameters["maxGap"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for field in screen.inputFields where screen.stops.isStop[field.index] {
      if hasLabel(screen, field) {
        verdicts.pass()
      } else if screen.header.platform == .android {
        // TalkBack reads a hint also behind what was typed; a text drawn in the field goes away.
        guard !screen.tree.placeholder[field.index].hasBytes, let inner = textInside(screen, field) else { continue }
        verdicts.fault(fault(screen, field, screen.name(inner), confidence: .review))
      } else if let words = screen.tree.string(screen.tree.placeholder[field.index]),
        !screen.tree.withBytes(screen.tree.placeholder[field.index], Blank.isBlank)
      {
        verdicts.fault(fault(screen, field, words, confidence: .certain))
      }
    }
  }

  private func hasLabel(_ screen: Screen, _ field: NodeID) -> Bool {
    let label = screen.tree.label[field.index]
    return label.hasBytes && !screen.tree.withBytes(label, Blank.isBlank)
  }

  private func textInside(_ screen: Screen, _ field: NodeID) -> NodeID? {
    guard !screen.tree.text[field.index].hasBytes else { return nil }
    return screen.tree.descendants(field).lazy.map(NodeID.init).first {
      screen.roles.role[$0.index] == .text && screen.hasOwnText($0)
    }
  }

  private func fault(_ screen: Screen, _ field: NodeID, _ words: String, confidence: Confidence) -> Fault {
    var fault = Fault(
      field,
      "\(screen.title(field)) has no name but \"\(Figures.shortened(words))\" in its place, which is gone once something is typed",
      confidence: confidence)
    // A search field says that it is one, and there is seldom a second.
    if screen.roles.role[field.index] == .searchField { fault.severity = .note }
    let name = screen.adjacentText(field, within: maxGap).map(screen.name) ?? words
    fault.data = [Datum("suggestion", name)]
    fault.fix = Fix(
      "set the label \"\(Figures.shortened(name))\"",
      code: screen.header.platform == .ios
        ? FixSnippets.label(.ios, view: screen.variable(field), name)
        : [
          FixCode(.compose, .kotlin, "TextField(value, onValueChange, label = { Text(\(CodeText.kotlin(name))) })")
        ])
    return fault
  }
}
