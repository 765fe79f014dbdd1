/// How often each colour was met, whatever the alpha of its pixels.
///
/// Owns its memory: a screen full of texts over a photo asks it millions of times, and an array would ask each time
/// whether it is shared.
struct ColourTally: ~Copyable {
  /// A colour, red in the lowest byte, then green and blue.
  typealias Entry = (pixel: UInt32, count: Int)

  /// How many colours were met.
  private(set) var count = 0
  /// In the order in which they were met: half as many as places.
  private var entries: UnsafeMutablePointer<Entry>
  /// Open addressing: colours in the upper half, their indices plus one in the lower one, 0 for a free place.
  private var places: UnsafeMutablePointer<UInt64>
  private var bits = Self.leastBits

  /// Text on a flat background has some dozens of shades.
  private static let leastBits: UInt32 = 8
  /// By how many bits the places grow, so that they are not filled again too often.
  private static let growth: UInt32 = 2

  init() {
    (entries, places) = Self.memory(Self.leastBits)
  }

  deinit {
    entries.deallocate()
    places.deallocate()
  }

  /// - Returns: the index of the colour.
  @discardableResult
  mutating func add(_ pixel: UInt32, _ times: Int) -> Int {
    let colour = pixel & 0xFF_FFFF
    let place = place(of: colour)
    let found = places[place]
    if found != 0 {
      let index = Int(truncatingIfNeeded: found & 0xFFFF_FFFF) &- 1
      entries[index].count &+= times
      return index
    }
    entries[count] = (colour, times)
    count += 1
    places[place] = UInt64(colour) << 32 | UInt64(count)
    if count * 2 == 1 << bits { grow() }
    return count - 1
  }

  /// In the order in which they were met.
  var colours: [Entry] { [Entry](UnsafeBufferPointer(start: entries, count: count)) }

  /// The colour met most often; of several the one with the highest red, then green, then blue. Nil where none was met.
  var most: (shade: Shade, count: Int)? {
    colours.max { ($0.count, $0.pixel.byteSwapped) < ($1.count, $1.pixel.byteSwapped) }
      .map { (Shade($0.pixel), $0.count) }
  }

  /// A place of as many as so many bits number: multiplication by the golden ratio spreads neighbouring colours.
  @inline(__always)
  static func spread(_ colour: UInt32, bits: UInt32) -> Int { Int((colour &* 2_654_435_769) &>> (32 &- bits)) }

  /// Where a colour stands or would stand.
  private func place(of colour: UInt32) -> Int {
    let mask = 1 << Int(bits) &- 1
    var place = Self.spread(colour, bits: bits)
    while places[place] != 0, places[place] &>> 32 != colour { place = (place &+ 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = (entries, places)
    bits += Self.growth
    (entries, places) = Self.memory(bits)
    entries.update(from: old.0, count: count)
    for index in 0..<count {
      places[place(of: entries[index].pixel)] = UInt64(entries[index].pixel) << 32 | UInt64(index + 1)
    }
    old.0.deallocate()
    old.1.deallocate()
  }

  private static func memory(_ bits: UInt32) -> (UnsafeMutablePointer<Entry>, UnsafeMutablePointer<UInt64>) {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: 1 << (bits - 1))
    let places = UnsafeMutablePointer<UInt64>.allocate(capacity: 1 << bits)
    entries.initialize(repeating: (0, 0), count: 1 << (bits - 1))
    places.initialize(repeating: 0, count: 1 << bits)
    return (entries, places)
  }
}
