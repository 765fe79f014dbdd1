import ViewHierarchy

extension Rect {
  /// Free of the noise of binary fractions: thousandths of a point.
  var withoutNoise: Rect {
    func clean(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }
    return Rect(x: clean(x), y: clean(y), width: clean(width), height: clean(height))
  }

  /// The rectangle with positive sides; nil where a number is beyond every screen.
  var normalised: Rect? {
    guard isPlausible else { return nil }
    var rect = self
    if rect.width < 0 {
      rect.x += rect.width
      rect.width = -rect.width
    }
    if rect.height < 0 {
      rect.y += rect.height
      rect.height = -rect.height
    }
    return rect
  }
}
