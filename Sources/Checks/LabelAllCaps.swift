import Audit
import ScreenModel
import ViewHierarchy

/// A label written in capitals, which speech may spell out.
public struct LabelAllCaps: Check {
  public static let id = "label-all-caps"
  private let minLetters: Double
  /// Shorter words may be acronyms.
  private static let longestAcronym = 5

  public init(_ parameters: RuleParameters) { minLetters = parameters["minLetters"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    screen.judgeLabels(of: .all, &verdicts, drawn: .mustDiffer) { _, text in
      isShouted(text) ? true : nil
    } tell: { node, _ in
      let label = screen.tree.string(screen.tree.label[node.index]) ?? ""
      var fault = Fault(node, "\(screen.title(node)) is written in capitals, which may be spelled out letter by letter")
      let lowered = label.lowercased()
      let name = lowered.prefix(1).uppercased() + lowered.dropFirst()
      fault.fix = Fix(
        "write it as in a sentence, and leave capitals to the look",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(node), name))
      return fault
    }
  }

  private func isShouted(_ text: Bytes.Text) -> Bool {
    guard !text.contains(where: \.isSmallLetter), !text.contains(where: \.isDigit) else { return false }
    guard text.contains(0x20) || text.count > Self.longestAcronym else { return false }
    var letters = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars where scalar.properties.isAlphabetic {
      // Scripts without capitals are never shouted.
      guard scalar.properties.isUppercase else { return false }
      letters += 1
    }
    return Double(letters) >= minLetters
  }
}
