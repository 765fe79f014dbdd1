/// The smallest set of moves that leads from the existing to the proposed order, whole groups where they move whole.
struct MoveFinder {
  let arranger: Arranger
  private var tree: LayoutTree { arranger.tree }
  /// Existing places below each node: how many, and the first and last of them.
  private var count: [Int]
  private var first: [Int]
  private var last: [Int]
  /// Place of each node among the children of its parent, and the least certainty among the children of each node.
  private var slot: [Int]
  private var leastCertainty: [Int]
  private let proposed: [Int]
  private var proposedPlace: [Int]

  init(_ arranger: Arranger) {
    self.arranger = arranger
    let tree = arranger.tree
    let n = tree.nodes.count
    count = Array(repeating: 0, count: n)
    first = Array(repeating: Int.max, count: n)
    last = Array(repeating: -1, count: n)
    slot = Array(repeating: 0, count: n)
    leastCertainty = tree.nodes.map { $0.certainty.min() ?? 50 }
    for (id, node) in tree.nodes.enumerated() {
      if node.item >= 0 {
        let place = arranger.existing.place[node.item]
        if place >= 0 { (count[id], first[id], last[id]) = (1, place, place) }
      }
      for (place, child) in node.children.enumerated() {
        slot[child] = place
        count[id] += count[child]
        first[id] = min(first[id], first[child])
        last[id] = max(last[id], last[child])
      }
    }
    proposed = arranger.sequence(of: tree.root)
    proposedPlace = Array(repeating: 0, count: arranger.existing.place.count)
    for (place, item) in proposed.enumerated() { proposedPlace[item] = place }
  }

  /// Moves in the order in which they are to be made: what a move follows is in place when its turn comes.
  func moves() -> [OrderMove] {
    guard tree.root >= 0, arranger.existing.count > 1 else { return [] }
    var found: [OrderMove] = []
    var open = [tree.root]
    while let node = open.popLast() {
      let units = units(of: node)
      open += units.filter { tree[$0].item < 0 }
      let stay = HeaviestSubsequence.find(keys: units.map { first[$0] }, weights: units.map(weight))
      if stay.count == units.count { continue }
      var isMoved = Array(repeating: true, count: units.count)
      for index in stay { isMoved[index] = false }
      let reach = MoveFinder.work / (units.count - stay.count)
      for index in units.indices where isMoved[index] { found.append(move(index, of: units, isMoved, reach)) }
    }
    return found.sorted { (place($0), -$0.items.count) < (place($1), -$1.items.count) }
  }

  /// Pairs to look at. In a heap of thousands of items out of order, what a move saves is counted among the nearest.
  private static let work = 2_000_000

  private func place(_ move: OrderMove) -> Int { move.items.first.map { proposedPlace[$0] } ?? 0 }

  /// The largest groups below a node that the existing order reads in one go, in proposed order.
  private func units(of node: Int) -> [Int] {
    var units: [Int] = []
    var open = Array(childrenInOrder(node).reversed())
    while let next = open.popLast() {
      if count[next] == 0 { continue }
      if last[next] - first[next] + 1 == count[next] {
        units.append(next)
      } else {
        open.append(contentsOf: childrenInOrder(next).reversed())
      }
    }
    return units
  }

  private func childrenInOrder(_ node: Int) -> [Int] { arranger.order[node].map { tree[node].children[$0] } }

  /// Items count; of equal sums the one with headings stays.
  private func weight(_ unit: Int) -> Int {
    2 * count[unit] * (tree.nodes.count + 1) + (tree[unit].code == OrderRole.headingCode ? 1 : 0)
  }

  private func move(_ index: Int, of units: [Int], _ isMoved: [Bool], _ reach: Int) -> OrderMove {
    let unit = units[index]
    var saved = 0
    var lost = 0
    var sure = 0
    var reasons: [OrderReason] = []
    for other in max(0, index - reach)..<min(units.count, index + reach + 1) where other != index {
      let isSwapped = (first[unit] < first[units[other]]) != (index < other)
      // A pair of two moved units counts for the one that is read first.
      guard isSwapped, !isMoved[other] || index < other else { continue }
      guard let pair = pair(unit, units[other], isBefore: index < other) else { continue }
      if pair.saved > 0 {
        saved += pair.saved
        sure += pair.saved * pair.certainty
        reasons.append(
          OrderReason(kind: pair.kind, other: arranger.firstItem(of: units[other]), saved: pair.saved))
      } else {
        lost -= pair.saved
      }
    }
    reasons.sort { ($0.saved, proposedPlace[$1.other]) > ($1.saved, proposedPlace[$0.other]) }
    let items = arranger.sequence(of: unit)
    let start = proposedPlace[items[0]]
    let group = tree[unit].group
    return OrderMove(
      items: items, group: group >= 0 ? group : nil, after: start > 0 ? proposed[start - 1] : nil,
      saved: saved - lost, confidence: saved > 0 ? Double(sure) / Double(100 * (saved + lost)) : 0.5,
      reasons: Array(reasons.prefix(3)))
  }

  /// What reading two units as proposed saves, why, and how sure it is (percent).
  private func pair(
    _ unit: Int, _ other: Int, isBefore: Bool
  ) -> (saved: Int, certainty: Int, kind: OrderReason.Kind)? {
    guard let meeting = tree.meeting(unit, other) else { return nil }
    let parent = tree[meeting.node]
    let (a, b) = (slot[meeting.first], slot[meeting.second])
    let there = arranger.prices.cost(meeting.node, a, before: b)
    let back = arranger.prices.cost(meeting.node, b, before: a)
    let pairs = count[unit] * count[other]
    let saved = (isBefore ? back - there : there - back) * pairs
    var certainty = leastCertainty[meeting.node]
    if certainty < Segmenter.certain {
      certainty = parent.certainty.dropFirst(min(a, b)).prefix(abs(a - b)).min() ?? certainty
    }
    let isAgainstLayout = parent.axis != .knot && (a < b) != isBefore
    if arranger.forces(meeting.node, unit, other) {
      return (max(saved, pairs), Segmenter.certain, .precedence)
    }
    if isAgainstLayout { return (saved, 90, .primaryFirst) }
    return (saved, certainty, kind(parent, meeting.first, meeting.second, isBefore))
  }

  private func kind(_ parent: LayoutTree.Node, _ a: Int, _ b: Int, _ isBefore: Bool) -> OrderReason.Kind {
    switch parent.axis {
    case .stack: return isBefore ? .above : .below
    case .stated: return .stated
    case .knot, .leaf: return .overlapping
    case .row:
      let hasColumns = tree[a].axis == .stack || tree[b].axis == .stack
      if hasColumns { return isBefore ? .columnBefore : .columnAfter }
      return isBefore ? .leading : .trailing
    }
  }
}
