import Audit
import ScreenModel
import ViewHierarchy

/// A card that is one stop and has no name.
public struct CardLabelMissing: Check {
  public static let id = "card-label-missing"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for card in screen.roles.nodes(.card) where screen.stops.isStop[card.index] || screen.isSilentControl(card) {
      guard !screen.hasName(card) else {
        verdicts.pass()
        continue
      }
      if screen.isSliver(card) {
        verdicts.cannotTell()
        continue
      }
      let sentence = screen.sentence(for: card)
      let what = screen.stops.isStop[card.index] ? "is one stop without a name" : "can be tapped and says nothing"
      var fault = Fault(card, "\(screen.title(card)) \(what), so what is on it is never heard")
      if screen.isCutByScrolling(card) { fault.confidence = .review }
      fault.fix = Fix(
        sentence.isEmpty ? "set a label that says what the card shows" : "set the label \"\(sentence)\"",
        code: sentence.isEmpty
          ? [] : FixSnippets.label(screen.header.platform, view: "card", sentence))
      verdicts.fault(fault)
    }
  }
}
