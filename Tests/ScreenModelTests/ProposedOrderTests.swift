import ScreenModel
import TestSupport
import Testing
import ViewHierarchy

@Suite struct ProposedOrderTests {
  private let text = Heard.text

  private func proposed(_ nodes: String, _ attributes: String = "") throws -> [String] {
    let screen = try Heard.screen(nodes, attributes)
    return try #require(screen.proposedOrder).sequence.map(screen.name)
  }

  @Test func `without frames nothing is proposed`() throws {
    let screen = try ScreenSketch.screen(
      "<screen platform=\"ios\" facts=\"label\"><text label=\"a\"/><text label=\"b\"/></screen>")
    #expect(screen.proposedOrder == nil)
  }

  @Test func `plain views that hold several stops are read in one piece`() throws {
    let nodes =
      "<view>\(text("a1", 0, 0, ""))\(text("a2", 0, 50, ""))</view><view>\(text("b1", 200, 0, ""))\(text("b2", 200, 50, ""))</view>"
    #expect(try proposed(nodes) == ["a1", "a2", "b1", "b2"])
  }

  @Test func `a plain view with something else in its midst is no group`() throws {
    let nodes =
      "<view>\(text("a1", 0, 0, ""))\(text("a2", 0, 100, ""))</view>\(text("b", 0, 50, ""))"
    #expect(try proposed(nodes) == ["a1", "b", "a2"])
  }

  @Test func `views that are columns of a table are read row by row`() throws {
    func column(_ name: String, _ x: Double) -> String {
      "<view>" + (0..<3).map { text("\(name)\($0)", x, Double($0) * 40, "") }.joined() + "</view>"
    }
    #expect(try proposed(column("l", 0) + column("v", 60)) == ["l0", "v0", "l1", "v1", "l2", "v2"])
  }

  @Test func `what scrolls is read before the bar below it, though it reaches beyond the screen`() throws {
    let rows = (0..<5).map { text("row\($0)", 0, 700 + Double($0) * 60, "") }.joined()
    let nodes =
      "<scroll x=\"0\" y=\"90\" width=\"390\" height=\"670\">\(rows)</scroll>\(text("pay", 0, 770, ""))"
    #expect(try proposed(nodes) == ["row0", "row1", "row2", "row3", "row4", "pay"])
  }

  @Test(
    "what floats over a scroll view comes after its content from the lower half, before it from the upper half",
    arguments: [(700.0, ["row0", "row1", "row2", "row3", "add"]), (100.0, ["add", "row0", "row1", "row2", "row3"])])
  func floating(top: Double, expected: [String]) throws {
    let rows = (0..<4).map { text("row\($0)", 0, 95 + Double($0) * 350, "") }.joined()
    let nodes =
      "<scroll x=\"0\" y=\"90\" width=\"390\" height=\"754\">\(rows)</scroll>\(text("add", 350, top, ""))"
    #expect(try proposed(nodes) == expected)
  }

  @Test func `bars keep to their edges, whatever lies below them`() throws {
    let rows = (0..<4).map { text("row\($0)", 0, 30 + Double($0) * 260, "") }.joined()
    let nodes = """
      <toolbar element="false" x="0" y="780" width="390" height="64">\(text("tool", 0, 790, ""))</toolbar>
      <view>\(rows)</view>
      <navigation-bar element="false" x="0" y="44" width="390" height="44">\(text("title", 0, 50, ""))</navigation-bar>
      """
    #expect(try proposed(nodes) == ["title", "row0", "row1", "row2", "row3", "tool"])
  }

  @Test func `rows outside the visible part of a list stay in the order of their index paths`() throws {
    let cells = [0.0, 60, 5000, 2000].enumerated().map { index, top in
      "<cell element=\"true\" label=\"c\(index)\" x=\"0\" y=\"\(90 + top)\" width=\"390\" height=\"50\"/>"
    }
    let nodes =
      "<table element=\"false\" x=\"0\" y=\"90\" width=\"390\" height=\"700\">\(cells.joined())</table>\(text("a", 0, 0, ""))"
    let screen = try Heard.screen(nodes)
    let proposal = try #require(screen.proposedOrder)
    #expect(proposal.sequence.map(screen.name) == ["a", "c0", "c1", "c2", "c3"])
    #expect(proposal.moves.isEmpty)
  }

  @Test func `a stop that is drawn nowhere keeps following the stop that it follows`() throws {
    let nodes =
      "<view order=\"b off a\">\(text("a", 0, 0, "ref=\"a\""))\(text("b", 0, 50, "ref=\"b\""))\(text("off", -300, 20, "ref=\"off\""))</view>"
    #expect(try proposed(nodes) == ["a", "b", "off"])
  }

  @Test func `a stop with stops inside is read before them`() throws {
    let dump = AndroidSketch.dump(
      AndroidSketch("TextView", "[0,400][1080,460]", "text=\"below\""),
      AndroidSketch(
        "LinearLayout", "[0,100][1080,300]", "text=\"\" content-desc=\"bar\" clickable=\"true\"",
        [AndroidSketch("Button", "[0,100][120,220]", "text=\"up\" clickable=\"true\"")]))
    let screen = try ScreenSketch.screen(android: dump)
    let proposal = try #require(screen.proposedOrder)
    #expect(proposal.current.map(screen.name) == ["below", "bar", "up"])
    #expect(proposal.sequence.map(screen.name) == ["bar", "up", "below"])
  }

  @Test func `an edit names the innermost container, and the fewest elements that move`() throws {
    let nodes = """
      \(text("head", 0, 0, ""))
      <view id="box" order="c a b">\(text("a", 0, 50, "ref=\"a\""))\(text("b", 0, 100, "ref=\"b\""))\
      \(text("c", 0, 150, "ref=\"c\""))</view>
      """
    let screen = try Heard.screen(nodes)
    let edits = screen.edits(for: try #require(screen.proposedOrder))
    try #require(edits.count == 1)
    #expect(screen.tree.string(screen.tree.identifier[edits[0].container.index]) == "box")
    #expect(edits[0].elements.map(screen.name) == ["a", "b", "c"])
    #expect(edits[0].moved.map(screen.name) == ["c"])
    #expect(edits[0].grouped.isEmpty)
  }

  @Test func `following the edits gives the proposed order, and then nothing is proposed`() throws {
    for seed in 0..<40 {
      var dice = SeededNumbers(seed: UInt64(seed))
      let boxes = (0..<12).map { index -> (name: String, node: String) in
        let (x, y) = (Double(dice.next() % 4) * 90, Double(dice.next() % 10) * 70)
        return ("t\(index)", text("t\(index)", x, y, "ref=\"t\(index)\""))
      }
      let screen = try Heard.screen("<view id=\"all\">\(boxes.map(\.node).joined())</view>")
      let proposal = try #require(screen.proposedOrder)
      let order = proposal.sequence.map(screen.name)
      let again = try Heard.screen(
        "<view id=\"all\" order=\"\(order.joined(separator: " "))\">\(boxes.map(\.node).joined())</view>")
      let second = try #require(again.proposedOrder)
      #expect(second.current.map(again.name) == order)
      #expect(second.moves.isEmpty && second.cost == proposal.cost, "seed \(seed)")
    }
  }
}
