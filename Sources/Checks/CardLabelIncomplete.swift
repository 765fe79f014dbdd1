import Audit
import ScreenModel
import ViewHierarchy

/// A card that is one stop and whose label leaves out much of what the card shows.
public struct CardLabelIncomplete: Check {
  public static let id = "card-label-incomplete"
  private let minCoverage: Double
  private let minWords: Double

  public init(_ parameters: RuleParameters) {
    minCoverage = parameters["minCoverage"]
    minWords = parameters["minWords"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    // The texts of a design file are samples that code replaces.
    guard screen.header.framePrecision != .designTime else { return }
    for card in screen.roles.nodes(.card) where screen.stops.isStop[card.index] {
      guard let label = screen.ownLabel(card) else { continue }
      let texts = screen.swallowedTexts(card)
      guard !texts.isEmpty else { continue }
      if saysAll(screen.tree, label, texts.map(screen.seenText)) {
        verdicts.pass()
      } else {
        judge(screen, card, texts, &verdicts)
      }
    }
  }

  /// Whether every text stands in the label as it is; settles most cards without taking words apart.
  private func saysAll(_ tree: ViewTree, _ label: TextRef, _ texts: [TextRef]) -> Bool {
    tree.withBytes(label) { label in
      texts.allSatisfy { text in tree.withBytes(text) { ByteSearch.offset(of: $0, in: label) != nil } }
    }
  }

  private func judge(_ screen: Screen, _ card: NodeID, _ texts: [NodeID], _ verdicts: inout Verdicts) {
    let heard = heardTexts(screen, card).joined(separator: " ")
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
    verdicts.fault(fault(screen, card, leftOut, missing, of: seen.count))
  }

  /// What is heard on the card: label, value, hint, custom content and custom actions.
  private func heardTexts(_ screen: Screen, _ card: NodeID) -> [String] {
    let tree = screen.tree
    let own = [tree.label, tree.value, tree.hint].compactMap { tree.string($0[card.index]) }
    return own
      + tree.properties(card).compactMap { property in
        switch property.key {
        case .contentLabel, .contentValue, .action: tree.string(property.text)
        default: nil
        }
      }
  }

  private func fault(
    _ screen: Screen, _ card: NodeID, _ leftOut: [NodeID], _ missing: [String], of words: Int
  ) -> Fault {
    let texts = leftOut.map { "\"\(Figures.shortened(screen.tree.string(screen.seenText($0)) ?? ""))\"" }
    let more = texts.count > 3 ? " and \(texts.count - 3) more" : ""
    var fault = Fault(
      card, "\(screen.title(card)) leaves out what it shows: \(texts.prefix(3).joined(separator: ", "))\(more)",
      confidence: .review)
    fault.data = [Datum("words", words), Datum("missing", missing.joined(separator: " "))]
    fault.related = leftOut.map { RelatedNode($0, why: "left out") }
    let sentence = screen.sentence(for: card)
    fault.fix = Fix(
      sentence.isEmpty ? "say the missing words too" : "say what the card shows: \"\(sentence)\"",
      code: sentence.isEmpty ? [] : FixSnippets.label(screen.header.platform, view: "card", sentence))
    return fault
  }
}
