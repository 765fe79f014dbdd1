/// The rows or the columns of a part of a picture, each as a line of pixels without their alpha.
struct PixelLines {
  /// The number of lines, and of the pixels of each.
  let count: Int
  let length: Int
  private let pixels: [UInt32]

  /// Pixels of a line that are looked at first, and lines.
  private static let probes = 16
  /// How many of them are alike where most of the line is, but for one line in a hundred; and of how many lines some
  /// are.
  private static let leastAlike = 4
  /// Differences up to it, in steps of a part, are of one colour in a line, whose neighbours may differ more.
  static let noise = 2

  /// Nil where next to no line may be of one colour for the most part.
  init?(_ bitmap: Bitmap, _ area: PixelRect, areRows: Bool) {
    let (count, length) = areRows ? (area.height, area.width) : (area.width, area.height)
    let start = area.y * bitmap.width + area.x
    let (toNextLine, toNextPixel) = areRows ? (bitmap.width, 1) : (1, bitmap.width)
    let all = bitmap.pixels
    let shown = (0..<Self.probes).count { probe in
      let line = start + probe * count / Self.probes * toNextLine
      return Self.mayHaveMost(length) { all[line + $0 * toNextPixel] }
    }
    guard shown >= Self.leastAlike else { return nil }
    (self.count, self.length) = (count, length)
    pixels = [UInt32](unsafeUninitializedCapacity: count * length) { target, filled in
      all.withUnsafeBufferPointer { all in
        for line in 0..<count {
          var place = start + line * toNextLine
          for pixel in (line * length)..<((line + 1) * length) {
            target.initializeElement(at: pixel, to: all[place] & 0xFF_FFFF)
            place += toNextPixel
          }
        }
      }
      filled = count * length
    }
  }

  func withLine<Result>(_ line: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    pixels.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[(line * length)..<((line + 1) * length)])) }
  }

  /// Whether a few pixels of a line are alike, as they are where most of the line is.
  @inline(__always)
  static func mayHaveMost(_ length: Int, _ pixel: (Int) -> UInt32) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: probes) { line in
      for probe in 0..<probes { line.initializeElement(at: probe, to: pixel(probe * length / probes)) }
      return (0...(probes - leastAlike)).contains { first in
        let near = ShadeRange(around: Shade(line[first]), within: noise)
        var alike = 0
        for probe in first..<probes where near.contains(line[probe]) { alike += 1 }
        return alike >= leastAlike
      }
    }
  }
}
