import ViewHierarchy

/// Why a screen reader never lands on a node.
public enum Obstacle: UInt8, Sendable {
  case none
  /// Not an accessibility element.
  case notElement
  /// Hidden, transparent, or without any area.
  case notDrawn
  /// An ancestor hides all its elements from assistive technology.
  case elementsHidden
  /// An ancestor is itself an element, and nothing below an element can be reached.
  case insideElement
  /// A container states an order that leaves the node out.
  case notListed
  /// A modal view in front keeps the screen reader to itself.
  case behindModal
}

/// Pass 4: where the screen reader lands: VoiceOver's rules (reading-order 1.1) on iOS, TalkBack's on Android.
public struct Stops: Sendable {
  /// Whether the screen reader lands on each node.
  public let isStop: [Bool]
  /// Why it does not.
  public let obstacle: [Obstacle]
  /// Who keeps it away: the element, container or modal; -1 where nobody does.
  public let obstructor: [Int32]
  /// The stops in document order.
  public let nodes: [NodeID]
  /// Whether the format states which nodes are elements, or it was inferred from types and texts.
  public let isStated: Bool
  /// Android: what gathers the texts in it into one stop; empty on iOS.
  private let gathers: [Bool]

  init(_ tree: ViewTree, _ header: ScreenHeader, _ visibility: Visibility, _ roles: Roles) {
    guard header.platform == .ios else {
      let stops = TalkBackStops(tree, header, visibility, roles)
      isStop = stops.isStop
      obstacle = stops.obstacle
      obstructor = stops.obstructor
      nodes = (0..<tree.count).lazy.filter { stops.isStop[$0] }.map(NodeID.init)
      // Without the importance of each view it is inferred which of them TalkBack gets to see at all.
      isStated = header.facts.contains(.elementFlag) && header.facts.contains(.stopFlag)
      gathers = stops.takesFocus
      return
    }
    gathers = []
    let elements = Elements(tree, header, visibility, roles)
    let modals = Modals(tree, visibility)
    var obstacle = [Obstacle](repeating: .none, count: tree.count)
    var obstructor = [Int32](repeating: -1, count: tree.count)
    // What keeps the nodes below each node away; inherited unless a node is listed by a container that is reached.
    var inner = [Obstacle](repeating: .none, count: tree.count)
    var innerBy = [Int32](repeating: -1, count: tree.count)
    let listed = Listed(tree)
    var isStop = [Bool](repeating: false, count: tree.count)
    var nodes: [NodeID] = []
    for row in 0..<tree.count {
      let parent = Int(tree.parent[row])
      var here = parent >= 0 ? inner[parent] : .none
      var by = parent >= 0 ? innerBy[parent] : -1
      if here == .notListed || here == .insideElement, listed.isReached(row, inner) {
        here = .none
        by = -1
      }
      // A stop flag tells where VoiceOver lands, whatever lies above: the driver has looked at the ancestors already.
      if here == .insideElement, elements.isStatedStop(tree, row) {
        here = .none
        by = -1
      }
      if here == .none, parent >= 0, let modal = modals.front(of: row, parent) {
        here = .behindModal
        by = modal
      }
      if here == .none || here == .insideElement || here == .notListed, tree.flags[row].isTrue(.elementsHidden) {
        here = .elementsHidden
        by = Int32(row)
      }
      inner[row] = here
      innerBy[row] = by
      if here == .none, elements.isRemoved[row] { here = .notDrawn }
      let isElement = elements.isElement[row]
      if here == .none, isElement {
        isStop[row] = true
        nodes.append(NodeID(row))
        inner[row] = .insideElement
        innerBy[row] = Int32(row)
      } else if here == .none {
        here = .notElement
        if tree.explicitOrder(NodeID(row)) != nil {
          inner[row] = .notListed
          innerBy[row] = Int32(row)
        }
      }
      obstacle[row] = here
      obstructor[row] = by
    }
    self.isStop = isStop
    self.obstacle = obstacle
    self.obstructor = obstructor
    self.nodes = nodes
    isStated = elements.isStated
  }

  /// Android: whether the node can be operated or is an item of something that scrolls, so that the texts in it are one
  /// stop where it has any.
  public func gathersTexts(_ node: NodeID) -> Bool { !gathers.isEmpty && gathers[node.index] }

  /// The element that swallows the node; nil where none does.
  public func swallower(of node: NodeID) -> NodeID? {
    obstacle[node.index] == .insideElement && obstructor[node.index] >= 0 ? NodeID(Int(obstructor[node.index])) : nil
  }
}

/// Which nodes explicit orders list.
private struct Listed {
  /// The container that lists each node; only nodes that are listed.
  private let container: [Int32: Int32]

  init(_ tree: ViewTree) {
    var container: [Int32: Int32] = [:]
    for order in tree.orders {
      for case .some(let element) in order.elements where container[element.row] == nil {
        container[element.row] = order.container.row
      }
    }
    self.container = container
  }

  /// Whether a container that is itself reached lists the node. Containers come before what they list in most trees;
  /// one that comes later is taken as reached.
  func isReached(_ row: Int, _ inner: [Obstacle]) -> Bool {
    guard let container = container[Int32(row)] else { return false }
    return Int(container) > row || inner[Int(container)] == .notListed
  }
}

/// Siblings in front of which a modal view stands: only the last modal among siblings is walked (reading-order 1.1, 5).
private struct Modals {
  /// The last modal child of each parent that has one.
  private let last: [Int32: Int32]

  init(_ tree: ViewTree, _ visibility: Visibility) {
    var last: [Int32: Int32] = [:]
    for row in 0..<tree.count where tree.flags[row].isTrue(.modal) && !visibility.isHidden[row] {
      last[tree.parent[row]] = Int32(row)
    }
    self.last = last
  }

  /// The modal that hides the node, itself a sibling; nil where there is none.
  func front(of row: Int, _ parent: Int) -> Int32? {
    guard !last.isEmpty, let modal = last[Int32(parent)], modal != Int32(row) else { return nil }
    return modal
  }
}
