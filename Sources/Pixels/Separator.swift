/// Tells the strokes in a part of a picture from what is behind them.
///
/// Text is drawn in one colour, but most of its pixels show a mixture: strokes end within pixels. On a flat background
/// the background is the most frequent colour by far, and the strokes' own colour is the one farthest from it that
/// still occurs often enough; all mixtures lie between the two. Where they do not, there are several colours, and
/// nothing is said.
struct Separator {
  private let bitmap: Bitmap
  private let area: PixelRect

  /// Shorter sides hold no letter, in pixels.
  private static let leastSide = 4
  /// A background takes more of a text's area than bold capitals leave free.
  private static let leastBackground = 0.4
  /// The most of an outermost row and column that letters take.
  private static let (mostOfRow, mostOfColumn) = (0.5, 0.9)
  /// The least part of the strokes that shows their full colour; the rarest pixels are other things.
  private static let leastCore = 0.02
  /// The most of the strokes that stands out more than their colour: less than ``leastCore`` for each of a few shades.
  private static let mostBeyond = 0.05
  /// The least part of the strokes that must lie between the two colours.
  private static let leastExplained = 0.7
  /// What gamma-corrected blending and rounding add to mixtures, in steps of a part.
  private static let blendSlack = 10

  static func reading(_ bitmap: Bitmap, _ area: PixelRect) -> Reading {
    guard area.x >= 0, area.y >= 0, area.width <= bitmap.width - area.x, area.height <= bitmap.height - area.y else {
      return .unclear(.outside)
    }
    guard area.width >= leastSide, area.height >= leastSide else { return .unclear(.tiny) }
    return Separator(bitmap: bitmap, area: area).reading()
  }

  private func reading() -> Reading {
    let counts = ColourCounts(bitmap, area)
    if counts.transparent > 0 { return .unclear(.transparent) }
    let total = area.width * area.height
    guard !counts.isOverfull, let most = counts.colours.max(by: { $0.count < $1.count }) else {
      return overUnevenGround()
    }
    let behind = counts.colours.reduce(0) { $0 + ($1.shade.distance(most.shade) <= Shade.noise ? $1.count : 0) }
    if behind == total {
      return .unclear(most.shade == Shade(red: 0, green: 0, blue: 0) ? .black : .uniform)
    }
    guard Double(behind) >= Self.leastBackground * Double(total), !runsOn(beside: most.shade) else {
      return overUnevenGround()
    }
    return onFlat(most.shade, counts, behind: behind)
  }

  /// Whether another colour than the background takes a side of the area, as where the background slowly runs into it.
  /// Letters leave most of the outermost rows free, and the ends of the outermost columns.
  private func runsOn(beside back: Shade) -> Bool {
    func isInk(_ x: Int, _ y: Int) -> Bool {
      Shade(bitmap.pixels[(area.y + y) * bitmap.width + area.x + x]).distance(back) > Shade.noise
    }
    let inRows = [0, area.height - 1].map { y in (0..<area.width).count { isInk($0, y) } }
    let inColumns = [0, area.width - 1].map { x in (0..<area.height).count { isInk(x, $0) } }
    return inRows.contains { Double($0) > Self.mostOfRow * Double(area.width) }
      || inColumns.contains { Double($0) > Self.mostOfColumn * Double(area.height) }
  }

  private func onFlat(_ back: Shade, _ counts: ColourCounts, behind: Int) -> Reading {
    let ink = counts.colours.filter { $0.shade.distance(back) > Shade.noise }
    let total = ink.reduce(0) { $0 + $1.count }
    guard let front = Self.foreground(ink, total: total, on: back) else { return .unclear(.busy) }
    let explained = ink.reduce(0) {
      $0 + ($1.shade.lies(between: front.shade, back, slack: Self.blendSlack) ? $1.count : 0)
    }
    guard Double(explained) >= Self.leastExplained * Double(total) else { return .unclear(.manyColours) }
    let strength = front.shade.contrast(back)
    // Many pixels that stand out more are the strokes, each of another mixture, and the ground is no flat one.
    let beyond = ink.reduce(0) { $0 + ($1.shade.contrast(back) > strength * 5 / 4 + Self.blendSlack ? $1.count : 0) }
    if Double(beyond) > Self.mostBeyond * Double(total) { return overUnevenGround() }
    let reach = Double(max(1, strength))
    let coverage = counts.colours.map { colour -> Float in
      colour.shade.distance(back) <= Shade.noise ? 0 : Float(min(1, Double(colour.shade.contrast(back)) / reach))
    }
    var strokes = Strokes(columns: area.width)
    var column = 0
    strokes.beginRow()
    for run in counts.runs {
      let end = column + Int(run.count)
      strokes.add(coverage[Int(run.colour)], column..<end)
      column = end
      guard column == area.width else { continue }
      strokes.endRow()
      strokes.beginRow()
      column = 0
    }
    strokes.end()
    return .drawing(
      separation(
        front.shade, back, back, core: front.count, ink: total, behind: behind, strokes: strokes))
  }

  private func separation(
    _ front: Shade, _ back: Shade, _ other: Shade, core: Int, ink: Int, behind: Int, strokes: Strokes
  ) -> Separation {
    let total = Double(area.width * area.height)
    let gamut = bitmap.gamut
    return Separation(
      foreground: gamut.standard(front), background: gamut.standard(back), otherBackground: gamut.standard(other),
      foregroundShare: Double(core) / total, backgroundShare: Double(behind) / total,
      core: Double(core) / Double(max(1, ink)), stroke: strokes.width, stem: strokes.stem,
      lineHeight: strokes.lineHeight)
  }

  /// The colour farthest from the background that takes its share of the strokes and lies beyond most of them.
  private static func foreground(
    _ ink: [(shade: Shade, count: Int)], total: Int, on back: Shade
  ) -> (shade: Shade, count: Int)? {
    // The colour that most of the drawing is in, near ones counting more for being strong.
    guard let main = ink.max(by: { weight($0, back) < weight($1, back) }) else { return nil }
    let least = max(2, Int(leastCore * Double(total)))
    var best: (shade: Shade, count: Int)?
    for colour in ink where main.shade.lies(between: colour.shade, back, slack: blendSlack) {
      if let best, colour.shade.contrast(back) <= best.shade.contrast(back) { continue }
      if colour.count * 8 < least { continue }
      let count = ink.reduce(0) { $0 + ($1.shade.distance(colour.shade) <= Shade.noise ? $1.count : 0) }
      if count >= least { best = (colour.shade, count) }
    }
    return best ?? main
  }

  private static func weight(_ colour: (shade: Shade, count: Int), _ back: Shade) -> Int {
    colour.count * colour.shade.contrast(back)
  }

  // MARK: Other backgrounds

  private func overUnevenGround() -> Reading {
    Gradient(bitmap, area, isVertical: true).flatMap { $0.reading() }
      ?? Gradient(bitmap, area, isVertical: false).flatMap { $0.reading() } ?? UnevenGround.reading(bitmap, area)
      ?? .unclear(.busy)
  }
}

extension Bitmap {
  /// Reads the colours in an area that holds one text or drawing.
  public func reading(_ area: PixelRect) -> Reading { Separator.reading(self, area) }
}
