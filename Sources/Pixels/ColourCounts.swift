/// How often each exact colour occurs in a part of a picture, and where.
struct ColourCounts {
  /// The colours with their numbers of pixels, in the order in which they were met.
  let colours: [(shade: Shade, count: Int)]
  /// Neighbouring pixels of one colour, row by row: the index of the colour and their number.
  let runs: [(colour: UInt32, count: UInt32)]
  /// Pixels with an alpha below the highest.
  let transparent: Int
  /// Whether there are more colours than are counted; the rest was not looked at.
  let isOverfull: Bool

  /// Text on a flat background has at most a few hundred shades, with coloured fringes some thousand; photos have more.
  private static let mostColours = 4096

  init(_ bitmap: Bitmap, _ area: PixelRect) {
    var tally = ColourTally()
    var transparent = 0
    var runs: [(colour: UInt32, count: UInt32)] = []
    runs.reserveCapacity(area.height * 16)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in area.y..<(area.y + area.height) {
        var index = row * bitmap.width + area.x
        let end = index + area.width
        while index < end {
          let next = pixels.endOfRun(from: index, to: end)
          if pixels[index] >> 24 != 0xFF { transparent += next - index }
          let colour = tally.add(pixels[index], next - index)
          if tally.count > Self.mostColours { return }
          runs.append((UInt32(truncatingIfNeeded: colour), UInt32(truncatingIfNeeded: next - index)))
          index = next
        }
      }
    }
    self.transparent = transparent
    self.runs = runs
    isOverfull = tally.count > Self.mostColours
    colours = isOverfull ? [] : tally.colours.map { (Shade($0.pixel), $0.count) }
  }
}
