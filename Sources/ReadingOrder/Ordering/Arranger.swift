/// Orders the children of every node of a layout tree at least cost, from the inside out; since groups stay
/// contiguous, the best orders of the groups together are the best order of the screen.
struct Arranger {
  private(set) var tree: LayoutTree
  private(set) var prices: PairCosts
  /// Children of each node in proposed order, as places among the children in layout order.
  private(set) var order: [[Int]] = []
  /// Node by node: cost of the proposed order, its lower bound, cost of the existing order.
  private var costs: [(proposed: Int, bound: Int, existing: Int)] = []
  let existing: ExistingOrder
  private let problem: OrderProblem
  private var precedences: [Int: [OrderProblem.Precedence]] = [:]
  private let leafOf: [Int]
  /// Places in the existing order below each node, sorted.
  private var places: [[Int]] = []

  /// Groups of more children than this are not searched for an order but read along their edges.
  static let searchLimit = 512

  init(_ tree: LayoutTree, problem: OrderProblem) {
    self.tree = tree
    self.problem = problem
    existing = ExistingOrder(problem.items)
    prices = PairCosts(tree: tree, items: problem.items, followsCardPolicy: Arranger.cardNodes(tree, problem))
    var leafOf = Array(repeating: -1, count: problem.items.count)
    for (id, node) in tree.nodes.enumerated() where node.item >= 0 { leafOf[node.item] = id }
    self.leafOf = leafOf
    sortPrecedences()
    for id in tree.nodes.indices { arrange(id) }
  }

  var cost: Int { costs.reduce(0) { $0 + $1.proposed } }
  var lowerBound: Int { costs.reduce(0) { $0 + $1.bound } }
  var existingCost: Int { costs.reduce(0) { $0 + $1.existing } }

  /// Cost of a broken precedence: more than all pairs of the screen together.
  var precedenceCost: Int {
    let n = min(problem.items.count, 1_000_000)
    return 1 + PairCosts.most * n * n / 2
  }

  /// Items below a node in proposed order.
  func sequence(of node: Int) -> [Int] {
    guard node >= 0 else { return [] }
    var found: [Int] = []
    var open = [node]
    while let next = open.popLast() {
      if tree[next].item >= 0 { found.append(tree[next].item) }
      open.append(contentsOf: order[next].reversed().map { tree[next].children[$0] })
    }
    return found
  }

  /// The item below a node that is to be read first.
  func firstItem(of node: Int) -> Int {
    var at = node
    while tree[at].item < 0, let place = order[at].first { at = tree[at].children[place] }
    return tree[at].item
  }

  /// Hands each precedence to the node at which its two items part.
  private mutating func sortPrecedences() {
    precedences = [:]
    for precedence in Set(problem.precedences) {
      guard leafOf.indices.contains(precedence.before), leafOf.indices.contains(precedence.after) else { continue }
      let (before, after) = (leafOf[precedence.before], leafOf[precedence.after])
      guard let meeting = tree.meeting(before, after) else { continue }
      precedences[meeting.node, default: []].append(precedence)
    }
  }

  private mutating func arrange(_ id: Int) {
    let node = tree[id]
    order.append(Array(node.children.indices))
    costs.append((0, 0, 0))
    if node.item >= 0 {
      let place = existing.place[node.item]
      places.append(place >= 0 ? [place] : [])
      return
    }
    places.append([])
    if precedences[id] == nil, node.axis != .knot, !prices.policyMatters(id) {
      // Nothing speaks against the layout order: it costs nothing, and any other pays per inversion.
      var all = node.children.flatMap { places[$0] }
      costs[id].existing = ExistingOrder.sortCounting(&all) * prices.weight(of: node.axis)
      places[id] = all
      return
    }
    var matrix = search(id)
    while dissolveInferred(id) { matrix = search(id) }
    settle(id, matrix)
  }

  private func matrix(_ id: Int) -> CostMatrix {
    let children = tree[id].children
    var matrix = CostMatrix(count: children.count)
    for first in children.indices {
      for second in children.indices where first != second {
        let pairs = tree[children[first]].leaves * tree[children[second]].leaves
        matrix[first, second] = OrderCost(
          layout: prices.cost(id, first, before: second) * pairs,
          drift: ExistingOrder.inversions(places[children[first]], places[children[second]]))
      }
    }
    for precedence in precedences[id] ?? [] {
      guard let (before, after) = ends(of: precedence, at: id) else { continue }
      matrix[after, before] += OrderCost(layout: precedenceCost, drift: 0)
    }
    return matrix
  }

  /// Finds the order of the children; nil where they are too many to be searched.
  private mutating func search(_ id: Int) -> (matrix: CostMatrix, bound: Int)? {
    let children = tree[id].children
    guard children.count <= Arranger.searchLimit else {
      order[id] = children.indices.sorted {
        let (a, b) = (tree[children[$0]].span, tree[children[$1]].span)
        return (a.y0, a.x0, $0) < (b.y0, b.x0, $1)
      }
      return nil
    }
    let start = children.indices.sorted {
      (places[children[$0]].first ?? Int.max, $0) < (places[children[$1]].first ?? Int.max, $1)
    }
    let matrix = self.matrix(id)
    let result = LinearOrdering(costs: matrix).solve(warmStart: start)
    order[id] = result.order
    return (matrix, result.lowerBound.layout)
  }

  /// Adds up what a searched node costs.
  private mutating func settle(_ id: Int, _ found: (matrix: CostMatrix, bound: Int)?) {
    let children = tree[id].children
    places[id] = children.flatMap { places[$0] }.sorted()
    if let found {
      costs[id].proposed = found.matrix.total(order[id]).layout
      costs[id].bound = found.bound
    }
    if found == nil, tree[id].axis == .knot, !prices.policyMatters(id), children.allSatisfy({ tree[$0].item >= 0 }) {
      settleHeap(id)
    } else {
      settlePairs(id, found)
    }
    for precedence in precedences[id] ?? [] {
      if existing.place[precedence.after] < existing.place[precedence.before] { costs[id].existing += precedenceCost }
    }
  }

  private mutating func settlePairs(_ id: Int, _ found: (matrix: CostMatrix, bound: Int)?) {
    let children = tree[id].children
    for (place, first) in order[id].enumerated() {
      for second in order[id][(place + 1)...] {
        costs[id].existing += existingPair(id, first, second)
        guard found == nil else { continue }
        let pairs = tree[children[first]].leaves * tree[children[second]].leaves
        costs[id].proposed += prices.cost(id, first, before: second) * pairs
      }
    }
  }

  /// The same sums for a heap of thousands of items: what does not depend on the pair is looked up once for each item.
  private mutating func settleHeap(_ id: Int) {
    let children = order[id].map { tree[id].children[$0] }
    let rows = children.map { child in
      (span: tree[child].span, role: prices.rolePlace(child), place: places[child].first)
    }
    var (proposed, existing) = (0, 0)
    for (index, first) in rows.enumerated() {
      for second in rows[(index + 1)...] {
        let preference = PairCosts.preference((first.span, first.role), (second.span, second.role))
        proposed += max(0, -preference)
        guard let now = first.place, let then = second.place else { continue }
        existing += max(0, now < then ? -preference : preference)
      }
    }
    costs[id].proposed += proposed
    costs[id].existing += existing
  }

  /// What the existing order costs between two children.
  private func existingPair(_ id: Int, _ first: Int, _ second: Int) -> Int {
    let (a, b) = (places[tree[id].children[first]], places[tree[id].children[second]])
    let swapped = ExistingOrder.inversions(a, b)
    return prices.cost(id, first, before: second) * (a.count * b.count - swapped)
      + prices.cost(id, second, before: first) * swapped
  }

  /// Breaks up inferred groups that stand in the way of a precedence. Whether it did.
  private mutating func dissolveInferred(_ id: Int) -> Bool {
    guard let wanted = precedences[id] else { return false }
    var broken: Set<Int> = []
    for precedence in wanted {
      guard let (before, after) = ends(of: precedence, at: id) else { continue }
      let order = order[id]
      if let a = order.firstIndex(of: before), let b = order.firstIndex(of: after), a > b {
        broken.formUnion([before, after])
      }
    }
    let children = tree[id].children
    let inferred = broken.filter { tree[children[$0]].item < 0 && tree[children[$0]].group < 0 }
    if inferred.isEmpty { return false }
    for child in inferred { costs[children[child]] = (0, 0, 0) }
    let spliced = children.indices.flatMap { inferred.contains($0) ? tree[children[$0]].children : [children[$0]] }
    tree[id].axis = .knot
    tree.setChildren(of: id, spliced, certainty: Array(repeating: 50, count: spliced.count - 1))
    prices = PairCosts(tree: tree, items: problem.items, followsCardPolicy: prices.followsCardPolicy)
    order[id] = Array(spliced.indices)
    sortPrecedences()
    return true
  }

  /// The children, as places in layout order, that a precedence is about.
  func ends(of precedence: OrderProblem.Precedence, at id: Int) -> (before: Int, after: Int)? {
    guard let meeting = tree.meeting(leafOf[precedence.before], leafOf[precedence.after]), meeting.node == id,
      let before = tree[id].children.firstIndex(of: meeting.first),
      let after = tree[id].children.firstIndex(of: meeting.second)
    else { return nil }
    return (before, after)
  }

  /// Whether a precedence is about two units that part at a node.
  func forces(_ id: Int, _ unit: Int, _ other: Int) -> Bool {
    guard let wanted = precedences[id] else { return false }
    func lies(_ item: Int, in node: Int) -> Bool {
      var at = leafOf[item]
      while at >= 0, at < node { at = tree[at].parent }
      return at == node
    }
    return wanted.contains {
      (lies($0.before, in: unit) && lies($0.after, in: other))
        || (lies($0.before, in: other) && lies($0.after, in: unit))
    }
  }

  private static func cardNodes(_ tree: LayoutTree, _ problem: OrderProblem) -> [Bool] {
    var inCard = Array(repeating: false, count: tree.nodes.count)
    guard problem.policy.contains(.primaryFirst) else { return inCard }
    for id in tree.nodes.indices.reversed() {
      let node = tree[id]
      if node.group >= 0 {
        inCard[id] = problem.groups[node.group].kind == .card
      } else if node.parent >= 0 {
        inCard[id] = inCard[node.parent]
      }
    }
    return inCard
  }
}
