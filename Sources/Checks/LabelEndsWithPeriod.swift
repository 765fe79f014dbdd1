import Audit
import ScreenModel
import ViewHierarchy

/// A control whose short name ends like a sentence.
public struct LabelEndsWithPeriod: Check {
  public static let id = "label-ends-with-period"
  private let maxWords: Double

  public init(_ parameters: RuleParameters) { maxWords = parameters["maxWords"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    screen.judgeLabels(of: .notTexts, &verdicts) { node, text in
      isConcerned(screen, node) && endsInPeriod(text) ? true : nil
    } tell: { node, _ in
      var fault = Fault(node, "\(screen.title(node)) ends with a full stop like a sentence")
      let name = String((screen.tree.string(screen.tree.label[node.index]) ?? "").dropLast())
      fault.fix = Fix(
        "leave the full stop out",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(node), name))
      return fault
    }
  }

  /// Cards and rows are heard as sentences.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .card, .cell, .row, .link: false
    default: screen.isInteractive(node) || screen.roles.role[node.index] == .image
    }
  }

  /// Not an ellipsis, an abbreviation ("St.") or joined texts, which have commas.
  private func endsInPeriod(_ text: Bytes.Text) -> Bool {
    let period = UInt8(ascii: ".")
    guard text.count > 2, text.last == period, text[text.count - 2] != period else { return false }
    guard !text.contains(UInt8(ascii: ",")), !text.dropLast().contains(period) else { return false }
    let words = text.split(whereSeparator: \.isBlank)
    guard let last = words.last, Double(words.count) <= maxWords else { return false }
    return last.count > 4
  }
}
