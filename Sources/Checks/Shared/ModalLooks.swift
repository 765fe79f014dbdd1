import ScreenModel
import ViewHierarchy

/// Views that look as if nothing behind them could be used.
struct ModalLooks {
  /// Such a view, and the first row that is not behind it any more: its own, or that of its backdrop.
  struct View {
    let node: NodeID
    let front: Int
  }

  private let screen: Screen
  private let minCover: Double
  /// Per class, whether its name says that it is modal.
  private let isNamedClass: [Bool]
  private static let words = WordSet("modal", "dialog", "alert", "popup", "popover", "lightbox")
  /// A backdrop covers at least this share of the screen.
  private static let backdropShare = 0.9
  /// Backdrops are seen through: UIKit's own have 0.1 to 0.9 of their colour.
  private static let dimming = 0.1...0.9

  init(_ screen: Screen, minCover: Double) {
    self.screen = screen
    self.minCover = minCover
    isNamedClass = screen.tree.names.map { Words.inSimpleName(of: $0, Self.words.isIn) }
  }

  /// The view, if it looks modal: the last of its siblings with something to land on, over a backdrop, or large and
  /// called a dialog.
  func modal(_ node: NodeID) -> View? {
    guard screen.visibility.isVisible[node.index],
      let frame = screen.visibility.clippedFrame(screen.tree, node)
    else { return nil }
    let isLarge = frame.area >= minCover * screen.bounds.area
    let isNamed = isNamed(node)
    guard isLarge || isNamed, isLast(node), !screen.stops(in: node).isEmpty,
      screen.roles.surroundings[node.index].isDisjoint(with: [.system, .effect])
    else { return nil }
    if let backdrop = backdrop(before: node) { return View(node: node, front: backdrop.index) }
    return isLarge && isNamed ? View(node: node, front: node.index) : nil
  }

  /// Alerts, sheets and popovers that UIKit presents isolate themselves; where a format states types and not the modal
  /// flag, theirs are taken for such.
  private func isNamed(_ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .alert, .sheet, .popover, .dialog: return screen.carries(.containerType)
    default: break
    }
    let tree = screen.tree
    if isNamedClass[Int(tree.className[node.index])] { return true }
    let identifier = tree.identifier[node.index]
    if identifier.hasBytes, tree.withBytes(identifier, Self.words.isIn) { return true }
    return tree.property(.paneTitle, node) != nil
  }

  /// Whether nothing that can be landed on comes later below the same parent.
  private func isLast(_ node: NodeID) -> Bool {
    let end = screen.tree.parent(of: node).map { Int(screen.tree.subtreeEnd[$0.index]) } ?? screen.tree.count
    let next = screen.firstStop(from: Int(screen.tree.subtreeEnd[node.index]))
    return next == screen.stops.nodes.count || screen.stops.nodes[next].index >= end
  }

  /// The last view before it, below the same parent, that covers the screen, is seen through and has nothing in it.
  private func backdrop(before node: NodeID) -> NodeID? {
    var found: NodeID?
    for sibling in screen.tree.parent(of: node).map(screen.tree.children) ?? screen.tree.roots {
      if sibling == node { return found }
      if isBackdrop(sibling) { found = sibling }
    }
    return nil
  }

  private func isBackdrop(_ node: NodeID) -> Bool {
    guard screen.visibility.isVisible[node.index], screen.stops(in: node).isEmpty,
      let frame = screen.tree.statedFrame(node),
      frame.intersection(screen.bounds).area >= Self.backdropShare * screen.bounds.area
    else { return false }
    switch screen.roles.role[node.index] {
    case .view, .other, .button: break
    default: return false
    }
    let opacity = screen.opacity(node)
    return opacity.map(Self.dimming.contains) ?? !screen.carries(.declaredColours)
  }
}

extension Screen {
  /// How much of what lies behind a view its own background hides, from 0 to 1; nil where neither its alpha nor its
  /// colour is stated.
  func opacity(_ node: NodeID) -> Double? {
    let alpha = tree.number(.alpha, node)
    guard let colour = tree.text(.backgroundColor, node) else { return alpha.flatMap { $0 < 1 ? $0 : nil } }
    guard colour.utf8.count == 9, let own = Int(colour.suffix(2), radix: 16) else { return alpha ?? 1 }
    return (alpha ?? 1) * Double(own) / 255
  }
}
