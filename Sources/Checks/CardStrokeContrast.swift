import Audit
import ScreenModel
import ViewHierarchy

/// The line around an outlined card that is too faint to show where the card ends.
public struct CardStrokeContrast: Check {
  public static let id = "card-stroke-contrast"
  private let ratio: Double
  private let tolerance: Double

  public init(_ parameters: RuleParameters) {
    ratio = parameters["ratio"]
    tolerance = parameters["tolerance"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for card in screen.roles.nodes(.card) where screen.visibility.isVisible[card.index] {
      guard let stroke = colour(.strokeColor, of: card, screen), stroke.alpha > 0 else { continue }
      guard let around = background(around: card, screen) else {
        verdicts.cannotTell()
        continue
      }
      // A surface that stands out by itself needs no line.
      let own = colour(.backgroundColor, of: card, screen).map { $0.over(around) } ?? around
      let best = max(stroke.over(around).contrast(around), own.contrast(around))
      if best >= ratio - tolerance {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, card, stroke.over(around), around))
      }
    }
  }

  private func colour(_ key: PropertyKey, of node: NodeID, _ screen: Screen) -> Colour? {
    screen.tree.text(key, node).flatMap { Colour($0) }
  }

  /// The first opaque background behind a card.
  private func background(around card: NodeID, _ screen: Screen) -> Colour? {
    for ancestor in screen.tree.ancestors(card) {
      guard let back = colour(.backgroundColor, of: ancestor, screen), back.alpha > 0 else { continue }
      return back.alpha >= 1 ? back : nil
    }
    return nil
  }

  private func fault(_ screen: Screen, _ card: NodeID, _ stroke: Colour, _ back: Colour) -> Fault {
    var fault = Fault(
      card,
      "the line around \(screen.title(card)) has a contrast of \(Colour.text(stroke.contrast(back))):1 "
        + "(\(stroke.hexadecimal) on \(back.hexadecimal)), less than \(Figures.text(ratio)):1")
    fault.data = [
      Datum("ratio", (stroke.contrast(back) * 100 + 1e-6).rounded(.down) / 100), Datum("required", ratio),
      Datum("foreground", stroke.hexadecimal), Datum("background", back.hexadecimal),
    ]
    guard let better = stroke.nearest(to: ratio, on: back) else {
      fault.fix = Fix("change the background: no line has \(Figures.text(ratio)):1 on it")
      return fault
    }
    let view = screen.variable(card)
    let parts = [better.red, better.green, better.blue].map { Int(($0 * 255).rounded()) }
    let swift = "UIColor(red: \(parts[0]) / 255, green: \(parts[1]) / 255, blue: \(parts[2]) / 255, alpha: 1)"
    fault.fix = Fix(
      "the nearest colour of the line with \(Figures.text(ratio)):1 is \(better.hexadecimal)",
      code: [FixCode(.uikit, .swift, "\(view).setBorderColor(\(swift), for: .normal) // MDCCard")])
    return fault
  }
}
