extension Segmenter {
  /// A region that no straight cut divides: overlays go to what they lie on, slight overlaps are cut all the same,
  /// and what is left is a knot for the pair terms.
  mutating func knot(_ cells: [Int], depth: Int) -> Int {
    if cells.count > 2, let hosted = hostOverlays(cells, depth: depth) { return segment(hosted, depth: depth + 1) }
    for axis in [true, false] {
      let pieces = softCut(cells, down: axis)
      if pieces.count > 1 {
        let children = pieces.map { segment($0, depth: depth + 1) }
        return tree.addNode(axis ? .stack : .row, children, certainty: Array(repeating: 80, count: children.count - 1))
      }
    }
    return knotNode(cells)
  }

  mutating func knotNode(_ cells: [Int]) -> Int {
    tree.addNode(.knot, cells, certainty: Array(repeating: 60, count: max(0, cells.count - 1)))
  }

  /// Groups cells with the cell they lie on, a picture or a panel: what it holds is a region of its own. Nil when no
  /// cell lies on another, or all are heaped up.
  private mutating func hostOverlays(_ cells: [Int], depth: Int) -> [Int]? {
    var host: [Int: Int] = [:]
    for cell in cells {
      let span = tree[cell].span
      var best = -1
      for other in cells where other != cell {
        let wide = tree[other].span
        guard wide.area > span.area || (wide.area == span.area && other < cell) else { continue }
        let shared = max(0, span.overlapX(wide)) * max(0, span.overlapY(wide))
        guard shared * 2 >= span.area, span.area > 0 else { continue }
        if best < 0 || wide.area < tree[best].span.area { best = other }
      }
      if best >= 0 { host[cell] = best }
    }
    if host.isEmpty { return nil }
    func base(_ cell: Int) -> Int {
      var at = cell
      while let next = host[at] { at = next }
      return at
    }
    var order: [Int] = []
    var members: [Int: [Int]] = [:]
    for cell in cells {
      let root = base(cell)
      if members[root] == nil { order.append(root) }
      members[root, default: []].append(cell)
    }
    if order.count == 1, !holdsAll(order[0], cells) { return nil }
    return order.map { root in
      let group = members[root] ?? [root]
      if group.count == 1 { return root }
      guard holdsAll(root, group) else { return knotNode(group) }
      return knotNode([root, segment(group.filter { $0 != root }, depth: depth + 1)])
    }
  }

  /// Whether all other cells lie in one, and none fills it.
  private func holdsAll(_ base: Int, _ cells: [Int]) -> Bool {
    let wide = tree[base].span
    return cells.allSatisfy { cell in
      let span = tree[cell].span
      let isInside = span.x0 >= wide.x0 && span.x1 <= wide.x1 && span.y0 >= wide.y0 && span.y1 <= wide.y1
      return cell == base || (isInside && (span.width < wide.width || span.y1 - span.y0 < wide.y1 - wide.y0))
    }
  }

  /// Cuts frames that have been shortened by a sixth at both ends.
  private func softCut(_ cells: [Int], down: Bool) -> [[Int]] {
    // In sixths, so that nothing is rounded.
    let extents = cells.map { cell -> (start: Int, end: Int, cell: Int) in
      let span = tree[cell].span
      let (low, high) = down ? (span.y0, span.y1) : (span.x0, span.x1)
      return (5 * low + high, low + 5 * high, cell)
    }
    var runs: [[Int]] = []
    var reach = Int.min
    for (start, end, cell) in extents.sorted(by: { ($0.start, $0.cell) < ($1.start, $1.cell) }) {
      if start >= reach {
        runs.append([cell])
      } else {
        runs[runs.count - 1].append(cell)
      }
      reach = max(reach, end)
    }
    return runs
  }
}
