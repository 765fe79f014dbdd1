import Audit
import ScreenModel
import ViewHierarchy

/// An element whose double tap touches a place outside it.
public struct ActivationPointOutside: Check {
  public static let id = "activation-point-outside"
  private let tolerance: Double
  /// A part that takes the touch is one of the first so many views inside.
  private static let parts = 256

  public init(_ parameters: RuleParameters) { tolerance = parameters["tolerance"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for point in ActivationPoint.stated(screen)
    where screen.roles.surroundings[point.node.index].isDisjoint(with: [.system, .webView]) {
      guard let frame = screen.tree.statedFrame(point.node), !frame.isEmpty else {
        verdicts.cannotTell()
        continue
      }
      if distance(point, frame) <= tolerance || isCentreOfPart(point, screen) {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, point, frame))
      }
    }
  }

  private func distance(_ point: ActivationPoint, _ frame: Rect) -> Double {
    frame.gap(to: Rect(x: point.x, y: point.y, width: 0, height: 0))
  }

  /// A row may hand the touch to a switch that sticks out of its own frame.
  private func isCentreOfPart(_ point: ActivationPoint, _ screen: Screen) -> Bool {
    screen.tree.descendants(point.node).prefix(Self.parts).contains { row in
      guard screen.visibility.isVisible[row], let frame = screen.tree.statedFrame(NodeID(row)) else { return false }
      return (frame.midX - point.x).magnitude <= tolerance && (frame.midY - point.y).magnitude <= tolerance
    }
  }

  private func fault(_ screen: Screen, _ point: ActivationPoint, _ frame: Rect) -> Fault {
    let away = distance(point, frame)
    var fault = Fault(
      point.node,
      "a double tap on \(screen.title(point.node)) touches a place "
        + "\(Figures.count(Int(min(away.rounded(.up), 1e7)), "point")) outside of it",
      confidence: .certain)
    fault.data = [Datum("x", point.x), Datum("y", point.y), Datum("distance", (away * 10).rounded() / 10)]
    fault.fix = Fix(
      "move the activation point into the element, or leave it out: the middle is the default",
      code: FixSnippets.activationPoint(view: screen.variable(point.node)))
    return fault
  }
}
