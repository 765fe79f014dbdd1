import Audit
import ScreenModel
import ViewHierarchy

/// A label in another script than the screen: it was not translated.
public struct LabelMixedLanguage: Check {
  public static let id = "label-mixed-language"
  private let minLetters: Double
  private let minShare: Double
  /// So many letters of the screen show which language it is in.
  private static let leastOfScreen = 30

  public init(_ parameters: RuleParameters) {
    minLetters = parameters["minLetters"]
    minShare = parameters["minShare"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var drawn = Script.Count()
    for row in 0..<screen.tree.count where screen.tree.text[row].hasBytes && screen.visibility.isVisible[row] {
      screen.tree.withBytes(screen.tree.text[row]) { drawn.add($0) }
    }
    guard drawn.weightedTotal >= Self.leastOfScreen, let expected = drawn.script(ofShare: minShare) else { return }
    screen.judgeLabels(of: .notTexts, &verdicts, drawn: .mustDiffer) { node, text in
      isContent(screen, node) ? nil : other(text, than: expected)
    } tell: { node, script in
      var fault = Fault(
        node, "\(screen.title(node)) is read in \(script.name) letters, and the screen is written in \(expected.name)",
        confidence: .review)
      fault.data = [Datum("script", script.name)]
      fault.fix = Fix("translate the label with the texts of the screen")
      return fault
    }
  }

  /// Names of people and works stay in their language.
  private func isContent(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .card, .cell, .row: true
    default: screen.roles.unit[node.index] >= 0
    }
  }

  private func other(_ text: Bytes.Text, than expected: Script) -> Script? {
    var count = Script.Count()
    count.add(text)
    guard Double(count.weightedTotal) >= minLetters, let script = count.script(ofShare: minShare), script != expected
    else {
      return nil
    }
    return script == .latin && isBrand(text) ? nil : script
  }

  /// "YouTube Premium", "Wi-Fi": every word begins with a capital or a digit.
  private func isBrand(_ text: Bytes.Text) -> Bool {
    text.split { !$0.isWordByte && $0 != UInt8(ascii: "-") }.dropFirst().allSatisfy { word in
      word.first.map { !$0.isSmallLetter } ?? true
    }
  }
}
