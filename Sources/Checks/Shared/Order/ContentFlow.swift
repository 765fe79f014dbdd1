import ScreenModel
import ViewHierarchy

/// The stops of a screen's content in reading order, each at what is seen of it.
///
/// Left out are what cannot be seen, bars and parts of the system, which have an order of their own, web pages, which
/// their engine orders, and screens of Compose, whose order no export tells.
struct ContentFlow {
  /// A stop and what is seen of it.
  struct Item {
    let node: NodeID
    let frame: Rect
    /// Its place among all stops.
    let rank: Int
  }

  /// First to last.
  let items: [Item]
  /// The index of each stop's item by its place among all stops; -1 for stops that are left out.
  private let index: [Int32]

  init(_ screen: Screen) {
    let drawn = screen.drawnByFrameworks
    let elsewhere: Surroundings = [.bar, .system, .webView]
    let items = screen.order.sequence.enumerated().compactMap { rank, stop -> Item? in
      guard screen.visibility.isVisible[stop.index], drawn.isEmpty || !drawn[stop.index],
        screen.roles.surroundings[stop.index].isDisjoint(with: elsewhere), !screen.isBar(stop),
        let frame = screen.visibility.clippedFrame(screen.tree, stop), !frame.isEmpty
      else { return nil }
      return Item(node: stop, frame: frame, rank: rank)
    }
    var index = [Int32](repeating: -1, count: screen.order.sequence.count)
    for (place, item) in items.enumerated() { index[item.rank] = Int32(place) }
    self.items = items
    self.index = index
  }

  /// What is read below a node, first to last.
  func items(in container: NodeID, _ screen: Screen) -> [Item] {
    screen.stops(in: container).map { index[Int(screen.order.rank[$0.index])] }.filter { $0 >= 0 }.sorted()
      .map { items[Int($0)] }
  }
}

extension Screen {
  /// Android: which nodes Compose or Flutter draws; empty where none does.
  fileprivate var drawnByFrameworks: [Bool] {
    guard header.platform == .android else { return [] }
    let isHost = tree.names.map(Self.drawsItself)
    guard isHost.contains(true) else { return [] }
    var isDrawn = [Bool](repeating: false, count: tree.count)
    for row in 0..<tree.count where tree.parent[row] >= 0 {
      let parent = Int(tree.parent[row])
      isDrawn[row] = isDrawn[parent] || isHost[Int(tree.className[parent])]
    }
    return isDrawn
  }

  /// Whether the node is a heading, by its kind or its trait.
  func isHeading(_ node: NodeID) -> Bool {
    roles.role[node.index] == .heading || tree.hasTrait(.header, node)
  }

  /// Whether the node is a bar, whose place the system keeps.
  func isBar(_ node: NodeID) -> Bool {
    switch roles.role[node.index] {
    case .navigationBar, .tabBar, .toolbar, .statusBar: true
    default: false
    }
  }

  /// A floating button is at most this large, in points (rule `reading-order-jump`).
  private static let floatingSide = 72.0

  /// Whether the node is a small control in a bottom corner: it floats over the contents and has no place of its own
  /// among them.
  func isFloating(_ node: NodeID) -> Bool {
    guard let frame = tree.statedFrame(node), isInteractive(node), !bounds.isEmpty,
      frame.longSide <= Self.floatingSide
    else { return false }
    let isAtCorner = frame.maxY > bounds.maxY - 2 * Self.floatingSide
    return isAtCorner && (frame.minX < Self.floatingSide || frame.maxX > bounds.maxX - Self.floatingSide)
  }

  /// The smallest node around two others, nil for the screen itself, and the children of it that hold them; nil where
  /// one lies in the other.
  func fork(_ a: NodeID, _ b: NodeID) -> (node: NodeID?, a: NodeID, b: NodeID)? {
    guard a != b, !tree.isAncestor(a, of: b), !tree.isAncestor(b, of: a) else { return nil }
    func branch(_ node: NodeID, beside other: NodeID) -> NodeID {
      tree.ancestors(node).prefix { !tree.isAncestor($0, of: other) }.reduce(node) { $1 }
    }
    let left = branch(a, beside: b)
    return (tree.parent(of: left), left, branch(b, beside: a))
  }

  /// Whether two stops lie in layers one in front of the other: in different windows, or in sibling views each of which
  /// reaches over the other's stop.
  func areStacked(_ a: NodeID, _ b: NodeID) -> Bool {
    guard let fork = fork(a, b), fork.a != a || fork.b != b else { return false }
    if roles.role[fork.a.index] == .window, roles.role[fork.b.index] == .window { return true }
    guard let outerA = tree.statedFrame(fork.a), let outerB = tree.statedFrame(fork.b),
      let innerA = tree.statedFrame(a), let innerB = tree.statedFrame(b)
    else { return false }
    let reachesOver = (outerA.contains(innerB, slack: 1), outerB.contains(innerA, slack: 1))
    // TalkBack moves a container whose useful area differs from its frame, which is not to be told from a dump
    // (`NodeCachedBoundsCalculator`): one that reaches over the other is enough there.
    return header.platform == .android ? reachesOver.0 || reachesOver.1 : reachesOver.0 && reachesOver.1
  }
}
