/// How often each exact colour occurs in a part of a picture.
struct ColourCounts {
  /// The colours with their numbers of pixels, in the order in which they were met.
  let colours: [(shade: Shade, count: Int)]
  /// Pixels with an alpha below the highest.
  let transparent: Int
  /// Whether there are more colours than are counted.
  let isOverfull: Bool
  private let tally: ColourTally

  /// Text on a flat background has at most a few hundred shades, with coloured fringes some thousand; photos have more.
  static let mostColours = 4096

  init(_ bitmap: Bitmap, _ area: PixelRect) {
    var tally = ColourTally()
    var transparent = 0
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in area.y..<(area.y + area.height) {
        var index = row * bitmap.width + area.x
        let end = index + area.width
        while index < end {
          let next = pixels.endOfRun(from: index, to: end)
          if pixels[index] >> 24 != 0xFF { transparent += next - index }
          tally.add(pixels[index], next - index)
          if tally.colours.count > Self.mostColours { return }
          index = next
        }
      }
    }
    self.tally = tally
    self.transparent = transparent
    isOverfull = tally.colours.count > Self.mostColours
    colours = isOverfull ? [] : tally.colours.map { (Shade($0.pixel), $0.count) }
  }

  /// The index of a colour; nil where it does not occur.
  func index(of pixel: UInt32) -> Int? { tally.index(of: pixel) }
}
