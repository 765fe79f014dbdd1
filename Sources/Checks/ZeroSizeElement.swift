import Audit
import ScreenModel
import ViewHierarchy

/// A stop without area.
public struct ZeroSizeElement: Check {
  public static let id = "zero-size-element"
  private let minSide: Double
  /// Where more than this share of the elements has no area, the capture has no frames.
  private static let missingShare = 0.5

  public init(_ parameters: RuleParameters) { minSide = parameters["minSide"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let stops = screen.stops.nodes
    let flat = stops.filter { screen.tree.statedFrame($0).map { $0.shortSide < minSide } ?? false }
    guard !flat.isEmpty else {
      if !stops.isEmpty { verdicts.pass() }
      return
    }
    guard Double(flat.count + removed(screen)) <= Self.missingShare * Double(stops.count + removed(screen)) else {
      verdicts.cannotTell()
      return
    }
    for stop in flat where screen.roles.surroundings[stop.index].isDisjoint(with: [.system, .webView]) {
      guard screen.stops.isStated, isInView(screen, stop) else {
        verdicts.cannotTell()
        continue
      }
      let frame = screen.tree.frame[stop.index]
      var fault = Fault(
        stop, "\(screen.title(stop)) is a stop of \(Figures.size(frame)), where nobody sees anything",
        confidence: .certain)
      fault.data = [Datum("width", frame.width), Datum("height", frame.height)]
      fault.fix = Fix(
        "give it the frame of what it stands for, or let it be no element",
        code: FixSnippets.flag(
          view: screen.variable(stop), "isAccessibilityElement", false, swiftUI: ".accessibilityHidden(true)"))
      verdicts.fault(fault)
    }
  }

  /// Elements of exactly 0 × 0 are no stops, and show that a capture lost its frames.
  private func removed(_ screen: Screen) -> Int {
    (0..<screen.tree.count).lazy.filter { row in
      screen.stops.obstacle[row] == .notDrawn && screen.tree.presence[row].contains(.frame)
        && screen.tree.frame[row].width == 0 && screen.tree.frame[row].height == 0
    }.count
  }

  /// Rows that are scrolled away or clipped keep stale or collapsed frames.
  private func isInView(_ screen: Screen, _ stop: NodeID) -> Bool {
    let frame = screen.tree.frame[stop.index]
    func holds(_ outer: Rect) -> Bool {
      outer.contains(x: frame.minX, y: frame.minY) && outer.contains(x: frame.maxX, y: frame.maxY)
    }
    if !screen.bounds.isEmpty, !holds(screen.bounds) { return false }
    return screen.visibility.viewport(stop).map(holds) ?? true
  }
}
