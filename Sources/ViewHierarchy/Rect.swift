/// A rectangle in screen points (iOS) or density-independent pixels (Android), absolute, y growing downwards.
@frozen
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Never negative after import.
  public var width: Double
  /// Never negative after import.
  public var height: Double

  /// Makes a rectangle as given.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  @inlinable
  public var minX: Double { x }
  /// The top edge.
  @inlinable
  public var minY: Double { y }
  /// The right edge.
  @inlinable
  public var maxX: Double { x + width }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { y + height }
  /// The horizontal centre.
  @inlinable
  public var midX: Double { x + width / 2 }
  /// The vertical centre.
  @inlinable
  public var midY: Double { y + height / 2 }
  /// Width times height.
  @inlinable
  public var area: Double { width * height }
  /// The smaller of width and height.
  @inlinable
  public var shortSide: Double { Swift.min(width, height) }
  /// The larger of width and height.
  @inlinable
  public var longSide: Double { Swift.max(width, height) }
  /// Whether nothing of it can be seen: one side is zero.
  @inlinable
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether every number is finite and within ±10⁷, beyond which no screen lies.
  public var isPlausible: Bool {
    x.magnitude <= 1e7 && y.magnitude <= 1e7 && width.magnitude <= 1e7 && height.magnitude <= 1e7
  }

  /// The common part; an empty rectangle where there is none.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    return Rect(x: left, y: top, width: Swift.max(0, right - left), height: Swift.max(0, bottom - top))
  }

  /// Whether the two share an area.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    return Rect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
  }

  /// Whether the other lies inside, edges given `slack` points on each side.
  @inlinable
  public func contains(_ other: Rect, slack: Double = 0) -> Bool {
    other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }

  /// Whether the point lies inside or on the edge.
  @inlinable
  public func contains(x px: Double, y py: Double) -> Bool {
    px >= minX && px <= maxX && py >= minY && py <= maxY
  }

  /// Whether all four edges differ by at most `tolerance` points.
  @inlinable
  public func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    (minX - other.minX).magnitude <= tolerance && (minY - other.minY).magnitude <= tolerance
      && (maxX - other.maxX).magnitude <= tolerance && (maxY - other.maxY).magnitude <= tolerance
  }

  /// How far apart the two are: 0 where they touch or overlap, else the larger of the gaps on the two axes.
  public func gap(to other: Rect) -> Double {
    let dx = Swift.max(other.minX - maxX, minX - other.maxX)
    let dy = Swift.max(other.minY - maxY, minY - other.maxY)
    return Swift.max(0, Swift.max(dx, dy))
  }
}
