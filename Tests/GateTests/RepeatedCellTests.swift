import Gate
import TestSupport
import Testing

/// Rows of a list: more of a template that is at fault are no new debt, a new fault in the template is.
struct RepeatedCellTests {
  /// How the rows are named for tests.
  enum Naming: String, CaseIterable, Sendable {
    case nameless, numbered, worded
  }

  /// A list of products; each row has a button without name where it is `bad`.
  private func list(
    _ names: [String], _ naming: Naming, currency: String = "€", bad: (Int) -> Bool = { _ in true },
    badge: (Int) -> Bool = { _ in false }
  ) -> String {
    var text = "<list id=\"products\" x=\"0\" y=\"100\" width=\"390\" height=\"700\">"
    for (row, name) in names.enumerated() {
      let y = 100 + row * 80
      let slug = name.lowercased()
      let mark =
        switch naming {
        case .nameless: ""
        case .numbered: "id=\"product-\(row)\""
        case .worded: "id=\"product-\(slug)\""
        }
      let buy = naming == .worded ? "id=\"\(slug)-buy\"" : ""
      text += "<cell \(mark) class=\"ProductCell\" x=\"0\" y=\"\(y)\" width=\"390\" height=\"80\">"
      if badge(row) { text += "<text element=\"true\" label=\"Sale\" x=\"10\" y=\"\(y)\" width=\"40\" height=\"20\"/>" }
      text += "<text element=\"true\" label=\"\(name)\" x=\"90\" y=\"\(y)\" width=\"200\" height=\"20\"/>"
      text +=
        "<text element=\"true\" label=\"\(currency)\(row * 7 + 12).90\" x=\"90\" y=\"\(y + 30)\" width=\"80\" height=\"20\"/>"
      let label = bad(row) ? "" : "label=\"Buy\""
      text +=
        "<button \(buy) \(label) element=\"true\" traits=\"button\" x=\"320\" y=\"\(y + 10)\" width=\"48\" height=\"48\"/></cell>"
    }
    return text + "</list>"
  }

  private func new(_ then: String, _ now: String) throws -> Int {
    let run = GateSketch.judged(
      try GateSketch.run([("shop", now)]), since: try GateSketch.run([("shop", then)]))
    return run.findings.count { $0.finding.state == .new }
  }

  @Test("rows reordered, added, taken away, translated, with other prices", arguments: Naming.allCases)
  func survivesData(_ naming: Naming) throws {
    let names = ["Lamp", "Chair", "Table", "Shelf"]
    let then = list(names, naming)
    #expect(try new(then, list(names.reversed(), naming)) == 0)
    #expect(try new(then, list(names + ["Sofa", "Bed"], naming)) == 0)
    #expect(try new(then, list(["Sofa"] + names, naming)) == 0)
    #expect(try new(then, list(["Chair", "Shelf"], naming)) == 0)
    #expect(try new(then, list(["Lamp"], naming)) == 0)
    #expect(try new(list(["Lamp"], naming), then) == 0)
    #expect(try new(then, list(["Lampe", "Stuhl", "Tisch", "Regal"], naming, currency: "CHF ")) == 0)
    #expect(try new(then, list(names, naming, badge: { _ in true })) == 0)
    #expect(try new(then, list(names, naming, badge: { $0 == 0 })) == 0)
    #expect(try new(then, "<view id=\"page\">\(list(names, naming))</view>") == 0)
  }

  @Test("a fault that is mended in one row and made in another one that was right is new")
  func tellsSwappedRows() throws {
    let names = ["Lamp", "Chair", "Table", "Shelf"]
    func page(_ bad: Set<Int>) -> String { list(names, .worded, bad: { bad.contains($0) }) }
    #expect(try new(page([1]), page([3])) == 1)
    #expect(try new(page([0, 1]), page([2, 3])) == 1)
    #expect(try new(page([1]), page([1, 3])) == 0)
    #expect(try new(page([1, 2]), page([2, 3])) == 0)
    #expect(try new(page([1]), list(["Lamp", "Sofa", "Table", "Shelf"], .worded, bad: { $0 == 1 })) == 0)
  }

  @Test("names that rows share stay one finding when a row comes first")
  func survivesSharedNames() throws {
    func run(_ names: [String]) throws -> RunRecord {
      try GateSketch.run([("shop", list(names, .worded, bad: { _ in false }))], only: ["duplicate-control-name"])
    }
    let then = try run(["Lamp", "Chair", "Table"])
    #expect(then.findings.count == 1)
    let now = GateSketch.judged(try run(["Sofa", "Lamp", "Chair", "Table"]), since: then)
    #expect(now.findings.map(\.finding.state) == [.unchanged])
  }

  @Test("a button keeps its identity where its row is renamed and its own identifier is not")
  func survivesRenamedRows() throws {
    func page(_ row: String) -> String {
      list(["Lamp", "Chair", "Table"], .worded, bad: { $0 == 1 }).replacing("product-chair", with: "product-\(row)")
    }
    #expect(try new(page("chair"), page("stool")) == 0)
    #expect(try new(page("stool"), page("chair")) == 0)
  }

  @Test("rows that come and go change no id of a finding", arguments: Naming.allCases)
  func keepsIDs(_ naming: Naming) throws {
    let rules = ["control-missing-label", "card-not-aggregated", "list-cell-not-element"]
    func ids(_ names: [String]) throws -> [String] {
      try GateSketch.run([("shop", list(names, naming))], only: rules).findings.map(\.id)
    }
    let known = try ids(["Lamp", "Chair", "Table"])
    #expect(!known.isEmpty)
    #expect(try ids(["Sofa", "Lamp", "Chair", "Table", "Bed"]) == known)
    #expect(try ids(["Chair", "Table"]) == known)
  }

  @Test("a template that was right and breaks is new", arguments: Naming.allCases)
  func tellsNew(_ naming: Naming) throws {
    let names = ["Lamp", "Chair", "Table", "Shelf"]
    #expect(try new(list(names, naming, bad: { _ in false }), list(names, naming)) >= 1)
  }

  @Test("cells of a shape of their own are parts of the screen: a fault that goes from one to another is new")
  func tellsParts() throws {
    func page(bad: String) -> String {
      func button(_ cell: String, _ y: Int) -> String {
        "<button \(cell == bad ? "" : "label=\"Edit\"") element=\"true\" traits=\"button\" x=\"320\" y=\"\(y)\" width=\"48\" height=\"48\"/>"
      }
      return """
        <list id="settings" x="0" y="100" width="390" height="300">
        <cell id="profile" x="0" y="100" width="390" height="80">\(button("profile", 110))
        <image element="true" label="You" x="10" y="100" width="60" height="60"/>
        <text element="true" label="Ada" x="90" y="100" width="100" height="20"/></cell>
        <cell id="storage" x="0" y="200" width="390" height="80">\(button("storage", 210))
        <progress element="true" label="Used" value="50 %" x="10" y="210" width="200" height="20"/></cell>
        </list>
        """
    }
    #expect(try new(page(bad: "profile"), page(bad: "profile")) == 0)
    #expect(try new(page(bad: "profile"), page(bad: "storage")) == 1)
  }

  @Test("a name shared by many cells is that of their template, and stays")
  func keepsTemplates() throws {
    let cells = ["offer", "offer", "offer", "offer", "advert"]
    func page(_ cells: [String], bad: String) -> String {
      let rows = cells.enumerated().map { row, name in
        let y = 100 + row * 80
        let label = name == bad ? "" : "label=\"Buy\""
        return "<cell id=\"\(name)\" x=\"0\" y=\"\(y)\" width=\"390\" height=\"80\"><button \(label) element=\"true\" "
          + "traits=\"button\" x=\"320\" y=\"\(y)\" width=\"48\" height=\"48\"/></cell>"
      }
      return "<list x=\"0\" y=\"100\" width=\"390\" height=\"700\">\(rows.joined())</list>"
    }
    #expect(try new(page(cells, bad: "offer"), page(cells.reversed(), bad: "offer")) == 0)
    #expect(try new(page(cells, bad: "offer"), page(cells, bad: "advert")) == 1)
  }
}
