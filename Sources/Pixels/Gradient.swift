/// Strokes of one colour over a background that runs from one colour into another, from top to bottom or from side to
/// side: along each line across it, the background is one colour, and the strokes' colour is the one that returns.
struct Gradient {
  private let lines: PixelLines
  private let gamut: Gamut
  private let isVertical: Bool
  /// The background of each line; nil where something covers most of it.
  private var backs: [Shade?] = []

  /// The least part of the lines whose background shows.
  private static let leastLines = 0.6
  /// The most that the background may change from one line to the next, in steps of a part, and over lines that letters
  /// fill.
  private static let (smoothness, mostJump) = (12, 48)
  /// The least part of a line that shows its background, where that of the line before is known.
  private static let leastShown = 0.15
  /// The least difference of strokes from what is behind them.
  private static let leastDifference = 12

  /// Nil where the lines have no backgrounds that run into each other.
  init?(_ bitmap: Bitmap, _ area: PixelRect, isVertical: Bool) {
    // Noise and photos have next to none.
    guard let lines = PixelLines(bitmap, area, areRows: isVertical) else { return nil }
    self.lines = lines
    gamut = bitmap.gamut
    self.isVertical = isVertical
    let count = lines.count
    backs.reserveCapacity(count)
    var known = 0
    var last: (shade: Shade, line: Int)?
    for line in 0..<count {
      if Double(line - known) > (1 - Self.leastLines) * Double(count) { return nil }
      var back = lines.withLine(line, Self.background)
      // Most of a line through the middle of letters may be theirs.
      if let last {
        let jump = min(Self.mostJump, Self.smoothness * (line - last.line))
        if back.map({ $0.distance(last.shade) > jump }) ?? true {
          back = lines.withLine(line) { Self.background(of: $0, near: last.shade) }
        }
      }
      backs.append(back)
      guard let back else { continue }
      known += 1
      last = (back, line)
    }
    guard Double(known) >= Self.leastLines * Double(count), known > 1 else { return nil }
  }

  /// The colour of most of a line, found by pairing off unlike pixels (Boyer and Moore's majority vote).
  private static func background(of line: UnsafeBufferPointer<UInt32>) -> Shade? {
    guard PixelLines.mayHaveMost(line.count, { line[$0] }) else { return nil }
    var candidate = line[0]
    var near = ShadeRange(around: Shade(candidate), within: PixelLines.noise)
    var votes = 0
    for pixel in line {
      if votes > 0 {
        votes &+= near.contains(pixel) ? 1 : -1
        continue
      }
      votes = 1
      guard pixel != candidate else { continue }
      candidate = pixel
      near = ShadeRange(around: Shade(candidate), within: PixelLines.noise)
    }
    var count = 0
    for pixel in line where near.contains(pixel) { count &+= 1 }
    return count * 2 > line.count ? Shade(candidate) : nil
  }

  /// The most frequent colour of a line that letters fill among those that the last background may have become.
  private static func background(of line: UnsafeBufferPointer<UInt32>, near last: Shade) -> Shade? {
    var tally = ColourTally()
    let near = ShadeRange(around: last, within: smoothness)
    for pixel in line where near.contains(pixel) { tally.add(pixel, 1) }
    guard let most = tally.most, Double(most.count) >= leastShown * Double(line.count) else { return nil }
    return most.shade
  }

  /// Nil where no colour stands out.
  func reading() -> Reading? {
    var tally = ColourTally()
    let behind = countStandingOut(in: &tally)
    guard let (front, core) = tally.most, core >= 8 else { return nil }
    var explained = 0
    var total = 0
    var ends: (least: Shade, most: Shade)?
    var strokes = Strokes(columns: lines.length)
    for (line, back) in backs.enumerated() {
      guard let back else { continue }
      let ground = ShadeRange(around: back, within: Self.leastDifference)
      let reach = Float(max(1, front.contrast(back)))
      var hasInk = false
      strokes.beginRow()
      lines.withLine(line) { pixels in
        var place = 0
        while place < pixels.count {
          let start = place
          while place < pixels.count, ground.contains(pixels[place]) { place += 1 }
          strokes.skip(start..<place)
          while place < pixels.count, !ground.contains(pixels[place]) {
            let shade = Shade(pixels[place])
            strokes.add(min(1, Float(shade.contrast(back)) / reach), place..<(place + 1))
            hasInk = hasInk || shade == front
            total += 1
            if shade.lies(between: front, back, slack: 10) { explained += 1 }
            place += 1
          }
        }
      }
      strokes.endRow()
      guard hasInk else { continue }
      let (least, most) = ends ?? (back, back)
      ends = (
        front.contrast(back) < front.contrast(least) ? back : least,
        front.contrast(back) > front.contrast(most) ? back : most
      )
    }
    strokes.end()
    guard let ends, explained * 10 >= total * 7, core * 20 >= total else { return nil }
    let size = Double(lines.count * lines.length)
    return .drawing(
      Separation(
        foreground: gamut.standard(front), background: gamut.standard(ends.most),
        otherBackground: gamut.standard(ends.least), foregroundShare: Double(core) / size,
        backgroundShare: Double(behind) / size, core: Double(core) / Double(max(1, total)), stroke: strokes.width,
        stem: strokes.stem,
        // Lines of text lie across rows; along columns there are none to be told.
        lineHeight: isVertical ? strokes.lineHeight : 0))
  }

  /// Counts the colours that stand out from the background of their line.
  /// - Returns: the number of pixels that show the background.
  private func countStandingOut(in tally: inout ColourTally) -> Int {
    var behind = 0
    for (line, back) in backs.enumerated() {
      guard let back else { continue }
      let own = ShadeRange(around: back, within: PixelLines.noise)
      let ground = ShadeRange(around: back, within: Self.leastDifference)
      lines.withLine(line) { pixels in
        for pixel in pixels {
          if own.contains(pixel) {
            behind += 1
          } else if !ground.contains(pixel) {
            tally.add(pixel, 1)
          }
        }
      }
    }
    return behind
  }
}
