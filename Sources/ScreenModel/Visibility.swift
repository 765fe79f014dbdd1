import ViewHierarchy

/// Pass 1: what is drawn on the screen.
public struct Visibility: Sendable {
  /// Whether each node is drawn where a user can see it.
  public let isVisible: [Bool]
  /// Whether each node is hidden by itself or an ancestor: the hidden flag or an alpha of at most 0.01.
  public let isHidden: [Bool]
  /// The index into ``viewports`` of each node's nearest clipping ancestor; -1 for none.
  private let viewportIndex: [Int32]
  /// What can be seen through each scrolling node.
  private let viewports: [Rect]
  private let screen: Rect?

  /// Below it a view cannot be seen; UIKit stops hit testing at the same value (`UIView.alpha`).
  static let invisibleAlpha = 0.01

  init(_ tree: ViewTree, _ header: ScreenHeader) {
    let count = tree.count
    var hidden = [Bool](repeating: false, count: count)
    for property in tree.properties where property.key == .alpha && property.number <= Self.invisibleAlpha {
      hidden[property.node.index] = true
    }
    var visible = [Bool](repeating: true, count: count)
    // What clips each node, and what clips its children.
    var viewportIndex = [Int32](repeating: -1, count: count)
    var innerViewport = [Int32](repeating: -1, count: count)
    var viewports: [Rect] = []
    // The frames of a design file are those of its canvas: the screen grows, and what lies outside scrolls or moves.
    let isDesign = header.framePrecision == .designTime
    let isSized = header.width > 0 && header.height > 0 && !isDesign
    let screen = isSized ? Rect(x: 0, y: 0, width: header.width, height: header.height) : nil
    for row in 0..<count {
      let parent = Int(tree.parent[row])
      if tree.flags[row].isTrue(.hidden) || (parent >= 0 && hidden[parent]) { hidden[row] = true }
      let clip = parent >= 0 ? innerViewport[parent] : -1
      viewportIndex[row] = clip
      innerViewport[row] = clip
      guard tree.presence[row].contains(.frame) else {
        visible[row] = !hidden[row]
        continue
      }
      let frame = tree.frame[row]
      if !isDesign, Self.clips(tree, row), !frame.isEmpty {
        innerViewport[row] = Int32(viewports.count)
        viewports.append(clip < 0 ? frame : frame.intersection(viewports[Int(clip)]))
      }
      visible[row] =
        !hidden[row] && !frame.isEmpty && (screen?.intersects(frame) ?? true)
        && (clip < 0 || viewports[Int(clip)].intersects(frame))
    }
    Self.applyStatedVisibility(tree, &visible)
    isVisible = visible
    isHidden = hidden
    self.viewportIndex = viewportIndex
    self.viewports = viewports
    self.screen = screen
  }

  /// The part of the node's frame that its scroll views and the screen let through; nil without a frame.
  public func clippedFrame(_ tree: ViewTree, _ node: NodeID) -> Rect? {
    guard var frame = tree.statedFrame(node) else { return nil }
    if let viewport = viewport(node) { frame = frame.intersection(viewport) }
    return screen.map(frame.intersection) ?? frame
  }

  /// What the node's scroll views let through; nil where none is above it.
  public func viewport(_ node: NodeID) -> Rect? {
    let index = viewportIndex[node.index]
    return index < 0 ? nil : viewports[Int(index)]
  }

  /// A stated "not visible" holds for leaves; of containers it is often wrong, so they are as visible as
  /// what is in them.
  private static func applyStatedVisibility(_ tree: ViewTree, _ visible: inout [Bool]) {
    var hasVisibleChild = [Bool](repeating: false, count: tree.count)
    for row in stride(from: tree.count - 1, through: 0, by: -1) {
      if tree.flags[row].isFalse(.visible), !hasVisibleChild[row] { visible[row] = false }
      let parent = Int(tree.parent[row])
      if visible[row], parent >= 0 { hasVisibleChild[parent] = true }
    }
  }

  /// Whether the node shows only what lies in its frame.
  static func clips(_ tree: ViewTree, _ row: Int) -> Bool {
    switch tree.kind[row] {
    case .scroll, .list, .collection, .table, .webView: true
    default: tree.flags[row].isTrue(.scrollable)
    }
  }
}
