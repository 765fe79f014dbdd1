import ScreenModel
import ViewHierarchy

/// Controls that lie over or close to each other.
///
/// Targets are sorted into squares of the screen and compared within each, with a few of those before them only: where
/// many lie in one square, each is near one of them. So the work grows with the number of targets.
struct TargetPairs {
  private let screen: Screen
  let targets: [TouchTarget]
  /// The length of a square's side in points: about one target.
  private static let side = 64.0
  /// How many of the targets before it in a square one is compared with.
  private static let compared = 8
  /// Larger targets are backgrounds: squares in a row or column.
  private static let mostSquares = 24

  private struct Square: Hashable {
    let x: Int
    let y: Int
  }

  /// What can be tapped and is the developer's, by what is seen of it.
  init(_ screen: Screen) {
    self.screen = screen
    targets = screen.stops.nodes.compactMap { node in
      guard screen.isInteractive(node), screen.isEnabled(node), screen.visibility.isVisible[node.index],
        screen.roles.surroundings[node.index].isDisjoint(with: [
          .system, .compositeControl, .field, .webView, .effect, .rating, .tabBar,
        ]), screen.roles.role[node.index] != .key, let frame = screen.visibility.clippedFrame(screen.tree, node),
        !frame.isEmpty
      else { return nil }
      return TouchTarget(node: node, frame: frame)
    }
  }

  /// The pairs for which something holds, each once, by places in `targets`.
  func pairs(within gap: Double, _ holds: (TouchTarget, TouchTarget) -> Bool) -> [(Int, Int)] {
    var squares: [Square: [Int]] = [:]
    var pairs: [(Int, Int)] = []
    // The target that each was compared with last: two may meet in several squares.
    var metLast = [Int](repeating: -1, count: targets.count)
    func compare(_ index: Int, with square: inout [Int]) {
      for other in square.suffix(Self.compared) where metLast[other] != index {
        metLast[other] = index
        let (one, two) = (targets[other], targets[index])
        if areApart(one, two), holds(one, two) { pairs.append((other, index)) }
      }
      square.append(index)
    }
    for (index, target) in targets.enumerated() {
      let (left, right) = (Self.square(target.frame.minX - gap), Self.square(target.frame.maxX + gap))
      let (top, bottom) = (Self.square(target.frame.minY - gap), Self.square(target.frame.maxY + gap))
      guard right - left < Self.mostSquares, bottom - top < Self.mostSquares else { continue }
      for x in left...right {
        for y in top...bottom { compare(index, with: &squares[Square(x: x, y: y), default: []]) }
      }
    }
    return pairs
  }

  private static func square(_ place: Double) -> Int {
    let number = (place / side).rounded(.down)
    return Int(min(max(number, -1e6), 1e6))
  }

  /// Neither in the other, and both in one layer: what floats or is a bar lies over what scrolls on purpose.
  private func areApart(_ a: TouchTarget, _ b: TouchTarget) -> Bool {
    if screen.tree.isAncestor(a.node, of: b.node) || screen.tree.isAncestor(b.node, of: a.node) { return false }
    let layers: Surroundings = [.navigationBar, .toolbar, .alert, .scroll]
    return screen.roles.surroundings[a.node.index].intersection(layers)
      == screen.roles.surroundings[b.node.index].intersection(layers)
  }
}
