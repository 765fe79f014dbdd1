import Audit
import ScreenModel
import ViewHierarchy

/// A control whose name starts with a small letter.
public struct LabelStartsLowercase: Check {
  public static let id = "label-starts-lowercase"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    screen.judgeLabels(of: .controls, &verdicts) { _, text in
      startsSmall(text) ? true : nil
    } tell: { node, _ in
      var fault = Fault(node, "\(screen.title(node)) starts with a small letter")
      let label = screen.tree.string(screen.tree.label[node.index]) ?? ""
      fault.fix = Fix(
        "start the label with a capital",
        code: FixSnippets.label(
          screen.header.platform, view: screen.variable(node), label.prefix(1).uppercased() + label.dropFirst()))
      return fault
    }
  }

  /// "iPhone", "eBay" and addresses are written so.
  private func startsSmall(_ text: Bytes.Text) -> Bool {
    guard let first = text.first, first.isSmallLetter || first >= 0xC3 else { return false }
    let word = text.prefix { !$0.isBlank }
    if word.dropFirst().contains(where: \.isCapitalLetter) || word.contains(UInt8(ascii: "@")) { return false }
    if word.dropLast().contains(UInt8(ascii: ".")) { return false }
    guard let scalar = String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first else { return false }
    return scalar.properties.isLowercase
  }
}
