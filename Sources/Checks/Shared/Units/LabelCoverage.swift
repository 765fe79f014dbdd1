import Audit
import ScreenModel
import ViewHierarchy

/// How much of what a card or row shows is heard on it: what is one stop has no other voice than its label.
struct LabelCoverage {
  /// Less than this share of the words seen is a fault.
  let minCoverage: Double
  /// A unit that shows fewer words is not judged.
  let minWords: Double
  /// What the unit is called in code.
  let variable: String

  func run(_ screen: Screen, _ units: some Sequence<NodeID>, _ verdicts: inout Verdicts) {
    // The texts of a design file are samples that code replaces.
    guard screen.header.framePrecision != .designTime else { return }
    for unit in units where screen.stops.isStop[unit.index] {
      guard let label = screen.ownLabel(unit) else { continue }
      let texts = screen.swallowedTexts(unit)
      guard !texts.isEmpty else { continue }
      if saysAll(screen.tree, label, texts.map(screen.seenText)) {
        verdicts.pass()
      } else {
        judge(screen, unit, texts, &verdicts)
      }
    }
  }

  /// Whether every text stands in the label as it is; settles most cards without taking words apart.
  private func saysAll(_ tree: ViewTree, _ label: TextRef, _ texts: [TextRef]) -> Bool {
    tree.withBytes(label) { label in
      texts.allSatisfy { text in tree.withBytes(text) { ByteSearch.offset(of: $0, in: label) != nil } }
    }
  }

  private func judge(_ screen: Screen, _ unit: NodeID, _ texts: [NodeID], _ verdicts: inout Verdicts) {
    let heard = heardTexts(screen, unit).joined(separator: " ")
    let heardWords = Set(SpokenWords.words(heard))
    let lowered = heard.lowercased()
    func isHeard(_ word: String) -> Bool {
      heardWords.contains(word) || (SpokenWords.hasNoBlanks(word) && lowered.contains(word))
    }
    var seen: Set<String> = []
    var missing: [String] = []
    var leftOut: [NodeID] = []
    for text in texts {
      let words = SpokenWords.words(screen.tree.string(screen.seenText(text)) ?? "")
      for word in words where seen.insert(word).inserted && !isHeard(word) { missing.append(word) }
      if words.contains(where: { !isHeard($0) }) { leftOut.append(text) }
    }
    guard Double(seen.count) >= minWords else { return }
    guard Double(seen.count - missing.count) / Double(seen.count) < minCoverage else {
      verdicts.pass()
      return
    }
    var fault = fault(screen, unit, leftOut, missing, of: seen.count)
    // A title alone may be enough; nothing of what is seen never is.
    if missing.count < seen.count { fault.severity = .warning }
    verdicts.fault(fault)
  }

  /// What is heard on the unit: label, value, hint, custom content and custom actions.
  private func heardTexts(_ screen: Screen, _ unit: NodeID) -> [String] {
    let tree = screen.tree
    let own = [tree.label, tree.value, tree.hint].compactMap { tree.string($0[unit.index]) }
    return own
      + tree.properties(unit).compactMap { property in
        switch property.key {
        case .contentLabel, .contentValue, .action: tree.string(property.text)
        default: nil
        }
      }
  }

  private func fault(
    _ screen: Screen, _ unit: NodeID, _ leftOut: [NodeID], _ missing: [String], of words: Int
  ) -> Fault {
    let texts = leftOut.map { "\"\(Figures.shortened(screen.tree.string(screen.seenText($0)) ?? ""))\"" }
    let more = texts.count > 3 ? " and \(texts.count - 3) more" : ""
    var fault = Fault(
      unit, "\(screen.title(unit)) leaves out what it shows: \(texts.prefix(3).joined(separator: ", "))\(more)",
      confidence: .review)
    fault.data = [Datum("words", words), Datum("missing", missing.joined(separator: " "))]
    fault.related = leftOut.map { RelatedNode($0, why: "left out") }
    let sentence = screen.sentence(for: unit)
    fault.fix = Fix(
      sentence.isEmpty ? "say the missing words too" : "say what the \(variable) shows: \"\(sentence)\"",
      code: sentence.isEmpty ? [] : FixSnippets.label(screen.header.platform, view: variable, sentence))
    return fault
  }
}
