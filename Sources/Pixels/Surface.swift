/// Whether anything is drawn in a part of a picture.
public enum Surface: Sendable, Equatable {
  /// Something, with a row of one colour above and one below it: a text that ends inside.
  case enclosed
  /// Something else.
  case drawn
  /// One colour, which goes on all around: nothing is there.
  case blank
  /// One colour that ends where the part does: a plain shape.
  case patch
  /// It does not tell: outside the picture, a few pixels, transparent, black as what is protected is captured, or one
  /// colour that goes on in some directions.
  case unclear
}

extension Bitmap {
  /// Shorter sides show nothing for sure, in pixels.
  private static let leastSide = 4
  /// How far beside a bar it is looked, in pixels: one may be mixed; and the part of that which may have its colour.
  private static let (barMargin, mostBeside) = (2, 0.5)
  /// The part of the pixels around that shows the same colour where nothing is drawn, and where a shape ends.
  private static let (goesOn, ends) = (0.95, 0.25)

  /// Tells whether anything is drawn in an area; stops at the first pixel that shows it.
  /// - Parameter margin: how far around it the picture is looked at, in pixels.
  public func surface(of area: PixelRect, margin: Int) -> Surface {
    guard holds(area), min(area.width, area.height) >= Self.leastSide else { return .unclear }
    let first = pixels[area.y * width + area.x]
    let colour = Shade(first)
    guard first >> 24 == 0xFF else { return .unclear }
    let (columns, rows) = (area.x..<(area.x + area.width), area.y..<(area.y + area.height))
    if !rows.allSatisfy({ isOne(colour, first, $0, columns) }) {
      let ends = [rows.lowerBound, rows.upperBound - 1]
      return ends.allSatisfy { isOne(Shade(pixels[$0 * width + area.x]), pixels[$0 * width + area.x], $0, columns) }
        ? .enclosed : .drawn
    }
    if colour.distance(Shade(red: 0, green: 0, blue: 0)) <= Shade.noise { return .unclear }
    let share = share(of: colour, around: area, margin: margin)
    return share >= Self.goesOn ? .blank : share <= Self.ends ? .patch : .unclear
  }

  /// Whether an area at the side of a picture is a bar beside what an app shows: of one colour that ends where it does.
  /// The margin of a page goes on.
  public func isBar(_ area: PixelRect) -> Bool {
    guard holds(area), area.width > 0, area.height > 0 else { return false }
    let first = pixels[area.y * width + area.x]
    let columns = area.x..<(area.x + area.width)
    return (area.y..<(area.y + area.height)).allSatisfy { isOne(Shade(first), first, $0, columns) }
      && share(of: Shade(first), around: area, margin: Self.barMargin) < Self.mostBeside
  }

  /// Whether the whole of it is one colour, as a capture that has failed or was not allowed.
  public var isUniform: Bool {
    guard let first = pixels.first else { return true }
    return (0..<height).allSatisfy { isOne(Shade(first), first, $0, 0..<width) }
  }

  private func holds(_ area: PixelRect) -> Bool {
    area.x >= 0 && area.y >= 0 && area.width <= width - area.x && area.height <= height - area.y
  }

  /// Whether a row shows one colour and nothing shines through.
  private func isOne(_ colour: Shade, _ pixel: UInt32, _ y: Int, _ columns: Range<Int>) -> Bool {
    pixels.withUnsafeBufferPointer { pixels in
      for place in (y * width + columns.lowerBound)..<(y * width + columns.upperBound) where pixels[place] != pixel {
        if pixels[place] >> 24 != 0xFF || Shade(pixels[place]).distance(colour) > Shade.noise { return false }
      }
      return true
    }
  }

  /// The part of the pixels around an area that shows a colour; in between where the picture ends there.
  private func share(of colour: Shade, around area: PixelRect, margin: Int) -> Double {
    let columns = max(0, area.x - margin)..<min(width, area.x + area.width + margin)
    let rows = max(0, area.y - margin)..<min(height, area.y + area.height + margin)
    var (same, total) = (0, 0)
    for y in rows {
      let isBeside = y >= area.y && y < area.y + area.height
      var x = columns.lowerBound
      while x < columns.upperBound {
        if isBeside, x == area.x {
          x += area.width
          continue
        }
        total += 1
        if Shade(pixels[y * width + x]).distance(colour) <= Shade.noise { same += 1 }
        x += 1
      }
    }
    return total == 0 ? 0.5 : Double(same) / Double(total)
  }
}
