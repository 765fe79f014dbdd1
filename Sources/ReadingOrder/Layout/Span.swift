/// A frame in whole quarter points with `x0` at the leading edge: right-to-left screens are mirrored on entry,
/// so that everything after it reads with growing `x`.
struct Span: Equatable {
  /// Quarter points in a point.
  static let unit = 4
  /// Frames beyond this many points are clamped; it keeps sums of extents far from overflow.
  static let limit = 1_000_000.0

  var x0: Int
  var x1: Int
  var y0: Int
  var y1: Int

  init(x0: Int, x1: Int, y0: Int, y1: Int) {
    self.x0 = x0
    self.x1 = x1
    self.y0 = y0
    self.y1 = y1
  }

  init(_ box: OrderBox, direction: OrderProblem.Direction, width: Double) {
    let left = Span.finite(box.x)
    let top = Span.finite(box.y)
    let across = max(0, Span.finite(box.width))
    let down = max(0, Span.finite(box.height))
    let lead = direction == .rightToLeft ? Span.finite(width) - left - across : left
    x0 = Span.quarters(lead)
    x1 = Span.quarters(lead + across)
    y0 = Span.quarters(top)
    y1 = Span.quarters(top + down)
  }

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var area: Int { width * height }
  var middleY2: Int { y0 + y1 }
  var middleX2: Int { x0 + x1 }

  func overlapX(_ other: Span) -> Int { min(x1, other.x1) - max(x0, other.x0) }
  func overlapY(_ other: Span) -> Int { min(y1, other.y1) - max(y0, other.y0) }

  func union(_ other: Span) -> Span {
    Span(x0: min(x0, other.x0), x1: max(x1, other.x1), y0: min(y0, other.y0), y1: max(y1, other.y1))
  }

  private static func finite(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -limit), limit) : 0
  }

  private static func quarters(_ value: Double) -> Int {
    Int((value * Double(unit) + 0.5).rounded(.down))
  }
}
