/// Cuts a region into bands and columns until nothing is left to cut; decides by evidence which cut goes first.
struct Segmenter {
  var tree = LayoutTree()
  /// The widest reach of any cell.
  var extent = (x0: Int.max, x1: Int.min)

  /// Frames may overlap by a point and still be cut apart (rounding of text heights).
  static let slack = Span.unit
  /// Nested cuts on a screen stay below ten; beyond this the input is a trap.
  static let maxDepth = 48
  /// Percent: an order that no other reading rivals.
  static let certain = 98

  mutating func segment(_ cells: [Int], depth: Int = 0) -> Int {
    if cells.count == 1 { return cells[0] }
    if depth > Segmenter.maxDepth { return knotNode(cells) }
    let bands = cutBands(cells)
    return bands.count > 1 ? stack(bands, depth: depth) : segmentBand(cells, depth: depth)
  }

  private mutating func stack(_ bands: [[Int]], depth: Int) -> Int {
    let (blocks, doubts) = joinBands(bands)
    var children: [Int] = []
    var certainty: [Int] = []
    for block in blocks {
      let start = block.range.lowerBound
      if start > 0 { certainty.append(doubts[start].map { Segmenter.certainty(-$0) } ?? Segmenter.certain) }
      if block.range.count == 1 {
        children.append(segmentBand(bands[start], depth: depth + 1))
      } else {
        children.append(split(bands[block.range].flatMap { $0 }, block, depth: depth + 1))
      }
    }
    return tree.addNode(.stack, children, certainty: certainty)
  }

  /// A region without a horizontal cut through all of it.
  private mutating func segmentBand(_ cells: [Int], depth: Int) -> Int {
    if cells.count == 1 { return cells[0] }
    let columns = cutColumns(cells)
    if columns.count == 1 { return knot(cells, depth: depth) }
    let trimmed = trimmedBands(cells)
    if trimmed.count > 1 { return stack(trimmed, depth: depth) }
    // Neighbouring columns whose rows belong together stay in one piece, which is then cut into rows.
    let points = (1..<columns.count).map { judge(columns[$0 - 1], beside: columns[$0]) }
    let most = points.max() ?? 0
    var pieces: [[Int]] = [columns[0]]
    var certainty: [Int] = []
    for (index, value) in points.enumerated() {
      if value > 0 || value == most {
        pieces.append(columns[index + 1])
        certainty.append(Segmenter.certainty(value))
      } else {
        pieces[pieces.count - 1] += columns[index + 1]
      }
    }
    let children = pieces.map { segment($0, depth: depth + 1) }
    return tree.addNode(.row, children, certainty: certainty)
  }

  private mutating func split(_ cells: [Int], _ block: Block, depth: Int) -> Int {
    var pieces: [[Int]] = Array(repeating: [], count: block.gaps.count + 1)
    for cell in cells {
      let middle = tree[cell].span.middleX2
      pieces[block.gaps.count { middle > $0.x0 + $0.x1 }].append(cell)
    }
    let children = pieces.filter { !$0.isEmpty }.map { segment($0, depth: depth + 1) }
    let sure = Segmenter.certainty(block.points)
    return tree.addNode(.row, children, certainty: Array(repeating: sure, count: children.count - 1))
  }

  /// Percent that evidence of so many hundredths of a point is right.
  static func certainty(_ points: Int) -> Int {
    let capped = min(max(points, 0), 100_000)
    return min(certain, 50 + 50 * capped / (capped + 150))
  }

  /// Bands of cells that end where a cell that they run into begins: a tall frame that reaches a little over what is
  /// drawn below it does not make columns of all that is beside it. Empty where no cell runs into another.
  private func trimmedBands(_ cells: [Int]) -> [[Int]] {
    guard cells.count <= Segmenter.mostTrimmed else { return [] }
    var isTrimmed = false
    let extents = cells.map { cell -> (Int, Int, Int) in
      let span = tree[cell].span
      var end = span.y1
      for other in cells {
        let below = tree[other].span
        // At least half of the upper one stays, and the lower one is no overlay on it.
        if below.y0 < end, 2 * below.y0 >= span.y0 + span.y1, span.overlapX(below) > 0,
          below.x0 < span.x0 || below.x1 > span.x1
        {
          end = below.y0
          isTrimmed = true
        }
      }
      return (span.y0, end, cell)
    }
    return isTrimmed ? Segmenter.cut(extents) : []
  }

  /// Regions of more cells are not searched for cells that run into others.
  private static let mostTrimmed = 100

  func cutBands(_ cells: [Int]) -> [[Int]] {
    Segmenter.cut(cells.map { (tree[$0].span.y0, tree[$0].span.y1, $0) })
  }

  func cutColumns(_ cells: [Int]) -> [[Int]] {
    Segmenter.cut(cells.map { (tree[$0].span.x0, tree[$0].span.x1, $0) })
  }

  /// Maximal runs of cells whose extents on one axis touch, in the order of that axis.
  static func cut(_ extents: [(start: Int, end: Int, cell: Int)]) -> [[Int]] {
    var runs: [[Int]] = []
    var reach = Int.min + Segmenter.slack
    for (start, end, cell) in extents.sorted(by: { ($0.start, $0.cell) < ($1.start, $1.cell) }) {
      if runs.isEmpty || (start >= reach - Segmenter.slack && end > reach) {
        runs.append([cell])
      } else {
        runs[runs.count - 1].append(cell)
      }
      reach = max(reach, end)
    }
    return runs
  }
}
