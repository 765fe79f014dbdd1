import Audit
import ScreenModel
import ViewHierarchy

/// A field without a name.
public struct FieldMissingLabel: Check {
  public static let id = "field-missing-label"
  private let maxGap: Double

  public init(_ parameters: RuleParameters) { maxGap = parameters["maxGap"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let fields = [Role.field, .secureField, .searchField, .textArea].flatMap { screen.roles.nodes($0) }
    for field in fields where screen.stops.isStop[field.index] {
      if screen.hasName(field) || screen.tree.placeholder[field.index].hasBytes {
        verdicts.pass()
      } else if screen.tree.value[field.index].hasBytes, !screen.statesPlaceholders {
        // Older drivers write the placeholder of an empty field as its value.
        verdicts.cannotTell()
      } else {
        verdicts.fault(fault(screen, field))
      }
    }
  }

  private func fault(_ screen: Screen, _ field: NodeID) -> Fault {
    var fault = Fault(field, "\(screen.title(field)) has no name, so nobody hears what to enter")
    if let suggestion = screen.suggestedName(field, within: maxGap) {
      fault.data = [Datum("suggestion", suggestion.name), Datum("source", suggestion.source)]
      fault.fix = Fix(
        "set the label \"\(suggestion.name)\", taken from \(suggestion.source)",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(field), suggestion.name))
    } else {
      fault.fix = Fix("set a label that says what to enter")
    }
    return fault
  }
}

extension Screen {
  /// Whether the export tells placeholders from values: it states at least one, or comes from a form that always does.
  fileprivate var statesPlaceholders: Bool {
    header.facts.contains(.visibleText) || tree.placeholder.contains { $0.isStated }
  }
}
