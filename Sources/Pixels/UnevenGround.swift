/// Strokes of one colour over a photo, a pattern or noise: the strokes' colour is the one that returns exactly, the
/// pixels around it are rarely the same. What they stand out from is told by how most of the pixels look.
struct UnevenGround {
  /// Pixels that are looked at to find the colours; of a larger area every so many.
  private static let samples = 1 << 14
  /// The least part of the area that the strokes take.
  private static let leastShare = 0.015
  /// How much more often the strokes' colour occurs than any other.
  private static let lead = 3
  /// Nearer colours are mixtures with the strokes, in steps of a part.
  private static let blend = 12
  /// The parts of the pixels that the strokes stand out less from than from the background told.
  private static let (most, least) = (0.8, 0.2)

  /// Nil where no colour returns.
  static func reading(_ bitmap: Bitmap, _ area: PixelRect) -> Reading? {
    let total = area.width * area.height
    var step = max(1, total / samples)
    if step > 1, area.width % step == 0 { step += 1 }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(total / step + 1)
    for index in stride(from: 0, to: total, by: step) {
      let (row, column) = index.quotientAndRemainder(dividingBy: area.width)
      pixels.append(bitmap.pixels[(area.y + row) * bitmap.width + area.x + column] & 0xFF_FFFF)
    }
    pixels.sort()
    guard let front = mostFrequent(pixels), !isAtEdge(front.shade, bitmap, area) else { return nil }
    let around = pixels.map { Shade($0) }.filter { $0.distance(front.shade) > blend }
      .sorted { $0.contrast(front.shade) < $1.contrast(front.shade) }
    guard around.count * 2 >= pixels.count else { return nil }
    func ground(_ part: Double) -> Shade { around[min(around.count - 1, Int(Double(around.count) * part))] }
    var strokes = Strokes(columns: area.width)
    for row in area.y..<(area.y + area.height) {
      strokes.beginRow()
      for column in 0..<area.width {
        let shade = Shade(bitmap.pixels[row * bitmap.width + area.x + column])
        strokes.add(shade.distance(front.shade) <= blend ? 1 : 0, column)
      }
      strokes.endRow()
    }
    strokes.end()
    return .drawing(
      Separation(
        foreground: bitmap.gamut.standard(front.shade), background: bitmap.gamut.standard(ground(most)),
        otherBackground: bitmap.gamut.standard(ground(least)),
        foregroundShare: Double(front.count) / Double(pixels.count),
        backgroundShare: Double(around.count) / Double(pixels.count), isFull: true, stroke: strokes.width,
        lineHeight: strokes.lineHeight))
  }

  /// Whether a colour takes much of the outermost pixels, which no letter reaches: it is the ground's own.
  private static func isAtEdge(_ shade: Shade, _ bitmap: Bitmap, _ area: PixelRect) -> Bool {
    var (count, total) = (0, 0)
    for row in [area.y, area.y + area.height - 1] {
      for column in area.x..<(area.x + area.width) {
        total += 1
        if Shade(bitmap.pixels[row * bitmap.width + column]) == shade { count += 1 }
      }
    }
    return Double(count) >= leastShare * Double(total)
  }

  /// The colour that returns, with the number of its pixels.
  private static func mostFrequent(_ sorted: [UInt32]) -> (shade: Shade, count: Int)? {
    var (best, second) = ((pixel: UInt32(0), count: 0), 0)
    var start = 0
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end] == sorted[start] { end += 1 }
      if end - start > best.count {
        second = best.count
        best = (sorted[start], end - start)
      } else {
        second = max(second, end - start)
      }
      start = end
    }
    guard best.count >= 12, Double(best.count) >= leastShare * Double(sorted.count), best.count >= lead * second else {
      return nil
    }
    return (Shade(best.pixel), best.count)
  }
}
