/// How often each colour was met, whatever the alpha of its pixels.
struct ColourTally {
  /// Red in the lowest byte, then green and blue; in the order in which they were met.
  private(set) var colours: [(pixel: UInt32, count: Int)] = []
  /// Open addressing: colours in the upper half, their indices plus one in the lower one, 0 for a free place. At most
  /// half are taken.
  private var places = [UInt64](repeating: 0, count: 1 << Self.leastBits)
  /// The bits of a hash that are left out.
  private var shift = UInt32(32 - Self.leastBits)

  /// Text on a flat background has some dozens of shades.
  private static let leastBits = 8
  /// The places become so many times as many.
  private static let growth: UInt32 = 2

  mutating func add(_ pixel: UInt32, _ count: Int) {
    let colour = pixel & 0xFF_FFFF
    let place = place(of: colour)
    let found = places[place]
    if found != 0 {
      colours[Int(found & 0xFFFF_FFFF) - 1].count += count
      return
    }
    colours.append((colour, count))
    places[place] = UInt64(colour) << 32 | UInt64(colours.count)
    if colours.count * 2 > places.count { grow() }
  }

  /// The index of a colour; nil where it was not met.
  func index(of pixel: UInt32) -> Int? {
    let found = places[place(of: pixel & 0xFF_FFFF)]
    return found == 0 ? nil : Int(found & 0xFFFF_FFFF) - 1
  }

  /// The colour met most often; of several the one with the highest red, then green, then blue. Nil where none was met.
  var most: (shade: Shade, count: Int)? {
    colours.max { ($0.count, $0.pixel.byteSwapped) < ($1.count, $1.pixel.byteSwapped) }
      .map { (Shade($0.pixel), $0.count) }
  }

  /// Where a colour stands or would stand. Multiplication by the golden ratio spreads neighbouring colours.
  @inline(__always)
  private func place(of colour: UInt32) -> Int {
    places.withUnsafeBufferPointer { places in
      var place = Int((colour &* 2_654_435_769) >> shift)
      while places[place] != 0, places[place] >> 32 != colour { place = (place &+ 1) & (places.count &- 1) }
      return place
    }
  }

  private mutating func grow() {
    shift -= Self.growth
    places = [UInt64](repeating: 0, count: places.count << Int(Self.growth))
    for (index, colour) in colours.enumerated() {
      places[place(of: colour.pixel)] = UInt64(colour.pixel) << 32 | UInt64(index + 1)
    }
  }
}
