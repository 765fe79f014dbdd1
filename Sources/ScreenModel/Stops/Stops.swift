import ViewHierarchy

/// Why a screen reader never lands on a node.
public enum Obstacle: UInt8, Sendable {
  case none
  /// Not an accessibility element.
  case notElement
  /// Hidden, transparent, without any area or covered, by itself or with the view that it lies in.
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

/// Pass 4: where the screen reader lands: VoiceOver's rules on iOS, TalkBack's on Android.
///
/// Source of VoiceOver's: cashapp/AccessibilitySnapshot:Sources/AccessibilitySnapshot/Parser/Swift/Classes/
/// AccessibilityHierarchyParser.swift.
public struct Stops: Sendable {
  /// Whether the screen reader lands on each node.
  public let isStop: [Bool]
  /// Why it does not.
  public let obstacle: [Obstacle]
  /// Who keeps it away: the element, container, modal or hidden view; -1 where nobody does.
  public let obstructor: [Int32]
  /// The stops in document order.
  public let nodes: [NodeID]
  /// Whether the format states which nodes are elements, or it was inferred from types and texts.
  public let isStated: Bool
  /// The explicit orders of the containers that VoiceOver walks.
  let listings: [Int32: Int32]
  /// The place of each listed node in its container's order.
  let listPosition: [Int32: Int]
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
      let listed = Listings(tree)
      listings = listed.container
      listPosition = listed.position
      return
    }
    gathers = []
    let elements = Elements(tree, header, visibility, roles)
    let alert = header.facts.contains(.containerType) ? nil : PresentedAlert(tree, visibility, roles, elements)
    var walk = StopWalk(tree, elements, visibility, alert)
    for row in 0..<tree.count { walk.visit(row) }
    isStop = walk.isStop
    obstacle = walk.obstacle
    obstructor = walk.obstructor
    nodes = walk.stops
    isStated = walk.elements.isStated
    let reached = tree.orders.isEmpty ? walk.listings : walk.listings.reached(tree) { walk.isWalked($0.index) }
    listings = reached.container
    listPosition = reached.position
  }

  /// Android: whether the node can be operated or is an item of something that scrolls, so that the texts in it are one
  /// stop where it has any.
  public func gathersTexts(_ node: NodeID) -> Bool { !gathers.isEmpty && gathers[node.index] }

  /// The element that swallows the node; nil where none does.
  public func swallower(of node: NodeID) -> NodeID? {
    obstacle[node.index] == .insideElement && obstructor[node.index] >= 0 ? NodeID(Int(obstructor[node.index])) : nil
  }
}

/// The walk over the tree in document order: what keeps a node away is known from its parent and its own properties.
private struct StopWalk {
  let tree: ViewTree
  let elements: Elements
  let listings: Listings
  private(set) var isStop: [Bool]
  private(set) var obstacle: [Obstacle]
  private(set) var obstructor: [Int32]
  private(set) var stops: [NodeID] = []
  private let modals: Modals
  private let alert: PresentedAlert?
  private var isTransparent: Set<Int32> = []
  /// What keeps the nodes below each node away, and who.
  private var inner: [Obstacle]
  private var innerBy: [Int32]

  init(_ tree: ViewTree, _ elements: Elements, _ visibility: Visibility, _ alert: PresentedAlert?) {
    self.tree = tree
    self.elements = elements
    self.alert = alert
    listings = Listings(tree)
    modals = Modals(tree, visibility)
    isStop = [Bool](repeating: false, count: tree.count)
    obstacle = [Obstacle](repeating: .none, count: tree.count)
    obstructor = [Int32](repeating: -1, count: tree.count)
    inner = obstacle
    innerBy = obstructor
    for property in tree.properties where property.key == .alpha && property.number <= 0 {
      isTransparent.insert(property.node.row)
    }
  }

  mutating func visit(_ row: Int) {
    let parent = Int(tree.parent[row])
    var here = parent >= 0 ? inner[parent] : .none
    var by = parent >= 0 ? innerBy[parent] : -1
    // A stop flag tells where VoiceOver lands, whatever lies above: the driver has looked at the ancestors already.
    let isStated = here == .insideElement && elements.isStatedStop(tree, row)
    let isListed = here == .notListed || here == .insideElement ? isReachedByListing(row) : false
    if isListed || isStated {
      here = .none
      by = -1
    } else if here == .none, let modal = modals.front(of: row, parent, tree.kind[row]) {
      here = .behindModal
      by = modal
    }
    if let alert, here == .none || here == .insideElement, alert.hides(tree, row) {
      here = .behindModal
      by = alert.row
    }
    if here == .none || here == .insideElement || here == .notListed, tree.flags[row].isTrue(.elementsHidden) {
      here = .elementsHidden
      by = Int32(row)
    }
    if here == .none, isDropped(row) {
      here = .notDrawn
      by = Int32(row)
    }
    inner[row] = here
    innerBy[row] = by
    if here == .none {
      if elements.isElement[row], elements.isCovered[row] {
        here = .notDrawn
      } else if elements.isElement[row] {
        isStop[row] = true
        stops.append(NodeID(row))
        inner[row] = .insideElement
        innerBy[row] = Int32(row)
      } else {
        here = .notElement
        if tree.explicitOrder(NodeID(row)) != nil {
          inner[row] = .notListed
          innerBy[row] = Int32(row)
        }
      }
    }
    obstacle[row] = here
    obstructor[row] = by
  }

  /// Whether the screen reader walks the node and takes its explicit order.
  func isWalked(_ row: Int) -> Bool { inner[row] == .notListed && innerBy[row] == Int32(row) }

  /// Whether a container that is walked lists the node. Containers come before what they list in most trees; one that
  /// comes later is taken as walked unless it is an element itself.
  private func isReachedByListing(_ row: Int) -> Bool {
    guard let container = listings.container[Int32(row)] else { return false }
    return Int(container) > row ? !elements.isElement[Int(container)] : isWalked(Int(container))
  }

  /// A view that is dropped with all below it: hidden, transparent, or exactly 0 × 0 where it clips, is an element or
  /// lists elements. Other views without area are walked through, since SwiftUI wraps content in such.
  private func isDropped(_ row: Int) -> Bool {
    if tree.flags[row].isTrue(.hidden) || (!isTransparent.isEmpty && isTransparent.contains(Int32(row))) { return true }
    guard Elements.hasNoArea(tree, row) else { return false }
    return elements.isElement[row] || Visibility.clips(tree, row) || tree.explicitOrder(NodeID(row)) != nil
  }
}

/// Siblings in front of which a modal view stands: only the last modal among siblings is walked.
///
/// What lies outermost in a screen are siblings as well, windows aside: those are no views of one another.
private struct Modals {
  /// The last modal child of each parent that has one; the parent of the outermost nodes is -1.
  private let last: [Int32: Int32]

  init(_ tree: ViewTree, _ visibility: Visibility) {
    var last: [Int32: Int32] = [:]
    for row in 0..<tree.count where tree.flags[row].isTrue(.modal) && !visibility.isHidden[row] {
      let parent = tree.parent[row]
      if parent >= 0 || !Self.isWindow(tree.kind[row]) { last[parent] = Int32(row) }
    }
    self.last = last
  }

  /// The modal that hides the node, itself a sibling; nil where there is none.
  func front(of row: Int, _ parent: Int, _ kind: Kind) -> Int32? {
    guard !last.isEmpty, let modal = last[Int32(parent)], modal != Int32(row), parent >= 0 || !Self.isWindow(kind)
    else {
      return nil
    }
    return modal
  }

  /// The keyboard and the status bar stand in windows of their own.
  private static func isWindow(_ kind: Kind) -> Bool { kind == .window || kind == .keyboard || kind == .statusBar }
}
