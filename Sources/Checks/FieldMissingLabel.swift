import Audit
import ScreenModel
import ViewHierarchy

/// A field without a name.
public struct FieldMissingLabel: Check {
  public static let id = "field-missing-label"
  private let maxGap: Double

  public init(_ parameters: RuleParameters) { maxGap = parameters["maxGap"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    // Asked of the whole screen, and of few fields.
    lazy var statesHints = screen.statesHints
    lazy var statesPlaceholders = screen.statesPlaceholders
    for field in screen.inputFields where screen.stops.isStop[field.index] {
      if screen.tree.property(.labelledBy, field) != nil {
        verdicts.pass()
      } else if screen.header.platform == .android {
        judgeAndroid(screen, field, statesHints: statesHints, &verdicts)
      } else if screen.hasName(field) || screen.hasPlaceholder(field) {
        verdicts.pass()
      } else if screen.tree.value[field.index].hasBytes, !statesPlaceholders {
        // Older drivers write the placeholder of an empty field as its value.
        guard isHiddenInput(screen, field) else {
          verdicts.cannotTell()
          continue
        }
        var fault = fault(screen, field)
        fault.confidence = .review
        verdicts.fault(fault)
      } else {
        verdicts.fault(fault(screen, field))
      }
    }
  }

  /// The text of a field is its content, or in older dumps its hint; a text inside it is a hint drawn by the framework.
  /// Neither shows whether there is a name.
  private func judgeAndroid(
    _ screen: Screen, _ field: NodeID, statesHints: @autoclosure () -> Bool, _ verdicts: inout Verdicts
  ) {
    let tree = screen.tree
    let label = tree.label[field.index]
    if screen.hasPlaceholder(field) || (label.hasBytes && !tree.withBytes(label, Blank.isBlank)) {
      return verdicts.pass()
    }
    let hasTextInside = tree.descendants(field).contains { tree.text[$0].hasBytes || tree.label[$0].hasBytes }
    let isFilled = tree.text[field.index].hasBytes
    // With a hint that is stated and empty, the text can only be the content.
    let isContent = tree.placeholder[field.index].isStated
    if (isFilled && !isContent) || hasTextInside || screen.isSliver(field) { return verdicts.cannotTell() }
    var fault = fault(screen, field)
    let mayBeLabelled = screen.adjacentText(field, within: maxGap) != nil
    if isFilled || mayBeLabelled || screen.isInCompose(field) || !statesHints() { fault.confidence = .review }
    verdicts.fault(fault)
  }

  /// Bullets stand for what was typed, or for a placeholder that is drawn as such: neither says what to enter, but a
  /// filled field may have another placeholder.
  private func isHiddenInput(_ screen: Screen, _ field: NodeID) -> Bool {
    let value = screen.tree.string(screen.tree.value[field.index]) ?? ""
    return screen.roles.role[field.index] == .secureField && value.allSatisfy { $0 == "•" || $0 == "●" || $0 == "*" }
  }

  private func fault(_ screen: Screen, _ field: NodeID) -> Fault {
    var fault = Fault(field, "\(screen.title(field)) has no name, so nobody hears what to enter")
    if let suggestion = screen.suggestedName(field, within: maxGap) {
      fault.data = [Datum("suggestion", suggestion.name), Datum("source", suggestion.source)]
      fault.fix = Fix(
        "set the label \"\(suggestion.name)\", taken from \(suggestion.source)",
        code: FixSnippets.fieldName(screen.header.platform, view: screen.variable(field), suggestion.name))
    } else {
      fault.fix = Fix(
        "set a label that says what to enter",
        code: FixSnippets.fieldName(screen.header.platform, view: screen.variable(field), "What to enter"))
    }
    return fault
  }
}

extension Screen {
  /// Whether the dump has an attribute for the hint at all: older ones lack it.
  fileprivate var statesHints: Bool { tree.placeholder.contains { $0.isStated } }

  /// Whether the export tells placeholders from values: it states at least one, or comes from a form that always does.
  fileprivate var statesPlaceholders: Bool {
    header.facts.contains(.visibleText) || tree.placeholder.contains { $0.isStated }
  }
}
