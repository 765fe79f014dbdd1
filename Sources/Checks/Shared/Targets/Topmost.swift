import ViewHierarchy

/// Which of many areas lies on top at each of many points, where what comes later lies above.
///
/// A sweep from left to right over a segment tree of the points' heights: each area is put into the few tree nodes that
/// make up its height, each of which keeps its areas topmost first and drops those that the sweep has passed. With `n`
/// areas and points together the work grows like n · log² n, however they overlap.
struct Topmost {
  /// An area, with the row of what has it.
  struct Area {
    let row: Int32
    let frame: Rect
  }

  /// A point to be asked for.
  struct Point {
    let x: Double
    let y: Double
  }

  private let areas: [Area]
  private let leaves: Int
  /// Per tree node the areas that are open there, as a heap with the topmost first.
  private var open: [[Int32]]

  /// The row on top at each point; -1 where no area holds the point. The areas come in ascending rows.
  static func rows(at points: [Point], among areas: [Area]) -> [Int32] {
    var found = [Int32](repeating: -1, count: points.count)
    guard !points.isEmpty, !areas.isEmpty else { return found }
    let heights = points.map(\.y).sorted()
    var sweep = Topmost(areas, leaves: heights.count)
    let openings = areas.indices.sorted { areas[$0].frame.minX < areas[$1].frame.minX }
    var next = 0
    for index in points.indices.sorted(by: { points[$0].x < points[$1].x }) {
      let point = points[index]
      while next < openings.count, areas[openings[next]].frame.minX <= point.x {
        let frame = areas[openings[next]].frame
        let first = Self.firstIndex(heights) { $0 >= frame.minY }
        sweep.add(openings[next], first..<max(first, Self.firstIndex(heights) { $0 > frame.maxY }))
        next += 1
      }
      found[index] = sweep.top(Self.firstIndex(heights) { $0 >= point.y }, at: point.x)
    }
    return found
  }

  private init(_ areas: [Area], leaves: Int) {
    self.areas = areas
    self.leaves = leaves
    open = [[Int32]](repeating: [], count: 2 * leaves)
  }

  /// Puts an area into the tree nodes that together span the leaves.
  private mutating func add(_ area: Int, _ range: Range<Int>) {
    var low = range.lowerBound + leaves
    var high = range.upperBound + leaves
    while low < high {
      if low & 1 == 1 {
        push(Int32(area), low)
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        push(Int32(area), high)
      }
      low /= 2
      high /= 2
    }
  }

  private mutating func top(_ leaf: Int, at x: Double) -> Int32 {
    var best: Int32 = -1
    var node = leaf + leaves
    while node >= 1 {
      while let first = open[node].first, areas[Int(first)].frame.maxX < x { pop(node) }
      if let first = open[node].first { best = max(best, areas[Int(first)].row) }
      node /= 2
    }
    return best
  }

  private mutating func push(_ area: Int32, _ node: Int) {
    open[node].append(area)
    var child = open[node].count - 1
    while child > 0, open[node][(child - 1) / 2] < open[node][child] {
      open[node].swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func pop(_ node: Int) {
    guard let last = open[node].popLast(), !open[node].isEmpty else { return }
    open[node][0] = last
    var parent = 0
    while 2 * parent + 1 < open[node].count {
      var child = 2 * parent + 1
      if child + 1 < open[node].count, open[node][child] < open[node][child + 1] { child += 1 }
      guard open[node][parent] < open[node][child] else { return }
      open[node].swapAt(parent, child)
      parent = child
    }
  }

  /// The first of the ascending numbers that passes.
  private static func firstIndex(_ numbers: [Double], where passes: (Double) -> Bool) -> Int {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if passes(numbers[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
