import ScreenModel
import ViewHierarchy

/// Views that are laid out in a direction of their own.
struct ForcedDirections {
  /// The direction of everything else on the screen: as stated, else the one that more views are forced to, else from
  /// left to right, as design files are drawn.
  let rest: LayoutDirection
  /// The outermost forced views with the direction of each.
  let views: [(node: NodeID, direction: LayoutDirection)]

  /// What has one direction in every language: numbers to dial, players, code, maps, charts.
  private static let fixedByNature = WordSet(
    "phone", "number", "player", "media", "video", "audio", "playback", "code", "editor", "map", "chart", "graph",
    "progress", "timeline", "slider", "clock", "keypad", "calculator")

  init(_ screen: Screen) {
    var views: [(node: NodeID, direction: LayoutDirection)] = []
    var coveredUpTo = 0
    for property in screen.tree.properties where property.key == .semanticContent {
      let node = property.node
      guard node.index >= coveredUpTo, !screen.visibility.isHidden[node.index],
        let direction = Self.direction(screen.tree.semanticContent(node))
      else { continue }
      coveredUpTo = Int(screen.tree.subtreeEnd[node.index])
      if !Self.isFixedByNature(screen, node) { views.append((node, direction)) }
    }
    self.views = views
    let forced = views.count { $0.direction == .rtl }
    rest = screen.header.direction ?? (2 * forced > views.count && views.count > 1 ? .rtl : .ltr)
  }

  private static func direction(_ content: SemanticContent?) -> LayoutDirection? {
    switch content {
    case .forceLeftToRight: .ltr
    case .forceRightToLeft: .rtl
    default: nil
    }
  }

  private static func isFixedByNature(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .map, .slider, .progress, .webView, .pageIndicator: return true
    default: break
    }
    var name = screen.tree.name(node)
    return screen.tree.withBytes(screen.tree.identifier[node.index], fixedByNature.isIn)
      || name.withUTF8(fixedByNature.isIn)
  }
}

extension Screen {
  /// The texts that are drawn in a view, the view itself counted.
  func drawnTexts(in node: NodeID) -> some Sequence<NodeID> {
    tree.subtree(node).lazy.map(NodeID.init).filter { inner in
      self.visibility.isVisible[inner.index] && self.tree.text[inner.index].hasBytes && self.drawnText(inner) != nil
        || self.roles.role[inner.index] == .text && self.visibility.isVisible[inner.index] && self.hasOwnText(inner)
    }
  }
}
