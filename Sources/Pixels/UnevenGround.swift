/// Strokes of one colour over a photo, a pattern or noise: the strokes' colour is the one that returns exactly, the
/// pixels around it are rarely the same. What they stand out from is told by the ground between and around them.
struct UnevenGround {
  /// Pixels that are looked at to find the colours; of a larger area every so many.
  private static let samples = 1 << 14
  /// The least part of the area that the strokes' full colour takes, and the least number of its pixels looked at.
  private static let (leastShare, leastCount) = (0.002, 8)
  /// How much more often the strokes' colour occurs than any other that is not the ground's.
  private static let lead = 3
  /// Colours that return most often; a ground of light noise has some of its own.
  private static let candidates = 12
  /// A colour that takes more than this part of its share at the edges, which no letter reaches, is the ground's own.
  private static let edgePart = 0.25
  /// Differences up to it, in steps of a part, are those of the strokes' own colour.
  private static let same = 4
  /// The most of the area's height that a stroke is thick; what is thicker is a spot of the ground.
  private static let mostThickness = 0.3

  /// Nil where no colour returns.
  static func reading(_ bitmap: Bitmap, _ area: PixelRect) -> Reading? {
    guard let (front, share) = front(bitmap, area) else { return nil }
    var strokes = Strokes(columns: area.width)
    var cells = GroundCells(area)
    let red = Int(front.red)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<area.height {
        let start = (area.y + row) * bitmap.width + area.x
        strokes.beginRow(0..<area.width)
        for left in stride(from: 0, to: area.width, by: GroundCells.side) {
          var cell = GroundCells.Cell()
          for column in left..<min(area.width, left + GroundCells.side) {
            let shade = Shade(pixels[start + column])
            // Most pixels differ in their red already.
            let isInk = abs(Int(shade.red) - red) <= same && shade.distance(front) <= same
            strokes.add(isInk ? 1 : 0, column)
            // For a mean every second row is enough.
            if isInk { cell.addInk() } else if row % 2 == 0 { cell.add(shade) }
          }
          cells.add(cell, left, row)
        }
        strokes.endRow()
      }
    }
    strokes.end()
    let (total, ink) = (area.width * area.height, cells.ink)
    guard ink * 2 <= total, strokes.width <= mostThickness * Double(area.height),
      let ground = cells.ground(behind: front)
    else { return nil }
    return .drawing(
      Separation(
        foreground: bitmap.gamut.standard(front), background: bitmap.gamut.standard(ground.most),
        otherBackground: bitmap.gamut.standard(ground.least), foregroundShare: share,
        backgroundShare: Double(total - ink) / Double(total), core: 1, stroke: strokes.width,
        lineHeight: strokes.lineHeight))
  }

  /// The colour that returns and is not the ground's, with its share of the area.
  private static func front(_ bitmap: Bitmap, _ area: PixelRect) -> (shade: Shade, share: Double)? {
    let total = area.width * area.height
    var step = max(1, total / samples)
    if step > 1, area.width % step == 0 { step += 1 }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(total / step + 1)
    for index in stride(from: 0, to: total, by: step) {
      let (row, column) = index.quotientAndRemainder(dividingBy: area.width)
      pixels.append(bitmap.pixels[(area.y + row) * bitmap.width + area.x + column] & 0xFF_FFFF)
    }
    let count = Double(pixels.count)
    keepReturning(&pixels)
    pixels.sort()
    let found = mostFrequent(pixels).filter { candidate in
      edgeShare(of: candidate.pixel, bitmap, area) <= edgePart * Double(candidate.count) / count
    }
    guard let best = found.first else { return nil }
    let share = Double(best.count) / count
    let second = found.dropFirst().first?.count ?? 0
    guard best.count >= leastCount, share >= leastShare, best.count >= lead * second else { return nil }
    return (Shade(best.pixel), share)
  }

  /// Leaves out most colours that occur too rarely to be told, which spares sorting them: those whose hash does.
  private static func keepReturning(_ pixels: inout [UInt32]) {
    var counts = [UInt16](repeating: 0, count: 1 << 13)
    func place(_ pixel: UInt32) -> Int { Int((pixel &* 2_654_435_769) >> 19) }
    for pixel in pixels { counts[place(pixel)] += 1 }
    pixels.removeAll { counts[place($0)] < leastCount }
  }

  /// The part of the outermost rows that shows a colour.
  private static func edgeShare(of pixel: UInt32, _ bitmap: Bitmap, _ area: PixelRect) -> Double {
    var count = 0
    for row in [area.y, area.y + area.height - 1] {
      let start = row * bitmap.width + area.x
      count += bitmap.pixels[start..<(start + area.width)].count { $0 & 0xFF_FFFF == pixel }
    }
    return Double(count) / Double(2 * area.width)
  }

  /// The colours that return, the most frequent first.
  private static func mostFrequent(_ sorted: [UInt32]) -> [(pixel: UInt32, count: Int)] {
    var best: [(pixel: UInt32, count: Int)] = []
    var start = 0
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end] == sorted[start] { end += 1 }
      let count = end - start
      if count > 1, best.count < candidates || count > best[best.count - 1].count {
        if best.count == candidates { best.removeLast() }
        best.insert((sorted[start], count), at: best.firstIndex { $0.count < count } ?? best.count)
      }
      start = end
    }
    return best
  }
}

/// The mean colours of the ground around strokes: of cells that neither hold nor touch any, joined to blocks, as the
/// eye takes noise together and photos not.
private struct GroundCells {
  /// The sums of some pixels of the ground.
  struct Cell {
    private(set) var (red, green, blue, count) = (0, 0, 0, 0)
    private(set) var ink = 0

    mutating func addInk() { ink += 1 }

    mutating func add(_ shade: Shade) {
      red += Int(shade.red)
      green += Int(shade.green)
      blue += Int(shade.blue)
      count += 1
    }

    mutating func add(_ other: Cell) {
      red += other.red
      green += other.green
      blue += other.blue
      count += other.count
      ink += other.ink
    }

    var mean: Shade {
      func mean(_ part: Int) -> UInt8 { UInt8((part + count / 2) / count) }
      return Shade(red: mean(red), green: mean(green), blue: mean(blue))
    }
  }

  private let columns: Int
  private let rows: Int
  private var cells: [Cell]

  /// In pixels, and in cells.
  static let (side, block) = (4, 4)
  /// The parts of the blocks that the strokes stand out less from than from the ground told.
  private static let (most, least) = (0.8, 0.2)

  init(_ area: PixelRect) {
    columns = (area.width + Self.side - 1) / Self.side
    rows = (area.height + Self.side - 1) / Self.side
    cells = [Cell](repeating: Cell(), count: columns * rows)
  }

  /// Adds a part of a row that begins at a column of a cell.
  mutating func add(_ part: Cell, _ column: Int, _ row: Int) {
    cells[row / Self.side * columns + column / Self.side].add(part)
  }

  /// The pixels of the strokes.
  var ink: Int { cells.reduce(0) { $0 + $1.ink } }

  /// What strokes of a colour stand out from, most and least; nil where there is no ground without strokes.
  func ground(behind front: Shade) -> (most: Shade, least: Shade)? {
    var means: [Shade] = []
    for top in stride(from: 0, to: rows, by: Self.block) {
      for left in stride(from: 0, to: columns, by: Self.block) {
        var sum = Cell()
        for row in top..<min(rows, top + Self.block) {
          for column in left..<min(columns, left + Self.block) where isClear(column, row) {
            sum.add(cells[row * columns + column])
          }
        }
        if sum.count > 0 { means.append(sum.mean) }
      }
    }
    guard !means.isEmpty else { return nil }
    means.sort { $0.contrast(front) < $1.contrast(front) }
    func mean(_ part: Double) -> Shade { means[min(means.count - 1, Int(Double(means.count) * part))] }
    return (mean(Self.most), mean(Self.least))
  }

  private func isClear(_ column: Int, _ row: Int) -> Bool {
    for y in max(0, row - 1)...min(rows - 1, row + 1) {
      for x in max(0, column - 1)...min(columns - 1, column + 1) where cells[y * columns + x].ink > 0 { return false }
    }
    return true
  }
}
