import ScreenModel
import ViewHierarchy

/// What Android exports leave open.
extension Screen {
  /// Whether the density was guessed by the importer: then sizes are for review.
  var isDensityGuessed: Bool {
    header.platform == .android && header.density != nil && !header.facts.contains(.density)
  }

  /// How much larger than stated a size can be at another plausible density: the least density is the one at which the
  /// screen's shorter side measures 512 dp, the widest that phones are set to (1080 px at 2.125), or 1,000 dp where the
  /// screen has the shape of a tablet.
  var largestSizeFactor: Double {
    guard isDensityGuessed, let density = header.density else { return 1 }
    let (short, long) = (min(header.width, header.height), max(header.width, header.height))
    let isTablet = long > 0 && ScreenShape.isTablet(short, long)
    return density / min(density, max(1, short * density / (isTablet ? 1000 : 512)))
  }

  /// Which edges of a scrolling view the node touches: left or right, top or bottom. Frames are cut there, and so are
  /// the children of what is cut. A frame that goes on behind the edge comes from an export that does not cut.
  func scrollEdges(_ node: NodeID) -> (horizontal: Bool, vertical: Bool) {
    guard let frame = tree.statedFrame(node), let viewport = visibility.viewport(node) else { return (false, false) }
    func touch(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 1 }
    return (
      touch(frame.minX, viewport.minX) || touch(frame.maxX, viewport.maxX),
      touch(frame.minY, viewport.minY) || touch(frame.maxY, viewport.maxY)
    )
  }

  /// Android: whether scrolling may have cut off a part of the node with the texts in it. A row that fills its list
  /// from side to side touches both edges and is not cut there.
  func isCutByScrolling(_ node: NodeID) -> Bool {
    guard header.platform == .android, let frame = tree.statedFrame(node), let viewport = visibility.viewport(node)
    else { return false }
    let edges = scrollEdges(node)
    let fillsWidth = frame.width >= viewport.width - 2
    let fillsHeight = frame.height >= viewport.height - 2
    return (edges.horizontal && !fillsWidth) || (edges.vertical && !fillsHeight)
  }

  /// The least extent, in dp, from which on a cut node still shows what it is: a touch target.
  private static let sliver = 48.0

  /// Android: whether only a sliver of the node is left at the edge of a scrolling view.
  func isSliver(_ node: NodeID) -> Bool {
    guard isCutByScrolling(node), let frame = tree.statedFrame(node) else { return false }
    let edges = scrollEdges(node)
    return (edges.horizontal && frame.width < Self.sliver) || (edges.vertical && frame.height < Self.sliver)
  }

  /// Android: whether the node can be tapped, says nothing, and nothing in it is a stop either: TalkBack passes over
  /// it, since it has views inside and no text.
  func isSilentControl(_ node: NodeID) -> Bool {
    let flags = tree.flags[node.index]
    guard header.platform == .android, flags.isTrue(.clickable) || flags.isTrue(.longClickable) else { return false }
    return stops.gathersTexts(node) && stops.obstacle[node.index] == .notElement && stops(in: node).isEmpty
      && visibility.isVisible[node.index]
  }

  /// Android: whether the node fills so much of the screen that it is a backdrop or draws a whole interface.
  func isLikeHost(_ node: NodeID) -> Bool {
    guard header.platform == .android, let frame = tree.statedFrame(node), !bounds.isEmpty else { return false }
    return frame.area >= Self.hostShare * bounds.area
  }

  /// The share of the screen from which on a focusable view is a host that draws a whole interface (games, Flutter,
  /// maps).
  private static let hostShare = 0.25

  /// Android: whether the node can be focused without being clickable, and is no host, list or pager.
  func isFocusableItem(_ node: NodeID) -> Bool {
    guard header.platform == .android, tree.flags[node.index].isTrue(.focusable) else { return false }
    switch roles.role[node.index] {
    case .view, .other, .image, .icon, .text, .heading, .cell, .row: break
    default: return false
    }
    return !tree.flags[node.index].isTrue(.scrollable) && !bounds.isEmpty && !isLikeHost(node)
  }
}
