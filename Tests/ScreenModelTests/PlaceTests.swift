import ScreenModel
import Testing
import ViewHierarchy

@Suite struct PlaceTests {
  @Test(
    "places are said in thirds of the screen; what is wide is neither left nor right",
    arguments: [
      ((10, 10, 50, 50), "top left"), ((170, 10, 50, 50), "top"), ((330, 10, 50, 50), "top right"),
      ((10, 400, 50, 50), "left"), ((170, 400, 50, 50), "centre"), ((330, 400, 50, 50), "right"),
      ((10, 790, 50, 50), "bottom left"), ((330, 790, 50, 50), "bottom right"), ((0, 400, 390, 50), "middle"),
      ((0, 790, 300, 50), "bottom"), ((400, 0, 50, 50), "off screen"), ((10, 900, 50, 50), "off screen"),
      ((10, 10, 0, 50), "top left"),
    ])
  func words(frame: (Int, Int, Int, Int), expected: String) throws {
    let node = "<view x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" height=\"\(frame.3)\"/>"
    #expect(try Heard.screen(node).place(of: NodeID(0))?.words == expected)
  }

  @Test func `without a frame or the screen's size there is no place`() throws {
    #expect(try Heard.screen("<view/>").place(of: NodeID(0)) == nil)
    let sizeless = try Heard.capture(
      "<screen platform=\"ios\"><view x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></screen>")
    #expect(Screen(sizeless).place(of: NodeID(0)) == nil)
  }

  @Test func `cards and cells are counted within their list`() throws {
    let cell = "<cell>\(Heard.text("a", 0, 0))</cell>"
    let screen = try Heard.screen("<table>\(cell)<cell/>\(cell)</table><table>\(cell)</table>")
    let numbers = UnitNumbers(screen)
    // A cell without a stop does not count.
    #expect(numbers.number(of: NodeID(2)).map { [$0.index, $0.count] } == [1, 2])
    #expect(numbers.number(of: NodeID(4)).map { [$0.index, $0.count] } == [2, 2])
    #expect(numbers.number(of: NodeID(8)).map { [$0.index, $0.count] } == [1, 1])
    #expect(numbers.number(of: NodeID(0)) == nil)
  }

  @Test("the main action is the button that says so, else the only one, else the widest")
  func primary() throws {
    func button(_ label: String, _ width: Int, _ more: String = "") -> String {
      "<button element=\"true\" label=\"\(label)\" x=\"0\" y=\"\(width)\" width=\"\(width)\" height=\"44\" \(more)/>"
    }
    func primary(_ nodes: String) throws -> String? {
      let screen = try Heard.screen(nodes)
      return screen.primaryAction.map(screen.name)
    }
    #expect(try primary(button("Cancel", 300) + button("Buy now", 100)) == "Buy now")
    #expect(try primary(button("Later", 100) + button("Continue", 300)) == "Continue")
    #expect(try primary(button("Only", 44)) == "Only")
    #expect(try primary(button("Buy", 100, "enabled=\"false\"")) == nil)
    #expect(
      try primary("<navigation-bar>\(button("Buy", 100))</navigation-bar><cell>\(button("Buy", 90))</cell>") == nil)
  }

  @Test func `containers that mean nothing to a user are passed over`() throws {
    let screen = try Heard.screen(
      "<window><table id=\"t\"><view group=\"true\"><cell>\(Heard.text("a", 0, 0))</cell></view></table></window>")
    var containers = StopContainers(screen)
    let stop = screen.order.sequence[0]
    let inner = containers.container(around: stop)
    let cell = try #require(inner)
    let outer = containers.container(around: cell)
    let table = try #require(outer)
    #expect([cell, table].map { containers.word($0) } == ["cell", "table"])
    let none = containers.container(around: table)
    #expect(none == nil)
  }
}
