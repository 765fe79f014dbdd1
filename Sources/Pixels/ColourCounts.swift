/// How often each exact colour occurs in a part of a picture.
struct ColourCounts {
  /// The colours with their numbers of pixels, in the order in which they were met.
  private(set) var colours: [(shade: Shade, count: Int)] = []
  /// Pixels with an alpha below the highest.
  private(set) var transparent = 0
  /// Whether there are more colours than are counted.
  private(set) var isOverfull = false
  /// Open addressing: indices into ``colours`` plus one, 0 for a free place.
  private var places = [UInt16](repeating: 0, count: Self.capacity)

  /// Text on a flat background has at most a few hundred shades, with coloured fringes some thousand; photos have more.
  static let mostColours = 4096
  private static let capacity = mostColours * 4

  init(_ bitmap: Bitmap, _ area: PixelRect) {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in area.y..<(area.y + area.height) {
        let start = row * bitmap.width + area.x
        var index = start
        let end = start + area.width
        while index < end, !isOverfull {
          let pixel = pixels[index]
          var next = index + 1
          while next < end, pixels[next] == pixel { next += 1 }
          add(pixel, next - index)
          index = next
        }
        if isOverfull { return }
      }
    }
  }

  /// The index of a colour; nil where it does not occur.
  func index(of pixel: UInt32) -> Int? {
    let colour = pixel & 0xFF_FFFF
    var place = Self.place(of: colour)
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if colours[index].shade == Shade(colour) { return index }
      place = (place + 1) & (Self.capacity - 1)
    }
    return nil
  }

  private mutating func add(_ pixel: UInt32, _ count: Int) {
    if pixel >> 24 != 0xFF { transparent += count }
    let colour = pixel & 0xFF_FFFF
    let shade = Shade(colour)
    var place = Self.place(of: colour)
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if colours[index].shade == shade {
        colours[index].count += count
        return
      }
      place = (place + 1) & (Self.capacity - 1)
    }
    guard colours.count < Self.mostColours else {
      isOverfull = true
      return
    }
    colours.append((shade, count))
    places[place] = UInt16(colours.count)
  }

  /// Multiplication by the golden ratio spreads neighbouring colours.
  private static func place(of colour: UInt32) -> Int {
    Int((colour &* 2_654_435_769) >> 16) & (capacity - 1)
  }
}
