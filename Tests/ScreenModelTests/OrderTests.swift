import ScreenModel
import Testing
import ViewHierarchy

@Suite struct OrderTests {
  private let text = Heard.text

  @Test(
    "tops closer than the threshold are one row: 8 points on a phone, 13 elsewhere",
    arguments: [
      (7.0, false, ["left", "right"]), (8.0, false, ["right", "left"]), (8.0, true, ["left", "right"]),
      (12.0, true, ["left", "right"]), (13.0, true, ["right", "left"]),
    ])
  func threshold(offset: Double, isTablet: Bool, expected: [String]) throws {
    let size = isTablet ? "width=\"820\" height=\"1180\"" : ""
    #expect(
      try Heard.order("<view>\(text("right", 100, 100, ""))\(text("left", 0, 100 + offset, ""))</view>", size)
        == expected)
  }

  @Test func `tops of -8, 0 and 8 are three rows`() throws {
    #expect(try Heard.order(text("c", 0, 8, "") + text("b", 50, 0, "") + text("a", 100, -8, "")) == ["a", "b", "c"])
  }

  @Test func `height, bottom and centre do not count`() throws {
    let image = "<image element=\"true\" label=\"image\" x=\"200\" y=\"100\" width=\"90\" height=\"90\"/>"
    #expect(try Heard.order("\(text("title", 0, 140, ""))\(image)") == ["image", "title"])
  }

  @Test func `a chevron that is higher is read before the title`() throws {
    #expect(try Heard.order(text("title", 0, 110, "") + text("chevron", 300, 100, "")) == ["chevron", "title"])
  }

  @Test("right to left turns the rows, by the left edge, and nothing else")
  func rightToLeft() throws {
    let nodes = text("a", 0, 0, "") + text("b", 100, 0, "") + text("c", 0, 50, "")
    #expect(try Heard.order(nodes, "direction=\"rtl\"") == ["b", "a", "c"])
  }

  @Suite struct Groups {
    private let text = Heard.text

    @Test func `views are no groups: two cards side by side are read across`() throws {
      let nodes =
        "<view>\(text("a1", 0, 0, ""))\(text("a2", 0, 50, ""))</view><view>\(text("b1", 200, 0, ""))\(text("b2", 200, 50, ""))</view>"
      #expect(try Heard.order(nodes) == ["a1", "b1", "a2", "b2"])
    }

    @Test(
      "a group is placed at its first child and read in one piece", arguments: ["group=\"true\"", "container=\"list\""])
    func firstChild(attribute: String) throws {
      let group = "<view \(attribute)>\(text("a1", 0, 50, ""))\(text("a2", 0, 300, ""))</view>"
      #expect(try Heard.order("\(group)\(text("b", 0, 100, ""))") == ["a1", "a2", "b"])
      #expect(try Heard.order("\(group)\(text("b", 0, 0, ""))") == ["b", "a1", "a2"])
    }

    @Test(
      "a semantic group needs a label, a value or an identifier", arguments: ["label=\"g\"", "value=\"g\"", "id=\"g\""])
    func semanticGroup(name: String) throws {
      func nodes(_ attributes: String) -> String {
        "<view container=\"semantic-group\" \(attributes)>\(text("a1", 0, 0, ""))\(text("a2", 0, 90, ""))</view>\(text("b", 0, 50, ""))"
      }
      #expect(try Heard.order(nodes(name)) == ["a1", "a2", "b"])
      #expect(try Heard.order(nodes("")) == ["a1", "b", "a2"])
    }

    @Test func `an explicit group stands where its topmost child does, not its first`() throws {
      let nodes = text("low", 0, 190, "ref=\"low\"") + text("high", 0, 70, "ref=\"high\"")
      let group = "<view order=\"low high\">\(nodes)</view>"
      #expect(
        try Heard.order("\(text("a", 0, 10, ""))\(text("b", 0, 130, ""))\(group)") == ["a", "low", "high", "b"])
    }

    @Test func `nested explicit orders keep theirs, a header that is listed last comes last`() throws {
      let cells =
        "<view ref=\"cells\" order=\"two one\">\(text("one", 0, 50, "ref=\"one\""))\(text("two", 0, 90, "ref=\"two\""))</view>"
      #expect(
        try Heard.order("<view order=\"cells header\">\(text("header", 0, 0, "ref=\"header\""))\(cells)</view>")
          == ["two", "one", "header"])
    }

    @Test func `tabs in an explicit order are placed at their bar`() throws {
      let tabs =
        "<view traits=\"tab-bar\" order=\"t\" x=\"0\" y=\"20\" width=\"390\" height=\"50\">\(text("t", 0, 60, "ref=\"t\""))</view>"
      #expect(try Heard.order("\(text("a", 0, 40, ""))\(tabs)") == ["t", "a"])
    }

    @Test func `containers that list each other lose no stop`() throws {
      let a = "<view ref=\"a\" order=\"b\">\(text("in a", 0, 0, "ref=\"x\""))</view>"
      let b = "<view ref=\"b\" order=\"a x\"/>"
      let screen = try Heard.screen(a + b)
      #expect(Set(screen.order.sequence) == Set(screen.stops.nodes))
    }
  }

  @Suite struct Bars {
    private let text = Heard.text

    @Test func `the navigation bar is read first and from the leading edge, the tab bar last`() throws {
      let navigation =
        "<navigation-bar>\(text("title", 100, 80, ""))\(text("done", 300, 60, ""))\(text("back", 0, 70, ""))</navigation-bar>"
      let tabs = "<tab-bar>\(text("tab", 0, 20, ""))</tab-bar>"
      #expect(
        try Heard.order("\(text("banner", 0, 0, ""))\(tabs)\(navigation)") == [
          "back", "title", "done", "banner", "tab",
        ])
    }
  }

  @Suite struct Lists {
    private func cell(_ label: String, _ y: Double) -> String {
      "<cell element=\"true\" label=\"\(label)\" x=\"0\" y=\"\(y)\" width=\"390\" height=\"44\"/>"
    }

    @Test func `a half-scrolled row does not jump ahead of what stands above the list`() throws {
      let list = "<table x=\"0\" y=\"100\" width=\"390\" height=\"500\">\(cell("row", 60))</table>"
      #expect(try Heard.order("\(list)\(Heard.text("title", 0, 80))") == ["title", "row"])
    }

    @Test func `frames are clipped before rows are made`() throws {
      let list = "<scroll x=\"0\" y=\"100\" width=\"390\" height=\"500\">\(Heard.text("b", 50, 95))</scroll>"
      #expect(try Heard.order("\(Heard.text("a", 0, 105))\(list)") == ["a", "b"])
    }

    @Test func `rows outside the visible part keep their place by index path`() throws {
      let list =
        "<table x=\"0\" y=\"0\" width=\"390\" height=\"100\">\(cell("one", 0))\(cell("two", 44))\(cell("three", -500))</table>"
      #expect(try Heard.order(list) == ["one", "two", "three"])
    }

    @Test func `the parts of a cell are read together`() throws {
      let cells = (0..<2).map { index in
        "<cell>\(Heard.text("title \(index)", Double(index) * 200, 0))\(Heard.text("price \(index)", Double(index) * 200, 50))</cell>"
      }.joined()
      #expect(
        try Heard.order("<collection x=\"0\" y=\"0\" width=\"390\" height=\"500\">\(cells)</collection>")
          == ["title 0", "price 0", "title 1", "price 1"])
    }
  }

  @Test func `stops whose comparison contradicts itself are told`() throws {
    let screen = try Heard.screen(text("a", 100, 0, "") + text("b", 50, 5, "") + text("c", 0, 10, ""))
    // b before a and c before b by the leading edge, a before c by the top.
    #expect(screen.order.unstable.map { $0.map(screen.name) } == [["b", "a", "c"]])
    let stable = try Heard.screen(text("a", 0, 0, "") + text("b", 50, 5, "") + text("c", 100, 10, ""))
    #expect(stable.order.unstable.isEmpty)
    #expect(stable.order.sequence.map(stable.name) == ["a", "b", "c"])
  }

  @Test func `an order is stated only where every group of several states it`() throws {
    let listed = "<view order=\"a b\">\(text("a", 0, 0, "ref=\"a\""))\(text("b", 0, 50, "ref=\"b\""))</view>"
    #expect(try Heard.screen(listed).order.isStated)
    #expect(try !Heard.screen(listed + text("c", 0, 90, "")).order.isStated)
    #expect(try !Heard.screen(text("a", 0, 0, "")).order.isStated)
  }
}
