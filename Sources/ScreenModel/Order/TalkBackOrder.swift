import ViewHierarchy

/// The stops in TalkBack's order: the order of the children, but for Compose, which sorts by geometry and tells
/// TalkBack so through links that dumps do not contain. Where a screen states its links, they decide.
struct TalkBackOrder {
  private let tree: ViewTree
  private let visibility: Visibility
  private let stops: Stops
  private let isRightToLeft: Bool
  private let isComposeClass: [Bool]
  /// Groups larger than this are sorted by their edges alone, since matching rows looks at every row.
  private static let largestGroup = 512

  init(_ tree: ViewTree, _ visibility: Visibility, _ stops: Stops, isRightToLeft: Bool) {
    self.tree = tree
    self.visibility = visibility
    self.stops = stops
    self.isRightToLeft = isRightToLeft
    isComposeClass = tree.names.map(Screen.isComposeHost)
  }

  /// The stops, first to last.
  func sequence() -> [NodeID] {
    if !tree.links.isEmpty { return TraversalMoves.order(tree).filter { stops.isStop[$0.index] } }
    guard isComposeClass.contains(true) else { return stops.nodes }
    var sequence: [NodeID] = []
    sequence.reserveCapacity(stops.nodes.count)
    var row = 0
    while row < tree.count {
      if isComposeClass[Int(tree.className[row])] {
        appendSorted(below: NodeID(row), to: &sequence)
        row = Int(tree.subtreeEnd[row])
      } else {
        if stops.isStop[row] { sequence.append(NodeID(row)) }
        row += 1
      }
    }
    return sequence
  }

  /// Compose sorts what lies in one traversal group: the host, and everything that scrolls or is a stop with stops in
  /// it (androidx/androidx:compose/ui/ui/.../SemanticsUtils.android.kt, `subtreeSortedByGeometryGrouping`).
  private func appendSorted(below host: NodeID, to sequence: inout [NodeID]) {
    let rows = tree.subtree(host)
    var hasStops = [Bool](repeating: false, count: rows.count)
    for row in rows.reversed() where stops.isStop[row] || hasStops[row - rows.lowerBound] {
      let parent = Int(tree.parent[row])
      if parent >= rows.lowerBound { hasStops[parent - rows.lowerBound] = true }
    }
    var owner = [Int32](repeating: host.row, count: rows.count)
    var members: [Int32: [Int32]] = [:]
    for row in rows where row != host.index {
      let parent = Int(tree.parent[row])
      let isGroup =
        parent != host.index
        && (stops.isStop[parent] || (TalkBackTree.scrolls(tree, parent) && hasStops[parent - rows.lowerBound]))
      owner[row - rows.lowerBound] = isGroup ? Int32(parent) : owner[parent - rows.lowerBound]
      let isMember = stops.isStop[row] || (TalkBackTree.scrolls(tree, row) && hasStops[row - rows.lowerBound])
      if isMember { members[owner[row - rows.lowerBound], default: []].append(Int32(row)) }
    }
    if stops.isStop[host.index] { sequence.append(host) }
    var open = [sorted(members[host.row] ?? [])]
    while !open.isEmpty, let node = open[open.count - 1].popFirst() {
      if stops.isStop[Int(node)] { sequence.append(NodeID(Int(node))) }
      if let inner = members[node] { open.append(sorted(inner)) }
      while open.last?.isEmpty ?? false { open.removeLast() }
    }
  }

  /// Rows of vertically overlapping nodes, top to bottom; in a row from the leading edge.
  private func sorted(_ nodes: [Int32]) -> ArraySlice<Int32> {
    func lead(_ node: Int32) -> Double {
      let frame = tree.frame[Int(node)]
      return isRightToLeft ? -frame.maxX : frame.minX
    }
    guard nodes.count > 1 else { return nodes[...] }
    if nodes.count > Self.largestGroup {
      return nodes.sorted { (tree.frame[Int($0)].minY, lead($0), $0) < (tree.frame[Int($1)].minY, lead($1), $1) }[...]
    }
    var rows: [(top: Double, bottom: Double, nodes: [Int32])] = []
    for node in nodes {
      let frame = visibility.clippedFrame(tree, NodeID(Int(node))) ?? tree.frame[Int(node)]
      if let index = rows.firstIndex(where: { max($0.top, frame.minY) < min($0.bottom, frame.maxY) }) {
        // The row shrinks to what all its nodes have in common.
        rows[index].top = max(rows[index].top, frame.minY)
        rows[index].bottom = min(rows[index].bottom, frame.maxY)
        rows[index].nodes.append(node)
      } else {
        rows.append((frame.minY, frame.maxY, [node]))
      }
    }
    return rows.sorted { ($0.top, $0.bottom, $0.nodes[0]) < ($1.top, $1.bottom, $1.nodes[0]) }
      .flatMap { $0.nodes.sorted { (lead($0), $0) < (lead($1), $1) } }[...]
  }
}

extension Screen {
  /// Whether a class is the view that holds a Compose hierarchy.
  public static func isComposeHost(_ className: String) -> Bool { className.hasPrefix("androidx.compose.ui.platform.") }

  /// Whether a class is a host whose framework draws and orders what is in it: Compose or Flutter.
  public static func drawsItself(_ className: String) -> Bool {
    isComposeHost(className) || className.hasPrefix("io.flutter.")
  }

  /// Whether views of the node's kind draw themselves as Compose does: below a host of Compose or Flutter.
  public func isInCompose(_ node: NodeID) -> Bool {
    guard tree.names.contains(where: Self.drawsItself) else { return false }
    return tree.ancestors(node).contains { Self.drawsItself(tree.name($0)) }
  }

  /// Whether a node is written with Compose, for all that its host tells.
  public func isWrittenInCompose(_ node: NodeID) -> Bool {
    isInCompose(node)
      && tree.ancestors(node).first { Self.drawsItself(tree.name($0)) }.map(tree.name).map(Self.isComposeHost) ?? false
  }
}
