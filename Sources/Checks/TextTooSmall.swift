import Audit
import ScreenModel
import ViewHierarchy

/// A text below the smallest size of its platform.
public struct TextTooSmall: Check {
  public static let id = "text-too-small"
  private let ios: Double
  private let android: Double
  private static let legal = WordSet("legal", "copyright", "attribution", "license", "licence", "credits", "imprint")

  public init(_ parameters: RuleParameters) {
    ios = parameters["ios"]
    android = parameters["android"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let least = screen.header.platform == .ios ? ios : android
    for node in screen.tree.nodes where screen.tree.has(.properties, node) && screen.visibility.isVisible[node.index] {
      guard let text = screen.drawnText(node), let size = screen.typeface(node).size else { continue }
      if size >= least || screen.isBadge(text) || screen.isIconCharacter(text) || isLegal(screen, node) {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, node, size, least))
      }
    }
  }

  private func isLegal(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.tree.withBytes(screen.tree.identifier[node.index], Self.legal.isIn)
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ size: Double, _ least: Double) -> Fault {
    let unit = screen.header.platform == .ios ? "points" : "sp"
    var fault = Fault(
      node,
      "\(screen.title(node)) is set in \(Figures.text(size)) \(unit), below the \(Figures.text(least)) that can be read with ease"
    )
    fault.data = [Datum("size", size), Datum("required", least)]
    let view = screen.variable(node)
    let code =
      screen.header.platform == .ios
      ? [
        FixCode(.uikit, .swift, "\(view).font = .preferredFont(forTextStyle: .caption2)"),
        FixCode(.uikit, .objc, "\(view).font = [UIFont preferredFontForTextStyle:UIFontTextStyleCaption2];"),
        FixCode(.swiftui, .swift, ".font(.caption2)"),
      ]
      : [
        FixCode(.views, .kotlin, "\(view).setTextSize(TypedValue.COMPLEX_UNIT_SP, \(Figures.text(least))f)"),
        FixCode(.compose, .kotlin, "fontSize = \(Figures.text(least)).sp"),
      ]
    fault.fix = Fix("use at least \(Figures.text(least)) \(unit) at the default text size", code: code)
    return fault
  }
}
