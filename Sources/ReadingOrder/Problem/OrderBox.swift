/// A frame in points (or dp, or CSS pixels), origin at the top left of the screen whatever the reading direction.
public struct OrderBox: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
