import Audit
import ScreenModel
import ViewHierarchy

/// A field for something about the person that does not tell the system what it is for.
public struct FieldPurposeMissing: Check {
  public static let id = "field-purpose-missing"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let fields = screen.inputFields.filter { screen.roles.role[$0.index] != .searchField }
    // Only an export that has the attribute shows that it is missing: a design file, or one that states it somewhere.
    guard
      screen.header.framePrecision == .designTime
        || fields.contains(where: { screen.tree.property(.contentType, $0) != nil })
    else { return }
    for field in fields where screen.visibility.isVisible[field.index] {
      guard let purpose = FieldPurpose(of: field, on: screen) else { continue }
      if let type = screen.tree.text(.contentType, field), !type.isEmpty {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, field, purpose))
      }
    }
  }

  private func fault(_ screen: Screen, _ field: NodeID, _ purpose: FieldPurpose) -> Fault {
    var fault = Fault(
      field, "\(screen.title(field)) asks for \(purpose.words) and does not say so to the system", confidence: .review)
    fault.data = [Datum("purpose", purpose.rawValue)]
    let view = screen.variable(field)
    fault.fix = Fix(
      "state the content type, so that the system can offer what the person has stored",
      code: screen.header.platform == .ios
        ? [
          FixCode(.uikit, .swift, "\(view).textContentType = .\(purpose.rawValue)"),
          FixCode(.uikit, .objc, "\(view).textContentType = UITextContentType\(purpose.objectiveC);"),
          FixCode(.swiftui, .swift, ".textContentType(.\(purpose.rawValue))"),
        ]
        : [FixCode(.views, .kotlin, "\(view).setAutofillHints(\"\(purpose.android)\")")])
    return fault
  }
}
