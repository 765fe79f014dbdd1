/// Strokes of one colour over a photo, a pattern or noise: the strokes' colour is the one that returns exactly, the
/// pixels around it are rarely the same. What they stand out from is told by the ground between and around them.
struct UnevenGround {
  /// Pixels that are looked at to find the colours; of a larger area every so many.
  private static let samples = 1 << 14
  /// The least part of the area that the strokes' full colour takes.
  private static let leastShare = 0.002
  /// The least number of its pixels looked at.
  private static let leastCount = 8
  /// How much more often the strokes' colour occurs than any other that is not the ground's.
  private static let lead = 3
  /// Colours that return most often; a ground of light noise has some of its own.
  private static let candidates = 12
  /// A colour that takes more than this part of its share at the edges, which no letter reaches, is the ground's own.
  private static let edgePart = 0.25
  /// Differences up to it, in steps of a part, are those of the strokes' own colour.
  private static let same = 4
  /// The most of the area's height that a stroke is thick; what is thicker is a spot of the ground.
  private static let mostThickness = 0.3

  /// Nil where no colour returns.
  static func reading(_ bitmap: Bitmap, _ area: PixelRect) -> Reading? {
    guard let (front, share) = front(bitmap, area) else { return nil }
    var strokes = Strokes(columns: area.width)
    var cells = GroundCells(area)
    let own = ShadeRange(around: front, within: same)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<area.height {
        let start = (area.y + row) * bitmap.width + area.x
        var column = 0
        strokes.beginRow()
        while column < area.width {
          let ground = column
          while column < area.width, !own.contains(pixels[start + column]) { column += 1 }
          strokes.skip(ground..<column)
          let ink = column
          while column < area.width, own.contains(pixels[start + column]) { column += 1 }
          strokes.add(1, ink..<column)
          for column in ink..<column { cells.addInk(column, row) }
        }
        strokes.endRow()
      }
    }
    strokes.end()
    let (total, ink) = (area.width * area.height, cells.ink)
    guard ink * 2 <= total, strokes.width <= mostThickness * Double(area.height),
      let ground = cells.ground(behind: front, bitmap)
    else { return nil }
    return .drawing(
      Separation(
        foreground: bitmap.gamut.standard(front), background: bitmap.gamut.standard(ground.most),
        otherBackground: bitmap.gamut.standard(ground.least), foregroundShare: share,
        backgroundShare: Double(total - ink) / Double(total), core: 1, stroke: strokes.width, stem: strokes.stem,
        lineHeight: strokes.lineHeight))
  }

  /// The colour that returns and is not the ground's, with its share of the area.
  private static func front(_ bitmap: Bitmap, _ area: PixelRect) -> (shade: Shade, share: Double)? {
    let total = area.width * area.height
    var step = max(1, total / samples)
    if step > 1, area.width % step == 0 { step += 1 }
    let (rows, columns) = step.quotientAndRemainder(dividingBy: area.width)
    let pixels = [UInt32](unsafeUninitializedCapacity: total / step + 1) { target, count in
      bitmap.pixels.withUnsafeBufferPointer { all in
        var (start, column, filled) = (area.y * bitmap.width + area.x, 0, 0)
        let (width, toNextRow) = (area.width, bitmap.width)
        for _ in stride(from: 0, to: total, by: step) {
          target[filled] = all[start &+ column] & 0xFF_FFFF
          filled &+= 1
          start &+= rows &* toNextRow
          column &+= columns
          if column >= width { (start, column) = (start &+ toNextRow, column &- width) }
        }
        count = filled
      }
    }
    let count = Double(pixels.count)
    let found = Array(
      mostFrequent(pixels).lazy.filter { candidate in
        edgeShare(of: candidate.pixel, bitmap, area) <= edgePart * Double(candidate.count) / count
      }.prefix(2))
    guard let best = found.first else { return nil }
    let share = Double(best.count) / count
    let second = found.dropFirst().first?.count ?? 0
    guard best.count >= leastCount, share >= leastShare, best.count >= lead * second else { return nil }
    return (Shade(best.pixel), share)
  }

  /// The colours that return, the most frequent first. Most that occur too rarely to be told are left out, which spares
  /// counting them: those whose hash does.
  private static func mostFrequent(_ pixels: [UInt32]) -> [(pixel: UInt32, count: Int)] {
    let bits: UInt32 = 13
    var counts = [UInt16](repeating: 0, count: 1 << bits)
    var tally = ColourTally()
    counts.withUnsafeMutableBufferPointer { counts in
      for pixel in pixels { counts[ColourTally.spread(pixel, bits: bits)] &+= 1 }
      for pixel in pixels where counts[ColourTally.spread(pixel, bits: bits)] >= leastCount { tally.add(pixel, 1) }
    }
    let returning = tally.colours.filter { $0.count > 1 }
    return Array(returning.sorted { ($1.count, $0.pixel) < ($0.count, $1.pixel) }.prefix(candidates))
  }

  /// The part of the outermost rows that shows a colour.
  private static func edgeShare(of pixel: UInt32, _ bitmap: Bitmap, _ area: PixelRect) -> Double {
    var count = 0
    for row in [area.y, area.y + area.height - 1] {
      let start = row * bitmap.width + area.x
      count += bitmap.pixels[start..<(start + area.width)].count { $0 & 0xFF_FFFF == pixel }
    }
    return Double(count) / Double(2 * area.width)
  }
}
