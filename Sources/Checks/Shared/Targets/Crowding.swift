import ViewHierarchy

/// A control and the area that takes its touch.
struct TouchTarget: Sendable {
  let node: NodeID
  let frame: Rect
}

/// Which small targets have another one too close (WCAG 2.5.8, spacing exception): a circle around the centre meets the
/// other target, or the other small target's circle.
struct Crowding {
  private var neighbours: [Int32: TouchTarget] = [:]
  private let spacing: Double

  private struct Square: Hashable {
    let x: Int
    let y: Int
  }

  /// Small targets are sorted into squares as wide as the circles, and leave them as soon as one is found too close,
  /// so that the work grows with the number of targets.
  init(_ small: [TouchTarget], _ all: [TouchTarget], spacing: Double) {
    self.spacing = spacing
    var squares: [Square: [TouchTarget]] = [:]
    for target in small { squares[square(target.frame.midX, target.frame.midY), default: []].append(target) }
    for target in small { meetSmall(target, squares) }
    squares = [:]
    for target in small where neighbours[target.node.row] == nil {
      squares[square(target.frame.midX, target.frame.midY), default: []].append(target)
    }
    for other in all { meet(other, &squares) }
  }

  /// The target that is too close.
  func neighbour(of node: NodeID) -> TouchTarget? { neighbours[node.row] }

  /// Between the centre of a small target and the nearest point of another; 0 inside it.
  static func distance(_ target: TouchTarget, _ other: TouchTarget) -> Double {
    let dx = max(other.frame.minX - target.frame.midX, target.frame.midX - other.frame.maxX, 0)
    let dy = max(other.frame.minY - target.frame.midY, target.frame.midY - other.frame.maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }

  private func square(_ x: Double, _ y: Double) -> Square { Square(x: column(x), y: column(y)) }

  /// No screen has a million squares side by side; what lies beyond is put into the last one.
  private func column(_ place: Double) -> Int {
    let number = (place / max(spacing, 1)).rounded(.down)
    return Int(min(max(number, -1e6), 1e6))
  }

  private mutating func meetSmall(_ target: TouchTarget, _ squares: [Square: [TouchTarget]]) {
    let home = square(target.frame.midX, target.frame.midY)
    for x in home.x - 1...home.x + 1 {
      for y in home.y - 1...home.y + 1 {
        // The first few of a square are enough: in one that holds many, they are all too close.
        for other in (squares[Square(x: x, y: y)] ?? []).prefix(8) where other.node != target.node {
          let (dx, dy) = (other.frame.midX - target.frame.midX, other.frame.midY - target.frame.midY)
          if (dx * dx + dy * dy).squareRoot() < spacing {
            neighbours[target.node.row] = other
            return
          }
        }
      }
    }
  }

  private mutating func meet(_ other: TouchTarget, _ squares: inout [Square: [TouchTarget]]) {
    guard !squares.isEmpty else { return }
    let from = square(other.frame.minX - spacing / 2, other.frame.minY - spacing / 2)
    let to = square(other.frame.maxX + spacing / 2, other.frame.maxY + spacing / 2)
    // A target larger than the screen is a backdrop, no neighbour.
    guard (to.x - from.x + 1) * (to.y - from.y + 1) <= 4096 else { return }
    for x in from.x...to.x {
      for y in from.y...to.y {
        guard let inhabitants = squares[Square(x: x, y: y)] else { continue }
        var rest: [TouchTarget] = []
        for target in inhabitants {
          if target.node != other.node, Self.distance(target, other) < spacing / 2 {
            neighbours[target.node.row] = other
          } else {
            rest.append(target)
          }
        }
        squares[Square(x: x, y: y)] = rest.isEmpty ? nil : rest
      }
    }
  }
}
