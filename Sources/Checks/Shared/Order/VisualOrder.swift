import ViewHierarchy

/// The order in which things on a screen are seen: row by row, or column by column where they stand in columns.
///
/// This is the simple measure of rule `reading-order-mismatch`; what it is given are places and frames, so that a
/// better order can take its place.
struct VisualOrder {
  /// Something to be read, at its frame; its place is its index among all.
  let frames: [Rect]
  let isRightToLeft: Bool
  /// Rows closer than this belong together: max(24 points, 1.5 × the median gap).
  private static let minGap = 24.0
  /// What is narrower than this share of the block may stand in a column.
  private static let columnShare = 0.6

  /// The items from top to bottom in blocks that a wide gap divides.
  func blocks() -> [[Int]] {
    let bands = bands(Array(frames.indices))
    guard bands.count > 1 else { return bands }
    var gaps: [Double] = []
    for (upper, lower) in zip(bands, bands.dropFirst()) { gaps.append(top(lower) - bottom(upper)) }
    let median = gaps.sorted()[gaps.count / 2]
    let wide = max(Self.minGap, 1.5 * median)
    var blocks: [[Int]] = [bands[0]]
    for (gap, band) in zip(gaps, bands.dropFirst()) {
      if gap > wide { blocks.append(band) } else { blocks[blocks.count - 1] += band }
    }
    return blocks
  }

  /// The items of a block row by row.
  func byRows(_ block: [Int]) -> [Int] { bands(block).flatMap { inRow($0) } }

  /// The items of a block with its stretches of columns read column by column.
  func byColumns(_ block: [Int]) -> [Int] {
    let width = (block.map { frames[$0].maxX }.max() ?? 0) - (block.map { frames[$0].minX }.min() ?? 0)
    var order: [Int] = []
    var stretch: [Int] = []
    func flush() {
      for column in columns(stretch) { order += bands(column).flatMap { inRow($0) } }
      stretch = []
    }
    for band in bands(block) {
      if band.allSatisfy({ frames[$0].width < Self.columnShare * width }) {
        stretch += band
      } else {
        flush()
        order += inRow(band)
      }
    }
    flush()
    return order
  }

  /// Cuts items into bands that do not overlap from top to bottom, but for a point or two of rounding.
  private func bands(_ items: [Int]) -> [[Int]] {
    let sorted = items.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var bands: [[Int]] = []
    var end = -Double.infinity
    for item in sorted {
      let frame = frames[item]
      if bands.isEmpty || frame.minY >= end - 2 { bands.append([]) }
      bands[bands.count - 1].append(item)
      end = max(end, frame.maxY)
    }
    return bands
  }

  /// The items of a band: column after column, and in a column from top to bottom.
  private func inRow(_ band: [Int]) -> [Int] {
    guard band.count > 1 else { return band }
    return columns(band).flatMap { column in
      column.sorted { (frames[$0].minY, lead($0), $0) < (frames[$1].minY, lead($1), $1) }
    }
  }

  /// Cuts items into columns that do not overlap from side to side, leading column first.
  private func columns(_ items: [Int]) -> [[Int]] {
    let sorted = items.sorted { (lead($0), $0) < (lead($1), $1) }
    var columns: [[Int]] = []
    var end = -Double.infinity
    for item in sorted {
      let frame = frames[item]
      if columns.isEmpty || lead(item) >= end - 2 { columns.append([]) }
      columns[columns.count - 1].append(item)
      end = max(end, isRightToLeft ? -frame.minX : frame.maxX)
    }
    return columns
  }

  private func lead(_ item: Int) -> Double { isRightToLeft ? -frames[item].maxX : frames[item].minX }
  private func top(_ items: [Int]) -> Double { items.map { frames[$0].minY }.min() ?? 0 }
  private func bottom(_ items: [Int]) -> Double { items.map { frames[$0].maxY }.max() ?? 0 }

  /// The number of pairs that stand in another order than their places, by merge sort.
  static func inversions(_ places: [Int]) -> Int {
    var places = places
    var merged = places
    var count = 0
    var width = 1
    while width < places.count {
      for start in stride(from: 0, to: places.count, by: 2 * width) {
        let middle = min(start + width, places.count)
        let end = min(start + 2 * width, places.count)
        var (left, right) = (start, middle)
        for slot in start..<end {
          if left < middle, right >= end || places[left] <= places[right] {
            merged[slot] = places[left]
            left += 1
          } else {
            count += middle - left
            merged[slot] = places[right]
            right += 1
          }
        }
      }
      swap(&places, &merged)
      width *= 2
    }
    return count
  }
}
