import ScreenModel
import ViewHierarchy

/// The named stops of a screen by their frames, for "does a named stop lie exactly here".
struct FrameIndex {
  private let screen: Screen
  private let byPlace: [Place: [NodeID]]
  /// How far each edge may be off, in points (rule `hidden-subtree-interactive`).
  private let tolerance: Double
  /// More stops at one place than these are not looked at: it keeps the work per question small.
  private static let perPlace = 8

  private struct Place: Hashable {
    let x: Int32
    let y: Int32
  }

  init(_ screen: Screen, tolerance: Double) {
    self.screen = screen
    self.tolerance = tolerance
    var byPlace: [Place: [NodeID]] = [:]
    for node in screen.stops.nodes where screen.hasOwnText(node) {
      guard let frame = screen.tree.statedFrame(node), let place = Self.place(frame.minX, frame.minY) else { continue }
      if byPlace[place]?.count ?? 0 < Self.perPlace { byPlace[place, default: []].append(node) }
    }
    self.byPlace = byPlace
  }

  /// A named stop with this frame.
  func namedStop(at frame: Rect) -> NodeID? {
    for x in [frame.minX - tolerance, frame.minX + tolerance] {
      for y in [frame.minY - tolerance, frame.minY + tolerance] {
        guard let place = Self.place(x, y) else { continue }
        for node in byPlace[place] ?? [] {
          if let other = screen.tree.statedFrame(node), other.isNear(frame, within: tolerance) { return node }
        }
      }
    }
    return nil
  }

  /// Squares of 16 points: a tolerance of up to 8 points never reaches past the next one.
  private static func place(_ x: Double, _ y: Double) -> Place? {
    guard x.magnitude < 1e7, y.magnitude < 1e7 else { return nil }
    return Place(x: Int32((x / 16).rounded(.down)), y: Int32((y / 16).rounded(.down)))
  }
}
