import Audit
import ScreenModel
import ViewHierarchy

/// A control without words whose drawing is too faint.
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
    let colours = DeclaredColours(screen)
    for node in colours.texts where isConcerned(screen, node) {
      guard let pair = colours.pair(of: node) else {
        verdicts.cannotTell()
        continue
      }
      let measured = pair.text.contrast(pair.back)
      guard measured < ratio - tolerance else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, node, pair, measured))
    }
  }

  /// A control that draws something and writes nothing.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.visibility.isVisible[node.index], screen.isInteractive(node), screen.isEnabled(node),
      !screen.tree.text[node.index].hasBytes, let frame = screen.tree.statedFrame(node), frame.shortSide >= minSize
    else { return false }
    switch screen.roles.role[node.index] {
    case .button, .icon, .image, .link: return true
    default: return false
    }
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ pair: DeclaredColours.Pair, _ measured: Double) -> Fault {
    let needed = Figures.text(ratio)
    var fault = Fault(
      node,
      "the drawing of \(screen.title(node)) has a contrast of \(Colour.text(measured)):1 (\(pair.text.hexadecimal) on "
        + "\(pair.back.hexadecimal)), less than \(needed):1")
    fault.data = [
      Datum("ratio", (measured * 100 + 1e-6).rounded(.down) / 100), Datum("required", ratio),
      Datum("foreground", pair.text.hexadecimal), Datum("background", pair.back.hexadecimal),
    ]
    if let better = pair.text.nearest(to: ratio, on: pair.back) {
      fault.data.append(Datum("suggestion", better.hexadecimal))
      fault.fix = Fix(
        "the nearest colour with \(needed):1 is \(better.hexadecimal)",
        code: screen.header.platform == .ios
          ? [
            FixCode(.uikit, .swift, "\(screen.variable(node)).tintColor = .label"),
            FixCode(.uikit, .objc, "\(screen.variable(node)).tintColor = UIColor.labelColor;"),
            FixCode(.swiftui, .swift, ".foregroundStyle(.primary)"),
          ] : [FixCode(.compose, .kotlin, "Icon(painter, description, tint = MaterialTheme.colorScheme.onSurface)")])
    } else {
      fault.fix = Fix("change the background: no colour has \(needed):1 on it")
    }
    return fault
  }
}
