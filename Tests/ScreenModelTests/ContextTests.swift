import ScreenModel
import Testing

@Suite struct ContextTests {
  private func button(_ label: String, _ x: Double, _ attributes: String = "") -> String {
    "<button element=\"true\" label=\"\(label)\" traits=\"button\" x=\"\(x)\" y=\"0\" width=\"40\" height=\"40\" \(attributes)/>"
  }

  @Test func `segments say their number`() throws {
    let segments = (1...5).map { button("s\($0)", Double($0) * 50) }.joined()
    #expect(try Heard.all("<segmented>\(segments)</segmented>")[1] == "s2. Button. 2 of 5.")
  }

  @Test func `tabs say so and their number, and no button`() throws {
    let tabs = button("Home", 0, "selected=\"true\"") + button("Find", 50)
    let expected = ["Selected: Home. Tab. 1 of 2.", "Find. Tab. 2 of 2."]
    #expect(try Heard.all("<tab-bar>\(tabs)</tab-bar>") == expected)
    #expect(try Heard.all("<view traits=\"tab-bar\">\(tabs)</view>") == expected)
  }

  @Test func `texts in the system's tab bar are no tabs; below a view with the trait all are`() throws {
    let nodes = button("Home", 0) + Heard.text("3 new", 50, 0)
    #expect(try Heard.all("<tab-bar>\(nodes)</tab-bar>") == ["Home. Tab. 1 of 1.", "3 new"])
    #expect(try Heard.all("<view traits=\"tab-bar\">\(nodes)</view>") == ["Home. Tab. 1 of 2.", "3 new. Tab. 2 of 2."])
  }

  @Test(
    "a list that lists its elements says where it starts and ends",
    arguments: [("list", "List Start.", "List End."), ("landmark", "Landmark.", "End.")])
  func ends(container: String, start: String, end: String) throws {
    let names = ["a", "b", "c"]
    let nodes = names.enumerated().map { Heard.text($1, 0, Double($0) * 50, "ref=\"\($1)\"") }
    #expect(
      try Heard.all("<view container=\"\(container)\" order=\"a b c\">\(nodes.joined())</view>")
        == ["a. \(start)", "b", "c. \(end)"])
    #expect(try Heard.all("<view container=\"\(container)\" order=\"a\">\(nodes[0])</view>") == ["a. \(start)"])
    #expect(try Heard.all("<view container=\"\(container)\">\(nodes.joined())</view>") == names)
  }

  @Test func `the outermost container gives the context`() throws {
    let segments = "<segmented ref=\"days\">\(button("Day", 0))</segmented>"
    #expect(
      try Heard.all("<view container=\"list\" order=\"days\">\(segments)</view>") == ["Day. Button. List Start."])
  }

  @Suite struct Tables {
    private func cell(_ label: String, _ row: Int, _ column: Int, _ attributes: String = "") -> String {
      Heard.text(
        label, Double(column) * 100, Double(row) * 50, "row=\"\(row)\" column=\"\(column)\" \(attributes)")
    }

    private func heard(_ cells: String) throws -> [String] {
      try Heard.all("<view container=\"data-table\">\(cells)</view>")
    }

    @Test func `cells say their row once and their column always, from 1`() throws {
      #expect(
        try heard(cell("a", 0, 0) + cell("b", 0, 1) + cell("c", 1, 0))
          == ["a. Row 1. Column 1.", "b. Column 2.", "c. Row 2. Column 1."])
    }

    @Test func `headers are read before the cell`() throws {
      let header = "traits=\"header\""
      let cells = [
        cell("", 0, 0), cell("Mon", 0, 1, header), cell("9 h", 1, 0, header), cell("Yoga", 1, 1),
        cell("10 h", 2, 0, header),
        cell("Run", 2, 1, "value=\"5 km\""),
      ].joined()
      #expect(
        try heard(cells) == [
          "Row 1. Column 1.", "Mon. Column 2. Heading.", "9 h. Row 2. Column 1. Heading.", "Mon. Yoga. Column 2.",
          "10 h. Row 3. Column 1. Heading.", "Mon. Run. Column 2. 5 km",
        ])
    }

    @Test func `spans are said`() throws {
      #expect(
        try heard(cell("a", 0, 0, "row-span=\"2\" column-span=\"3\""))
          == ["a. Spans 2 rows. Spans 3 columns. Row 1. Column 1."])
    }

    @Test func `unknown or absurd numbers are left out`() throws {
      #expect(try heard(Heard.text("a", 0, 0, "column=\"1\"")) == ["a. Column 2."])
      #expect(try heard(Heard.text("a", 0, 0, "row=\"2000000\" column=\"-4\"")) == ["a"])
      #expect(try heard(Heard.text("a", 0, 0)) == ["a"])
    }
  }
}
