/// Turns a problem into a layout tree: stated groups as they are, inferred ones where the export states none.
struct TreeBuilder {
  let problem: OrderProblem
  private var segmenter = Segmenter()

  init(problem: OrderProblem) {
    self.problem = problem
  }

  /// The tree; its root is -1 when there are no items.
  mutating func build() -> LayoutTree {
    let spans = problem.items.map { Span($0.box, direction: problem.direction, width: problem.width) }
    let order = canonicalOrder(spans)
    for span in spans { segmenter.extent = (min(segmenter.extent.x0, span.x0), max(segmenter.extent.x1, span.x1)) }
    let nesting = GroupNesting(TornGroups(problem, spans).groups())
    // One slot more for what lies outside of every group.
    var members: [[Int]] = Array(repeating: [], count: problem.groups.count + 1)
    for index in order {
      let leaf = segmenter.tree.addLeaf(item: index, problem.items[index], span: spans[index])
      members[nesting.home(problem.items[index].group)].append(leaf)
    }
    for group in nesting.innermostFirst {
      guard !members[group].isEmpty else { continue }
      let node =
        problem.groups[group].isOrdered ? stated(members[group]) : segmenter.segment(sorted(members[group]))
      segmenter.tree.state(group: group, on: node)
      members[nesting.outer(group)].append(node)
    }
    let top = members[problem.groups.count]
    if !top.isEmpty { segmenter.tree.root = segmenter.segment(sorted(top)) }
    return segmenter.tree
  }

  /// Children of a group in the order that the app states: by the first place that any of their items has today.
  private mutating func stated(_ cells: [Int]) -> Int {
    func rank(_ cell: Int) -> Int {
      // Most are single items.
      let item = segmenter.tree[cell].item
      if item >= 0 { return problem.items[item].existingRank ?? Int.max }
      return segmenter.tree.leaves(of: cell).compactMap { problem.items[$0].existingRank }.min() ?? Int.max
    }
    let order = sorted(cells).enumerated().map { (rank($1), $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    return segmenter.tree.addNode(
      .stated, order, certainty: Array(repeating: Segmenter.certain, count: order.count - 1))
  }

  private func sorted(_ cells: [Int]) -> [Int] {
    cells.sorted {
      let a = segmenter.tree[$0].span
      let b = segmenter.tree[$1].span
      if a.y0 != b.y0 { return a.y0 < b.y0 }
      if a.x0 != b.x0 { return a.x0 < b.x0 }
      return $0 < $1
    }
  }

  /// Item indices by geometry and role, so that the order in which items are handed over does not matter.
  private func canonicalOrder(_ spans: [Span]) -> [Int] {
    problem.items.indices.sorted { a, b in
      let p = spans[a]
      let q = spans[b]
      if p.y0 != q.y0 { return p.y0 < q.y0 }
      if p.x0 != q.x0 { return p.x0 < q.x0 }
      if p.y1 != q.y1 { return p.y1 > q.y1 }
      if p.x1 != q.x1 { return p.x1 > q.x1 }
      let i = problem.items[a]
      let j = problem.items[b]
      if i.role.code != j.role.code { return i.role.code < j.role.code }
      if i.textLength != j.textLength { return i.textLength < j.textLength }
      if i.existingRank != j.existingRank { return (i.existingRank ?? Int.max) < (j.existingRank ?? Int.max) }
      return a < b
    }
  }
}
