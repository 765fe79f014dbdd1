import ScreenModel
import ViewHierarchy

/// The before and after links of what TalkBack can land on, to be followed.
struct TraversalChains {
  /// What each node is to be read before; the first link of a node counts.
  private(set) var before: [Int32: Int32] = [:]
  /// What each node is to be read after.
  private(set) var after: [Int32: Int32] = [:]
  /// Steps that are left; chains that need more than this many a node cannot be told.
  private var budget: Int

  /// Links of views that are not shown, or not important for accessibility, have no effect (as in Google's
  /// Accessibility Test Framework).
  init(_ screen: Screen) {
    budget = 256 * (screen.tree.count + 1)
    for link in screen.tree.links {
      guard let target = link.target, screen.visibility.isVisible[link.node.index],
        !screen.tree.flags[link.node.index].isFalse(.element)
      else { continue }
      switch link.side {
      case .before where before[link.node.row] == nil: before[link.node.row] = target.row
      case .after where after[link.node.row] == nil: after[link.node.row] = target.row
      default: break
      }
    }
  }

  /// Whether the links of a node contradict each other.
  enum Conflict {
    case none, tooLong
    case with(NodeID)
  }

  /// The first node in both of the chains of a node; chains that run in a loop have a rule of their own.
  mutating func conflict(of node: Int32) -> Conflict {
    guard let forward = chain(before, node), let back = chain(after, node) else {
      return budget > 0 ? .none : .tooLong
    }
    let reached = Set(back)
    return forward.first(where: reached.contains).map { .with(NodeID(Int($0))) } ?? .none
  }

  /// Nil where it runs in a loop or the budget is used up.
  private mutating func chain(_ next: [Int32: Int32], _ node: Int32) -> [Int32]? {
    var chain: [Int32] = []
    var row = node
    while let target = next[row] {
      budget -= 1
      if target == node || chain.count > next.count || budget <= 0 { return nil }
      chain.append(target)
      row = target
    }
    return chain
  }

  /// The loops in which each node has one next one, each from its first node in document order.
  static func loops(_ next: [Int32: Int32]) -> [[NodeID]] {
    var loops: [[NodeID]] = []
    var seen: [Int32: Int32] = [:]
    for start in next.keys.sorted() where seen[start] == nil {
      var path: [Int32] = []
      var row = start
      while seen[row] == nil {
        seen[row] = start
        path.append(row)
        guard let target = next[row] else { break }
        row = target
      }
      // The walk came back to a node of its own path.
      guard next[row] != nil, seen[row] == start, let entry = path.firstIndex(of: row),
        next[path[path.count - 1]] == row
      else { continue }
      let loop = path[entry...]
      let turn = loop.indices.min { loop[$0] < loop[$1] } ?? entry
      loops.append((loop[turn...] + loop[..<turn]).map { NodeID(Int($0)) })
    }
    return loops
  }
}
