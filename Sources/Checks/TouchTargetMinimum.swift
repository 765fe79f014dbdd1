import Audit
import ScreenModel
import ViewHierarchy

/// A target smaller than WCAG's minimum with another one too close to it.
public struct TouchTargetMinimum: Check {
  public static let id = "touch-target-minimum"
  private let minSize: Double
  private let spacing: Double

  public init(_ parameters: RuleParameters) {
    minSize = parameters["minSize"]
    spacing = parameters["spacing"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    // Rounded-out frames are up to a point too large on each side: within one point of the limit nobody can tell.
    let slack = screen.header.framePrecision == .exact ? 0 : 1.0
    let factor = screen.largestSizeFactor
    var small: [TouchTarget] = []
    var targets: [TouchTarget] = []
    for node in screen.stops.nodes where screen.isInteractive(node) && screen.visibility.isVisible[node.index] {
      guard let stated = screen.targetFrame(node), !stated.isEmpty else { continue }
      // A guessed density: only what is too small at every plausible one is told.
      let frame = Rect(x: stated.x, y: stated.y, width: stated.width * factor, height: stated.height * factor)
      targets.append(TouchTarget(node: node, frame: frame))
      guard screen.isTarget(node) else { continue }
      if frame.shortSide >= minSize + slack {
        verdicts.pass()
      } else if frame.shortSide > minSize - slack || isCut(screen, node, frame) {
        // At the exact limit an exact frame passes.
        if slack == 0, frame.shortSide >= minSize { verdicts.pass() } else { verdicts.cannotTell() }
      } else {
        small.append(TouchTarget(node: node, frame: frame))
      }
    }
    // Android's frames end at the edges of the screen, wherever those are.
    if screen.header.platform == .android, screen.bounds.isEmpty {
      for _ in small { verdicts.cannotTell() }
      return
    }
    guard !small.isEmpty else { return }
    let crowding = Crowding(small, targets, spacing: spacing - slack)
    for target in small {
      if let other = crowding.neighbour(of: target.node) {
        verdicts.fault(fault(screen, target, other))
      } else {
        verdicts.pass()
      }
    }
  }

  private func isCut(_ screen: Screen, _ node: NodeID, _ frame: Rect) -> Bool {
    screen.isClipped(node, missingWidth: frame.width < minSize, missingHeight: frame.height < minSize)
  }

  private func fault(_ screen: Screen, _ target: TouchTarget, _ other: TouchTarget) -> Fault {
    let size = Figures.text(minSize)
    let isSure =
      screen.header.framePrecision != .designTime && !screen.isDensityGuessed && screen.carries(.screenSize)
    var fault = Fault(
      target.node,
      "\(screen.title(target.node)) measures \(Figures.size(target.frame)), less than \(size) × \(size), "
        + "and \(screen.title(other.node)) is too close to it",
      confidence: isSure ? .certain : .review)
    fault.data = [
      Datum("width", target.frame.width), Datum("height", target.frame.height),
      Datum("distance", (Crowding.distance(target, other) * 10).rounded() / 10),
    ]
    fault.related = [RelatedNode(other.node, why: "too close")]
    let grow = (max(0, minSize - target.frame.width), max(0, minSize - target.frame.height))
    fault.fix = Fix(
      "let the target grow to \(size) × \(size), or keep \(Figures.text(spacing)) between the centres of small targets",
      code: FixSnippets.touchArea(
        screen.header.platform, view: screen.variable(target.node), growing: grow, to: minSize))
    return fault
  }
}
