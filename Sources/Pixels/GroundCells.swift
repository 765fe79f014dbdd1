/// The mean colours of the ground around strokes: of cells that neither hold nor touch any, joined to blocks, as the
/// eye takes noise together and photos not.
struct GroundCells {
  private let area: PixelRect
  private let columns: Int
  private let rows: Int
  /// Which cells hold strokes, with a margin of one cell around.
  private var isInked: [Bool]
  /// The pixels of the strokes.
  private(set) var ink = 0

  /// Of a cell, in pixels.
  private static let side = 4
  /// Of a block, in cells.
  private static let block = 4
  /// The parts of the blocks that the strokes stand out less from than from the ground told.
  private static let (most, least) = (0.8, 0.2)

  init(_ area: PixelRect) {
    self.area = area
    columns = (area.width + Self.side - 1) / Self.side
    rows = (area.height + Self.side - 1) / Self.side
    isInked = [Bool](repeating: false, count: (columns + 2) * (rows + 2))
  }

  mutating func addInk(_ column: Int, _ row: Int) {
    isInked[(row / Self.side + 1) * (columns + 2) + column / Self.side + 1] = true
    ink += 1
  }

  /// What strokes of a colour stand out from, most and least; nil where there is no ground without strokes.
  func ground(behind front: Shade, _ bitmap: Bitmap) -> (most: Shade, least: Shade)? {
    var means: [(shade: Shade, contrast: Int)] = []
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for top in stride(from: 0, to: rows, by: Self.block) {
        for left in stride(from: 0, to: columns, by: Self.block) {
          var sum = ShadeSum()
          for row in top..<min(rows, top + Self.block) {
            for column in left..<min(columns, left + Self.block) where isClear(column, row) {
              add(column, row, pixels, bitmap.width, to: &sum)
            }
          }
          if let mean = sum.mean { means.append((mean, mean.contrast(front))) }
        }
      }
    }
    guard !means.isEmpty else { return nil }
    means.sort { $0.contrast < $1.contrast }
    func mean(_ part: Double) -> Shade { means[min(means.count - 1, Int(Double(means.count) * part))].shade }
    return (mean(Self.most), mean(Self.least))
  }

  /// For a mean every second row is enough.
  @inline(__always)
  private func add(
    _ column: Int, _ row: Int, _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, to sum: inout ShadeSum
  ) {
    let left = column * Self.side
    let right = min(area.width, left + Self.side)
    var y = row * Self.side
    while y < min(area.height, (row + 1) * Self.side) {
      let start = (area.y + y) * width + area.x
      var place = start + left
      while place < start + right {
        sum.add(pixels[place])
        place += 1
      }
      y += 2
    }
  }

  private func isClear(_ column: Int, _ row: Int) -> Bool {
    let below = columns + 2
    return isInked.withUnsafeBufferPointer { isInked in
      func isFree(_ place: Int) -> Bool { !isInked[place] && !isInked[place + 1] && !isInked[place + 2] }
      let place = row * below + column
      return isFree(place) && isFree(place + below) && isFree(place + 2 * below)
    }
  }
}

/// The sum of at most 256 pixels: in 16 bits each their red, their blue, their green and their number.
private struct ShadeSum {
  private var parts: UInt64 = 0

  mutating func add(_ pixel: UInt32) {
    let pixel = UInt64(pixel)
    parts &+= pixel & 0xFF_00FF | (pixel & 0xFF00) << 24 | 1 << 48
  }

  /// Nil of no pixels.
  var mean: Shade? {
    let count = parts >> 48
    guard count > 0 else { return nil }
    func mean(_ shift: UInt64) -> UInt8 { UInt8(((parts >> shift & 0xFFFF) + count / 2) / count) }
    return Shade(red: mean(0), green: mean(32), blue: mean(16))
  }
}
