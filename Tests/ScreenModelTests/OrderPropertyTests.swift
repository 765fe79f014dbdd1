import ScreenModel
import TestSupport
import Testing
import ViewHierarchy

/// What holds for every screen; on random ones.
@Suite struct OrderPropertyTests {
  /// A random tree of groups, lists, bars and views with elements on a grid of their own cells, so that positions
  /// decide.
  private struct Grid {
    var random: SeededNumbers
    let width = 390
    var next = 0

    /// Every element has a cell of 30 × 20 points for itself; rows are 20 apart, well above the threshold.
    mutating func element() -> (x: Int, y: Int, name: String) {
      defer { next += 1 }
      return (next % 13 * 30, next / 13 * 20, "e\(next)")
    }

    mutating func tree(_ depth: Int) -> Node {
      if depth == 0 || Int.random(in: 0..<3, using: &random) == 0 {
        let (x, y, name) = element()
        return Node(kind: "text", attributes: "element=\"true\" label=\"\(name)\"", place: (x, y), children: [])
      }
      let kinds = [
        ("view", ""), ("view", "group=\"true\""), ("cell", ""), ("table", ""), ("view", "container=\"landmark\""),
      ]
      let (kind, attributes) = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in tree(depth - 1) }
      return Node(kind: kind, attributes: attributes, place: nil, children: children)
    }
  }

  private struct Node {
    let kind: String
    let attributes: String
    let place: (x: Int, y: Int)?
    var children: [Node]

    func xml(mirrored: Bool = false) -> String {
      var frame = ""
      if let place {
        frame = "x=\"\(mirrored ? 390 - place.x - 20 : place.x)\" y=\"\(place.y)\" width=\"20\" height=\"10\""
      }
      let inner = children.map { $0.xml(mirrored: mirrored) }.joined()
      return "<\(kind) \(attributes) \(frame)>\(inner)</\(kind)>"
    }

    func shuffled(_ random: inout SeededNumbers) -> Node {
      var node = self
      node.children = children.map { $0.shuffled(&random) }.shuffled(using: &random)
      return node
    }
  }

  private func screen(_ seed: Int) -> Node {
    var grid = Grid(random: SeededNumbers(seed: UInt64(seed)))
    return Node(kind: "window", attributes: "", place: nil, children: (0..<4).map { _ in grid.tree(4) })
  }

  @Test("the order is a permutation of the stops", arguments: 0..<40)
  func permutation(seed: Int) throws {
    let screen = try Heard.screen(screen(seed).xml())
    #expect(screen.order.sequence.sorted { $0 < $1 } == screen.stops.nodes)
    #expect(screen.order.sequence.enumerated().allSatisfy { screen.order.rank[$1.index] == Int32($0) })
    #expect(screen.order.rank.filter { $0 >= 0 }.count == screen.stops.nodes.count)
  }

  @Test("the order does not depend on that of siblings where positions decide", arguments: 0..<40)
  func shuffled(seed: Int) throws {
    let tree = screen(seed)
    var random = SeededNumbers(seed: UInt64(seed) + 1_000)
    #expect(try Heard.order(tree.xml()) == Heard.order(tree.shuffled(&random).xml()))
  }

  @Test("a mirrored screen with the direction turned is read in the same order", arguments: 0..<40)
  func mirrored(seed: Int) throws {
    let tree = screen(seed)
    #expect(
      try Heard.order(tree.xml(), "direction=\"ltr\"") == Heard.order(tree.xml(mirrored: true), "direction=\"rtl\""))
  }

  @Test("groups are read in one piece", arguments: 0..<40)
  func contiguous(seed: Int) throws {
    let screen = try Heard.screen(screen(seed).xml())
    for node in screen.tree.nodes where screen.groups.isGroup[node.index] {
      let ranks = screen.tree.descendants(node).map { screen.order.rank[$0] }.filter { $0 >= 0 }.sorted()
      if let first = ranks.first, let last = ranks.last { #expect(Int(last - first) == ranks.count - 1) }
    }
  }

  @Test func `deep nesting is no special case`() throws {
    let depth = 1_500
    let open = String(repeating: "<view group=\"true\">", count: depth)
    let close = String(repeating: "</view>", count: depth)
    #expect(try Heard.order(open + Heard.text("a", 0, 0) + close + Heard.text("b", 0, 50)) == ["a", "b"])
  }
}
