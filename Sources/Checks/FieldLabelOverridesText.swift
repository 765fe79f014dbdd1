import Audit
import ScreenModel
import ViewHierarchy

/// Android: a field whose description is read instead of what was typed.
public struct FieldLabelOverridesText: Check {
  public static let id = "field-label-overrides-text"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard screen.header.platform == .android else { return }
    for field in screen.inputFields where screen.visibility.isVisible[field.index] {
      let label = screen.tree.label[field.index]
      guard screen.tree.flags[field.index][.element] != false, label.hasBytes,
        !screen.tree.withBytes(label, Blank.isBlank)
      else {
        verdicts.pass()
        continue
      }
      let name = Figures.shortened(screen.tree.string(label) ?? "")
      var fault = Fault(field, "\(screen.title(field)) reads its description \"\(name)\" instead of what was typed")
      // Flutter and Compose put the label of a field there and what was typed behind it.
      if screen.isInCompose(field) || !screen.tree.text[field.index].isStated { fault.confidence = .review }
      fault.fix = Fix(
        "take the description away and give the field a hint, or a label with labelFor",
        code: [
          FixCode(.views, .kotlin, "field.contentDescription = null\nfield.hint = \(FixSnippets.literal(name))"),
          FixCode(.views, .xml, "android:hint=\(FixSnippets.literal(name))"),
        ])
      verdicts.fault(fault)
    }
  }
}
