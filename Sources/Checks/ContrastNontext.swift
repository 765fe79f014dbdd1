import Audit
import ScreenModel
import ViewHierarchy

/// A control without words, or the check mark of a card, whose drawing is too faint.
public struct ContrastNontext: Check {
  public static let id = "contrast-nontext"
  private let ratio: Double
  private let tolerance: Double
  private let minSize: Double

  public init(_ parameters: RuleParameters) {
    ratio = parameters["ratio"]
    tolerance = parameters["tolerance"]
    minSize = parameters["minSize"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let colours = screen.carries(.declaredColours) ? DeclaredColours(screen) : nil
    let texts = ContrastTexts(screen)
    for node in screen.tree.nodes where isConcerned(screen, node) {
      if let pair = colours?.pair(of: node) {
        judge(screen, node, pair.text, pair.back, &verdicts)
      } else if let picture = screen.picture, screen.tree.isLeaf(node), let area = texts.area(of: node).area,
        case .strokes(let strokes) = picture.drawing(in: area), !picture.isResampled, !strokes.isThin
      {
        judge(screen, node, strokes.colour, strokes.back, &verdicts)
      } else {
        verdicts.cannotTell()
      }
    }
  }

  /// A control that draws something and writes nothing, or what tells that a card is chosen.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.visibility.isVisible[node.index], !screen.tree.text[node.index].hasBytes,
      screen.roles.surroundings[node.index].isDisjoint(with: [.system, .webView, .effect]),
      let frame = screen.tree.statedFrame(node), frame.shortSide >= minSize
    else { return false }
    if screen.parts.part[node.index] == .checkedIcon { return true }
    guard screen.isInteractive(node), screen.isEnabled(node) else { return false }
    switch screen.roles.role[node.index] {
    case .button, .icon, .image, .link: return true
    default: return false
    }
  }

  private func judge(
    _ screen: Screen, _ node: NodeID, _ front: Colour, _ back: Colour, _ verdicts: inout Verdicts
  ) {
    let measured = front.contrast(back)
    guard measured < ratio - tolerance else { return verdicts.pass() }
    let told = ContrastFault(
      screen: screen, node: node, front: front, back: back, ratio: measured, required: ratio)
    verdicts.fault(
      told.fault("the drawing of \(screen.title(node))", noun: "colour") { _ in
        screen.header.platform == .ios
          ? [
            FixCode(.uikit, .swift, "\(screen.variable(node)).tintColor = .label"),
            FixCode(.uikit, .objc, "\(screen.variable(node)).tintColor = UIColor.labelColor;"),
            FixCode(.swiftui, .swift, ".foregroundStyle(.primary)"),
          ] : [FixCode(.compose, .kotlin, "Icon(painter, description, tint = MaterialTheme.colorScheme.onSurface)")]
      })
  }
}
