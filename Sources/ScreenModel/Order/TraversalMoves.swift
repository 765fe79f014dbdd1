import ViewHierarchy

/// The tree as TalkBack changes it to follow before and after links.
///
/// Source: google/talkback:utils/src/main/java/com/google/android/accessibility/utils/traversal/
/// (`OrderedTraversalController`, `WorkingTree`).
struct TraversalMoves {
  /// One slot a node and a last one for the root above all roots; -1 for none.
  private var parent: [Int32]
  private var first: [Int32]
  private var last: [Int32]
  private var previous: [Int32]
  private var next: [Int32]
  /// What each node is to be read before.
  private var before: [Int32: Int32] = [:]
  /// Steps up the tree that are left; more than this many a node no real screen takes.
  private var budget: Int

  /// Every node in the order that the links ask for.
  static func order(_ tree: ViewTree) -> [NodeID] {
    var moves = TraversalMoves(tree)
    moves.follow(tree.links)
    return moves.preorder(tree.count)
  }

  private init(_ tree: ViewTree) {
    let none = [Int32](repeating: -1, count: tree.count + 1)
    (parent, first, last, previous, next) = (none, none, none, none, none)
    budget = 64 * (tree.count + 1)
    let root = Int32(tree.count)
    for row in 0..<tree.count { append(Int32(row), to: tree.parent[row] < 0 ? root : tree.parent[row]) }
  }

  /// A node that states both sides is only moved before its target.
  private mutating func follow(_ links: [TraversalLink]) {
    for link in links where link.side == .before && before[link.node.row] == nil {
      before[link.node.row] = link.target?.row
    }
    for link in links {
      guard let target = link.target?.row else { continue }
      switch link.side {
      case .before where before[link.node.row] == target: move(link.node.row, before: target)
      case .after where before[link.node.row] == nil: move(link.node.row, after: target)
      default: break
      }
    }
  }

  /// The node takes the target's place, and the target becomes its last child.
  private mutating func move(_ node: Int32, before target: Int32) {
    let top = movedRoot(node)
    guard !isAbove(top, target) else { return }
    detach(top)
    replace(target, by: top)
    append(target, to: node)
  }

  /// The node becomes the target's last child.
  private mutating func move(_ node: Int32, after target: Int32) {
    let top = movedRoot(node)
    guard !isAbove(top, target) else { return }
    detach(top)
    append(top, to: target)
  }

  /// The node, or the topmost of its parents that were moved before it, which stay with it.
  private mutating func movedRoot(_ node: Int32) -> Int32 {
    var top = node
    while parent[Int(top)] >= 0, before[parent[Int(top)]] == top, budget > 0 {
      budget -= 1
      top = parent[Int(top)]
    }
    return top
  }

  /// Whether a node is the target or above it; taken for true where the budget is used up, so that nothing moves.
  private mutating func isAbove(_ node: Int32, _ target: Int32) -> Bool {
    var row = target
    while row >= 0 {
      if row == node || budget <= 0 { return true }
      budget -= 1
      row = parent[Int(row)]
    }
    return false
  }

  private mutating func append(_ node: Int32, to owner: Int32) {
    parent[Int(node)] = owner
    previous[Int(node)] = last[Int(owner)]
    next[Int(node)] = -1
    if last[Int(owner)] >= 0 { next[Int(last[Int(owner)])] = node } else { first[Int(owner)] = node }
    last[Int(owner)] = node
  }

  private mutating func detach(_ node: Int32) {
    let (left, right, owner) = (previous[Int(node)], next[Int(node)], Int(parent[Int(node)]))
    if left >= 0 { next[Int(left)] = right } else { first[owner] = right }
    if right >= 0 { previous[Int(right)] = left } else { last[owner] = left }
  }

  /// Puts a detached node where the other one stands.
  private mutating func replace(_ other: Int32, by node: Int32) {
    let (left, right, owner) = (previous[Int(other)], next[Int(other)], parent[Int(other)])
    parent[Int(node)] = owner
    previous[Int(node)] = left
    next[Int(node)] = right
    if left >= 0 { next[Int(left)] = node } else { first[Int(owner)] = node }
    if right >= 0 { previous[Int(right)] = node } else { last[Int(owner)] = node }
  }

  private func preorder(_ count: Int) -> [NodeID] {
    var order: [NodeID] = []
    order.reserveCapacity(count)
    var row = first[count]
    while row >= 0, order.count < count {
      order.append(NodeID(Int(row)))
      if first[Int(row)] >= 0 {
        row = first[Int(row)]
        continue
      }
      while row >= 0, next[Int(row)] < 0 { row = parent[Int(row)] }
      if row >= 0 { row = next[Int(row)] }
    }
    return order
  }
}
