import Audit
import ScreenModel
import ViewHierarchy

/// A name that takes long to hear every time.
public struct LabelTooLong: Check {
  public static let id = "label-too-long"
  private let maxControl: Double
  private let maxCard: Double

  public init(_ parameters: RuleParameters) {
    maxControl = parameters["maxControl"]
    maxCard = parameters["maxCard"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for element in screen.stops.nodes {
      let label = screen.tree.label[element.index]
      guard label.hasBytes, let limit = limit(screen, element) else { continue }
      // No text has more characters than bytes.
      guard Double(label.count) > limit, let text = screen.tree.string(label), Double(text.count) > limit else {
        verdicts.pass()
        continue
      }
      let seconds = Double(text.count) / Speech.charactersPerSecond
      var fault = Fault(
        element,
        "\(screen.title(element)) takes \(text.count) characters to name, about \(Figures.text(seconds)) seconds",
        confidence: .certain)
      fault.data = [Datum("characters", text.count), Datum("limit", limit)]
      fault.fix = Fix(
        screen.header.platform == .ios
          ? "keep what tells it from others, and move the rest to the value, the hint or custom content"
          : "keep what tells it from others, and move the rest to texts of its own")
      verdicts.fault(fault)
    }
  }

  /// Running text has no limit. What holds several texts is heard like a card, whatever its type says.
  private func limit(_ screen: Screen, _ element: NodeID) -> Double? {
    guard screen.roles.surroundings[element.index].isDisjoint(with: [.webView, .system]) else { return nil }
    switch screen.roles.role[element.index] {
    case .card, .cell, .row: return maxCard
    case .text, .heading, .link, .image: return nil
    default: break
    }
    guard screen.isInteractive(element) else { return nil }
    return holdsTexts(screen, element) ? maxCard : maxControl
  }

  private func holdsTexts(_ screen: Screen, _ element: NodeID) -> Bool {
    let texts = screen.tree.descendants(element).lazy.filter { screen.roles.role[$0] == .text }
    return texts.prefix(2).reduce(0) { count, _ in count + 1 } > 1
  }
}
