extension UnsafeBufferPointer where Element == UInt32 {
  /// Where the pixels from a place on stop being the same as the first one: at most at an end.
  ///
  /// Most of a screen is runs of one colour, so that several pixels are compared at once.
  @inline(__always)
  func endOfRun(from start: Int, to end: Int) -> Int {
    let pixel = self[start]
    var place = start + 1
    let pair = UInt64(pixel) << 32 | UInt64(pixel)
    let bytes = UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
    func differs(_ place: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt64.self) ^ pair }
    // Edges of letters change after a pixel or two.
    while place + 8 <= end, self[place] == pixel {
      if differs(place) | differs(place + 2) | differs(place + 4) | differs(place + 6) != 0 { break }
      place += 8
    }
    while place < end, self[place] == pixel { place += 1 }
    return place
  }
}
