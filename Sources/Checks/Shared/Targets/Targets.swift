import ScreenModel
import ViewHierarchy

extension Screen {
  /// Whether the size of the node as a touch target is the developer's to choose.
  ///
  /// Left out are what the system sizes itself (WCAG 2.5.8, user agent control): standard controls, items of bars,
  /// alerts, keyboards; and links in running text (inline exception).
  func isTarget(_ node: NodeID) -> Bool {
    guard isInteractive(node), isEnabled(node), visibility.isVisible[node.index] else { return false }
    switch roles.role[node.index] {
    case .toggle, .slider, .stepper, .pageIndicator, .segmented, .searchField, .picker, .key, .cell, .card, .row,
      .icon:
      return false
    case .link where isInline(node): return false
    default: break
    }
    // On Android the app's own layout sizes what is in bars; in web pages inline targets cannot be told from others.
    let sizedBySystem: Surroundings =
      header.platform == .android
      ? [.system, .alert, .field, .compositeControl, .webView]
      : [.system, .navigationBar, .tabBar, .toolbar, .alert, .field, .compositeControl]
    return roles.surroundings[node.index].isDisjoint(with: sizedBySystem)
  }

  /// The frame that takes the touch: that of an unnamed interactive parent around this control alone, if larger.
  func targetFrame(_ node: NodeID) -> Rect? {
    guard let frame = tree.statedFrame(node) else { return nil }
    guard let parent = tree.parent(of: node), isInteractive(parent), !tree.label[parent.index].hasBytes,
      let outer = tree.statedFrame(parent), outer.area > frame.area,
      header.platform == .ios || isOnlyChild(node, parent)
    else { return frame }
    return outer
  }

  /// On Android a control in a row that can be tapped too does something of its own; only a wrapper lends its frame.
  private func isOnlyChild(_ node: NodeID, _ parent: NodeID) -> Bool {
    node.index == parent.index + 1 && tree.subtreeEnd[node.index] == tree.subtreeEnd[parent.index]
  }

  /// Whether a scroll view or the screen's edge cuts the node, so that its real size is not known.
  ///
  /// Android's frames are cut already, so there what touches the edge that is in question may be larger.
  func isClipped(_ node: NodeID, missingWidth: Bool, missingHeight: Bool) -> Bool {
    if header.platform == .android {
      let edges = scrollEdges(node)
      return (missingWidth && edges.horizontal) || (missingHeight && edges.vertical)
    }
    return isClipped(node)
  }

  /// Whether a scroll view or the screen's edge cuts the node.
  func isClipped(_ node: NodeID) -> Bool {
    if header.platform == .android { return isCutByScrolling(node) }
    guard let frame = tree.statedFrame(node), let clipped = visibility.clippedFrame(tree, node) else { return false }
    if !frame.isNear(clipped, within: 0.5) { return true }
    guard let unit = roles.unit(of: node), unit != node, let cell = tree.statedFrame(unit),
      let shown = visibility.clippedFrame(tree, unit)
    else { return false }
    return !cell.isNear(shown, within: 0.5)
  }

  /// A link with a text beside it on one line, or inside a text.
  private func isInline(_ node: NodeID) -> Bool {
    if roles.surroundings[node.index].contains(.webView) { return true }
    guard let parent = tree.parent(of: node), let frame = tree.statedFrame(node) else { return false }
    if roles.role[parent.index] == .text || roles.role[parent.index] == .textArea { return true }
    return tree.children(parent).prefix(64).contains { sibling in
      guard roles.role[sibling.index] == .text, let other = tree.statedFrame(sibling) else { return false }
      return other.minY < frame.maxY && frame.minY < other.maxY
    }
  }
}
