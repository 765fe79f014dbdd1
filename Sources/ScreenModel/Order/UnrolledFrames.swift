import ViewHierarchy

/// Where the stops would lie if nothing had to scroll and nothing lay above anything: scrolled content at full length,
/// bars and floating controls before or after it. Exports give the frames of one scrolling position.
struct UnrolledFrames {
  /// By item.
  private(set) var frames: [Rect]
  private let screen: Screen
  private let items: [NodeID]

  /// - Parameter items: stops with frames, in document order.
  init(_ screen: Screen, _ items: [NodeID]) {
    self.screen = screen
    self.items = items
    frames = items.map { screen.tree.frame[$0.index] }
    unroll()
    setBarsApart()
  }

  private func places(below row: Int) -> Range<Int> {
    items.firstPlace(from: row)..<items.firstPlace(from: Int(screen.tree.subtreeEnd[row]))
  }

  private func extent(_ places: some Sequence<Int>) -> Rect? {
    places.reduce(nil) { $0?.union(frames[$1]) ?? frames[$1] }
  }

  // MARK: Scrolled content

  private mutating func unroll() {
    let tree = screen.tree
    guard let first = items.first, let last = items.last else { return }
    var ports = (0...last.index).filter { row in
      Visibility.clips(tree, row) && tree.presence[row].contains(.frame) && Int(tree.subtreeEnd[row]) > first.index
    }.map { (row: $0, frame: tree.frame[$0]) }
    while let port = ports.popLast() {
      let inside = places(below: port.row)
      guard let content = extent(inside),
        content.maxY > port.frame.maxY + 1 || content.minY < port.frame.minY - 1
      else { continue }
      for place in frames.indices where !inside.contains(place) {
        frames[place].y += Self.shift(frames[place], port.frame, content)
      }
      for index in ports.indices where !tree.isAncestor(NodeID(ports[index].row), of: NodeID(port.row)) {
        ports[index].frame.y += Self.shift(ports[index].frame, port.frame, content)
      }
    }
  }

  /// How far a frame outside moves when the content of a scroll view takes the room that it needs. What floats above
  /// the upper half comes before the content, what floats above the lower half after it.
  private static func shift(_ frame: Rect, _ port: Rect, _ content: Rect) -> Double {
    if frame.minY >= port.maxY - 1 { return max(0, content.maxY - port.maxY) }
    if frame.maxY <= port.minY + 1 { return min(0, content.minY - port.minY) }
    guard frame.midX >= port.minX, frame.midX <= port.maxX, frame.midY >= port.minY, frame.midY <= port.maxY else {
      return 0
    }
    return frame.midY > port.midY ? max(0, content.maxY - frame.minY) : min(0, content.minY - frame.maxY)
  }

  // MARK: Bars

  /// Bars keep to the edge that they stand at, whatever lies below them.
  private mutating func setBarsApart() {
    var bars: [(row: Int, places: Range<Int>, isTop: Bool)] = []
    var end = 0
    for bar in [Kind.statusBar, .navigationBar, .toolbar, .tabBar].flatMap({ screen.roles.nodes($0) }).sorted()
    where bar.index >= end {
      let row = bar.index
      end = Int(screen.tree.subtreeEnd[row])
      let inside = places(below: row)
      guard !inside.isEmpty, screen.roles.unit[row] < 0, !screen.roles.surroundings[row].contains(.scroll),
        let extent = extent(inside)
      else { continue }
      let isTop: Bool
      switch screen.roles.role[row] {
      case .statusBar, .navigationBar: isTop = true
      default: isTop = screen.header.height > 0 && extent.midY < screen.header.height / 2
      }
      bars.append((row, inside, isTop))
    }
    var isInBar = Set(bars.flatMap(\.places))
    for bar in bars {
      guard let rest = extent(neighbours(of: bar.row, bar.places).filter { !isInBar.contains($0) }),
        let own = extent(bar.places)
      else { continue }
      let shift = bar.isTop ? min(0, rest.minY - own.maxY) : max(0, rest.maxY - own.minY)
      for place in bar.places { frames[place].y += shift }
      // What was set apart belongs to the rest of what comes after: bars at one edge keep their order.
      isInBar.subtract(bar.places)
    }
  }

  /// The items of the nearest view around a bar that holds more than the bar.
  private func neighbours(of bar: Int, _ own: Range<Int>) -> Range<Int> {
    for ancestor in screen.tree.ancestors(NodeID(bar)) {
      let all = places(below: ancestor.index)
      if all.count > own.count { return all }
    }
    return items.indices
  }
}
