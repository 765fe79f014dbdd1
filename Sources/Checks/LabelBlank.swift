import Audit
import ScreenModel
import ViewHierarchy

/// A label of nothing but blanks, invisible characters or punctuation.
public struct LabelBlank: Check {
  public static let id = "label-blank"
  /// So many characters are shown by their codes.
  private static let shown = 4

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where screen.isAppOwn(node) && isConcerned(screen.roles.role[node.index]) {
      let label = screen.tree.label[node.index]
      guard label.hasBytes else { continue }
      guard screen.tree.withBytes(label, Blank.isBlank), !isWritten(screen, node, label) else {
        verdicts.pass()
        continue
      }
      let codes = codes(screen.tree.string(label) ?? "")
      var fault = Fault(node, "the label of \(screen.title(node)) is nothing that can be heard (\(codes))")
      fault.data = [Datum("codes", codes)]
      let suggestion = screen.suggestedName(node, within: 24)
      fault.fix = Fix(
        "set a label in words, or none where the element is not to be read",
        code: FixSnippets.label(
          screen.header.platform, view: screen.variable(node), suggestion?.name ?? "What it is or does"))
      verdicts.fault(fault)
    }
  }

  /// Fields have rules of their own, which know placeholders and captions.
  private func isConcerned(_ role: Role) -> Bool {
    switch role {
    case .key, .field, .secureField, .searchField, .textArea: false
    default: true
    }
  }

  /// A text that shows a dash or dots says what it shows, as far as a voice can.
  private func isWritten(_ screen: Screen, _ node: NodeID, _ label: TextRef) -> Bool {
    let role = screen.roles.role[node.index]
    let isText = role == .text || role == .heading
    let text = screen.tree.text[node.index]
    if text.hasBytes, screen.tree.areEqual(text, label) { return true }
    guard isText, !text.hasBytes else { return false }
    return !screen.tree.withBytes(label, Blank.isUnseen)
  }

  private func codes(_ text: String) -> String {
    let all = text.unicodeScalars.prefix(Self.shown).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let more = text.unicodeScalars.count > Self.shown ? " …" : ""
    return all.joined(separator: " ") + more
  }
}
