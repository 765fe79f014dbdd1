import Audit
import ScreenModel
import ViewHierarchy

/// A control that is smaller than a finger needs.
public struct TouchTargetRecommended: Check {
  public static let id = "touch-target-recommended"
  private let ios: Double
  private let android: Double
  private let edge: Double
  private let tolerance: Double

  public init(_ parameters: RuleParameters) {
    ios = parameters["ios"]
    android = parameters["android"]
    edge = parameters["edge"]
    tolerance = parameters["tolerance"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let factor = screen.largestSizeFactor
    for control in screen.stops.nodes where screen.isTarget(control) {
      guard let stated = screen.targetFrame(control), !stated.isEmpty else { continue }
      // A guessed density: only what is too small at every plausible one is told.
      let frame = Rect(x: stated.x, y: stated.y, width: stated.width * factor, height: stated.height * factor)
      let required = requiredSize(screen, stated)
      let missing = (width: required.width - frame.width, height: required.height - frame.height)
      // Rounded-out frames are up to a point too large on each side: within one point of the limit nobody can tell.
      let isRounded = [.roundedOut, .truncated].contains(screen.header.framePrecision)
      if isRounded, max(missing.width, missing.height).magnitude <= 1 {
        verdicts.cannotTell()
      } else if missing.width <= tolerance, missing.height <= tolerance {
        verdicts.pass()
      } else if screen.isClipped(control, missingWidth: missing.width > 0, missingHeight: missing.height > 0) {
        verdicts.cannotTell()
      } else {
        verdicts.fault(fault(screen, control, stated, required))
      }
    }
  }

  /// The platform's size, and 32 across an edge of the screen, from which the finger comes (Google's
  /// Accessibility-Test-Framework-for-Android: TouchTargetSizeCheck).
  private func requiredSize(_ screen: Screen, _ frame: Rect) -> (width: Double, height: Double) {
    let size = screen.header.platform == .ios ? ios : android
    let bounds = screen.bounds
    guard !bounds.isEmpty else { return (size, size) }
    let touchesSide = frame.minX <= 0.5 || frame.maxX >= bounds.maxX - 0.5
    let touchesEnd = frame.minY <= 0.5 || frame.maxY >= bounds.maxY - 0.5
    return (touchesSide ? min(edge, size) : size, touchesEnd ? min(edge, size) : size)
  }

  private func fault(
    _ screen: Screen, _ control: NodeID, _ frame: Rect, _ required: (width: Double, height: Double)
  ) -> Fault {
    let unit = screen.header.platform == .ios ? "points" : "dp"
    let needed = "\(Figures.text(required.width)) × \(Figures.text(required.height))"
    var fault = Fault(
      control,
      "\(screen.title(control)) measures \(Figures.size(frame)) \(unit), less than the recommended \(needed)\(basis(screen))",
      confidence: screen.header.framePrecision == .designTime || screen.isDensityGuessed ? .review : .certain)
    // A design file shows what controls measure until code or the text size says otherwise: told once for each kind.
    fault.groupsAlike = screen.header.framePrecision == .designTime && !screen.isSizeFixed(control)
    fault.data = [
      Datum("width", frame.width), Datum("height", frame.height), Datum("requiredWidth", required.width),
      Datum("requiredHeight", required.height),
    ]
    let grow = (max(0, required.width - frame.width), max(0, required.height - frame.height))
    fault.fix = Fix(
      "let the touch area, or the control itself, grow to \(Figures.text(max(frame.width, required.width))) × "
        + "\(Figures.text(max(frame.height, required.height))) \(unit)",
      code: FixSnippets.touchArea(
        screen.header.platform, view: screen.variable(control), growing: grow,
        to: screen.header.platform == .ios ? ios : android))
    return fault
  }

  private func basis(_ screen: Screen) -> String {
    guard screen.isDensityGuessed, let density = screen.header.density else { return "" }
    return ", at a guessed density of \(density)"
  }
}

extension Screen {
  /// Whether constraints fix both sides.
  fileprivate func isSizeFixed(_ node: NodeID) -> Bool {
    tree.property(.fixedWidth, node) != nil && tree.property(.fixedHeight, node) != nil
  }
}
