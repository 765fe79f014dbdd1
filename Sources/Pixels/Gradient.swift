/// Strokes of one colour over a background that runs from one colour into another, from top to bottom or from side to
/// side: along each line across it, the background is one colour, and the strokes' colour is the one that returns.
struct Gradient {
  private let bitmap: Bitmap
  private let area: PixelRect
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
  /// Pixels of a line that are looked at first, and how many are alike where most of the line is: but for one line in a
  /// hundred. Also lines that are looked at first, and how many have alike pixels.
  private static let (probes, leastAlike) = (16, 4)
  /// The least difference of strokes from what is behind them.
  private static let leastDifference = 12

  /// Nil where the lines have no backgrounds that run into each other.
  init?(_ bitmap: Bitmap, _ area: PixelRect, isVertical: Bool) {
    self.bitmap = bitmap
    self.area = area
    self.isVertical = isVertical
    let lines = isVertical ? area.height : area.width
    // Noise and photos have next to none.
    let shown = (0..<Self.probes).count { mayHaveBackground($0 * lines / Self.probes) }
    guard shown >= Self.leastAlike else { return nil }
    backs.reserveCapacity(lines)
    var known = 0
    var last: (shade: Shade, line: Int)?
    for line in 0..<lines {
      if Double(line - known) > (1 - Self.leastLines) * Double(lines) { return nil }
      var back = background(of: line)
      // Most of a line through the middle of letters may be theirs.
      if let last {
        let jump = min(Self.mostJump, Self.smoothness * (line - last.line))
        if back.map({ $0.distance(last.shade) > jump }) ?? true { back = background(of: line, near: last.shade) }
      }
      backs.append(back)
      guard let back else { continue }
      known += 1
      last = (back, line)
    }
    guard Double(known) >= Self.leastLines * Double(lines), known > 1 else { return nil }
  }

  private var length: Int { isVertical ? area.width : area.height }

  private func pixel(_ line: Int, _ place: Int) -> UInt32 {
    isVertical
      ? bitmap.pixels[(area.y + line) * bitmap.width + area.x + place]
      : bitmap.pixels[(area.y + place) * bitmap.width + area.x + line]
  }

  /// The colour of most of a line, found by pairing off unlike pixels (Boyer and Moore's majority vote).
  private func background(of line: Int) -> Shade? {
    guard mayHaveBackground(line) else { return nil }
    var candidate = Shade(pixel(line, 0))
    var votes = 0
    for place in 0..<length {
      let shade = Shade(pixel(line, place))
      if votes == 0 { candidate = shade }
      votes += shade.distance(candidate) <= 2 ? 1 : -1
    }
    let count = (0..<length).count { Shade(pixel(line, $0)).distance(candidate) <= 2 }
    return count * 2 > length ? candidate : nil
  }

  /// Whether a few pixels of a line are alike, as they are where most of the line is.
  private func mayHaveBackground(_ line: Int) -> Bool {
    (0...(Self.probes - Self.leastAlike)).contains { first in
      let shade = Shade(pixel(line, first * length / Self.probes))
      let alike = (first..<Self.probes).count {
        Shade(pixel(line, $0 * length / Self.probes)).distance(shade) <= 2
      }
      return alike >= Self.leastAlike
    }
  }

  /// The most frequent colour of a line that letters fill among those that the last background may have become.
  private func background(of line: Int, near last: Shade) -> Shade? {
    var counts: [Shade: Int] = [:]
    for place in 0..<length {
      let shade = Shade(pixel(line, place))
      if shade.distance(last) <= Self.smoothness { counts[shade, default: 0] += 1 }
    }
    guard let most = counts.max(by: { ($0.value, order($0.key)) < ($1.value, order($1.key)) }),
      Double(most.value) >= Self.leastShown * Double(length)
    else { return nil }
    return most.key
  }

  /// Nil where no colour stands out.
  func reading() -> Reading? {
    var counts: [Shade: Int] = [:]
    var behind = 0
    forEach { shade, back in
      if shade.distance(back) <= 2 { behind += 1 }
      if shade.distance(back) > Self.leastDifference { counts[shade, default: 0] += 1 }
    }
    // Equal counts are told apart by the colour, so that no order of hashing shows.
    guard
      let front = counts.max(by: { ($0.value, order($0.key)) < ($1.value, order($1.key)) })?.key,
      let core = counts[front], core >= 8
    else { return nil }
    var explained = 0
    var total = 0
    var ends: (least: Shade, most: Shade)?
    var strokes = Strokes(columns: length)
    for line in backs.indices {
      guard let back = backs[line] else { continue }
      strokes.beginRow(0..<length)
      var hasInk = false
      let reach = Float(max(1, front.contrast(back)))
      for place in 0..<length {
        let shade = Shade(pixel(line, place))
        let isInk = shade.distance(back) > Self.leastDifference
        strokes.add(isInk ? min(1, Float(shade.contrast(back)) / reach) : 0, place)
        guard isInk else { continue }
        hasInk = hasInk || shade == front
        total += 1
        if shade.lies(between: front, back, slack: 10) { explained += 1 }
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
    let size = Double(area.width * area.height)
    return .drawing(
      Separation(
        foreground: bitmap.gamut.standard(front), background: bitmap.gamut.standard(ends.most),
        otherBackground: bitmap.gamut.standard(ends.least), foregroundShare: Double(core) / size,
        backgroundShare: Double(behind) / size, core: Double(core) / Double(max(1, total)), stroke: strokes.width,
        // Lines of text lie across rows; along columns there are none to be told.
        lineHeight: isVertical ? strokes.lineHeight : 0))
  }

  private func order(_ shade: Shade) -> Int { Int(shade.red) << 16 | Int(shade.green) << 8 | Int(shade.blue) }

  private func forEach(_ body: (_ shade: Shade, _ back: Shade) -> Void) {
    for line in backs.indices {
      guard let back = backs[line] else { continue }
      for place in 0..<length { body(Shade(pixel(line, place)), back) }
    }
  }
}
