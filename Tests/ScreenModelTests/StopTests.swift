import ScreenModel
import Testing
import ViewHierarchy

@Suite struct StopTests {
  private func element(_ label: String, _ attributes: String = "width=\"20\" height=\"10\"") -> String {
    "<text element=\"true\" label=\"\(label)\" x=\"10\" y=\"10\" \(attributes)/>"
  }

  @Test("what a view hides from assistive technology is no stop")
  func elementsHidden() throws {
    let nodes = "<view elements-hidden=\"true\">\(element("a"))<view>\(element("b"))</view></view>\(element("c"))"
    #expect(try Heard.order(nodes) == ["c"])
    let screen = try Heard.screen(nodes)
    #expect(screen.stops.obstacle[1] == .elementsHidden)
    #expect(screen.stops.obstructor[1] == 0)
  }

  @Test(
    "a view that is not drawn is dropped with all below it",
    arguments: [
      "hidden=\"true\"", "alpha=\"0\"", "x=\"0\" y=\"0\" width=\"0\" height=\"0\" scrollable=\"true\"",
      "x=\"0\" y=\"0\" width=\"0\" height=\"0\" order=\"a\"",
    ])
  func dropped(attributes: String) throws {
    let inside = "<text ref=\"a\" element=\"true\" label=\"a\" x=\"10\" y=\"10\" width=\"20\" height=\"10\"/>"
    let screen = try Heard.screen("<view \(attributes)>\(inside)</view>\(element("b"))")
    #expect(screen.order.sequence.map(screen.name) == ["b"])
    #expect(screen.stops.obstacle[1] == .notDrawn)
  }

  @Test(
    "only exactly 0 by 0 removes an element",
    arguments: [("0", "0", false), ("0", "40", true), ("40", "0", true), ("0.5", "0", true)])
  func zeroSize(width: String, height: String, isStop: Bool) throws {
    let stops = try Heard.order(element("a", "width=\"\(width)\" height=\"\(height)\""))
    #expect(stops == (isStop ? ["a"] : []))
  }

  @Test func `a view without area that neither clips nor lists is walked through`() throws {
    #expect(try Heard.order("<view x=\"0\" y=\"0\" width=\"0\" height=\"0\">\(element("a"))</view>") == ["a"])
  }

  @Test func `almost transparent is not transparent`() throws {
    #expect(try Heard.order("<view alpha=\"0.005\">\(element("a"))</view>") == ["a"])
  }

  @Test func `being off the screen removes nothing`() throws {
    #expect(try Heard.order(Heard.text("a", 0, 2000)) == ["a"])
  }

  @Test func `nothing below an element is reached`() throws {
    let screen = try Heard.screen(
      "<cell element=\"true\" label=\"row\"><button element=\"true\" label=\"more\"/></cell>")
    #expect(screen.order.sequence.map(screen.name) == ["row"])
    #expect(screen.stops.swallower(of: NodeID(1)) == NodeID(0))
  }

  @Test func `what an explicit order leaves out is not reached`() throws {
    let screen = try Heard.screen(
      "<view order=\"b a\">\(Heard.text("a", 0, 0, "ref=\"a\""))\(Heard.text("b", 0, 50, "ref=\"b\""))"
        + "\(Heard.text("c", 0, 99))</view>")
    #expect(screen.order.sequence.map(screen.name) == ["b", "a"])
    #expect(screen.stops.obstacle[3] == .notListed)
    #expect(screen.order.isStated)
  }

  @Test("a card and the button in it are both stops where an order lists both")
  func cardAndButton() throws {
    let card = "<view ref=\"card\" element=\"true\" label=\"card\" x=\"0\" y=\"0\" width=\"90\" height=\"90\">"
    let button = "<button ref=\"buy\" element=\"true\" label=\"buy\" x=\"0\" y=\"40\" width=\"44\" height=\"44\"/>"
    let screen = try Heard.screen("<view order=\"card buy\">\(card)\(button)</view></view>")
    #expect(screen.order.sequence.map(screen.name) == ["card", "buy"])
    #expect(screen.order.isStated)
  }

  @Test("the order of a container that is itself not reached does not count")
  func unreachedOrder() throws {
    let inner = "<view ref=\"inner\" order=\"a\">\(Heard.text("a", 0, 0, "ref=\"a\""))</view>"
    #expect(try Heard.order("<view order=\"b\">\(inner)\(Heard.text("b", 0, 50, "ref=\"b\""))</view>") == ["b"])
    // An element is a leaf whatever it lists.
    let element = "<view element=\"true\" label=\"card\" order=\"a\">\(Heard.text("a", 0, 0, "ref=\"a\""))</view>"
    #expect(try Heard.order(element) == ["card"])
  }

  @Suite struct Modal {
    private func sheet(_ label: String) -> String { "<view modal=\"true\">\(Heard.text(label, 0, 50))</view>" }

    @Test func `only the last modal sibling is walked`() throws {
      let nodes = "\(Heard.text("a", 0, 0))\(sheet("first"))\(sheet("last"))\(Heard.text("z", 0, 90))"
      let screen = try Heard.screen("<view>\(nodes)</view>")
      #expect(screen.order.sequence.map(screen.name) == ["last"])
      #expect(screen.stops.obstacle[1] == .behindModal)
      #expect(screen.stops.obstructor[1] == 4)
    }

    @Test func `a modal hides its siblings, not its cousins`() throws {
      #expect(
        try Heard.order("<view><view>\(sheet("s"))\(Heard.text("a", 0, 0))</view>\(Heard.text("c", 0, 90))</view>")
          == ["s", "c"])
    }

    @Test func `what lies outermost in a screen is behind a modal among it`() throws {
      #expect(try Heard.order(Heard.text("a", 0, 0) + sheet("s") + Heard.text("b", 0, 90)) == ["s"])
    }

    @Test func `a window is behind no modal, and hides no other window`() throws {
      let window = "<window>\(Heard.text("a", 0, 0))</window>"
      #expect(try Heard.order(window + sheet("s")) == ["a", "s"])
      #expect(try Heard.order(window + "<window modal=\"true\">\(Heard.text("b", 0, 50))</window>") == ["a", "b"])
    }

    @Test func `a hidden modal hides nothing`() throws {
      #expect(
        try Heard.order("<view>\(Heard.text("a", 0, 0))<view modal=\"true\" hidden=\"true\"/></view>") == ["a"])
    }

    private static let driver = "facts=\"label type visible-text frames screen-size\""

    @Test(arguments: ["alert", "sheet"])
    func `an alert hides everything but itself where no format states what is modal`(_ kind: String) throws {
      let alert =
        "<window><\(kind) x=\"0\" y=\"50\" width=\"99\" height=\"20\">\(Heard.text("ok", 0, 50))</\(kind)></window>"
      let page =
        "<window><cell label=\"row\" x=\"0\" y=\"0\" width=\"99\" height=\"20\">\(Heard.text("a", 0, 0))</cell></window>"
      let keyboard =
        "<window><keyboard x=\"0\" y=\"90\" width=\"99\" height=\"20\"><key label=\"q\" x=\"0\" y=\"90\" width=\"99\" height=\"20\"/></keyboard></window>"
      let screen = try Heard.screen("\(page)\(alert)\(keyboard)", Self.driver)
      #expect(screen.stops.nodes.map(screen.name).first == "ok")
      #expect(screen.stops.obstacle[1] == .behindModal)
      #expect(!screen.stops.nodes.map(screen.name).contains("row"))
      // A format that states modality leaves the flag away on purpose.
      #expect(try Heard.screen("\(page)\(alert)").stops.obstacle[1] != .behindModal)
    }

    @Test(arguments: ["visible=\"false\"", "hidden=\"true\""])
    func `an alert that is not shown, or is empty, hides nothing`(_ state: String) throws {
      let gone = "<alert \(state) x=\"0\" y=\"50\" width=\"99\" height=\"20\">\(Heard.text("ok", 0, 50, state))</alert>"
      let empty = "<alert x=\"0\" y=\"50\" width=\"99\" height=\"20\"/>"
      for alert in [gone, empty] {
        let screen = try Heard.screen("<view>\(Heard.text("a", 0, 0))\(alert)</view>", Self.driver)
        #expect(screen.stops.nodes.map(screen.name).contains("a"))
      }
    }

    @Test func `an explicit order lists what it likes beside a modal`() throws {
      let nodes = "\(Heard.text("a", 0, 0, "ref=\"a\""))<view ref=\"s\" modal=\"true\">\(Heard.text("s", 0, 50))</view>"
      #expect(try Heard.order("<view order=\"s a\">\(nodes)</view>") == ["s", "a"])
    }
  }

  @Test("stops are inferred from types and texts where the export states no flags")
  func inferred() throws {
    let nodes =
      "<button x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><image x=\"0\" y=\"50\" width=\"9\" height=\"9\"/>"
      + "<text text=\"t\" x=\"0\" y=\"90\" width=\"9\" height=\"9\"/>"
    let screen = try Heard.screen(nodes, "facts=\"label type visible-text frames screen-size\"")
    #expect(!screen.stops.isStated)
    #expect(screen.order.sequence.map(screen.spoken) == ["Button.", "t"])
  }
}
