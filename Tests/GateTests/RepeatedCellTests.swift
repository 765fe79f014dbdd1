import Gate
import TestSupport
import Testing

/// Rows of a list: more of a template that is at fault are no new debt, a new fault in the template is.
struct RepeatedCellTests {
  /// A list of products; each row has a picture without description where `isBad`.
  private func list(
    _ names: [String], id: Bool = true, currency: String = "€", bad: (Int) -> Bool = { _ in true }, badge: Bool = false
  ) -> String {
    var text = "<list id=\"products\" x=\"0\" y=\"100\" width=\"390\" height=\"700\">"
    for (row, name) in names.enumerated() {
      let y = 100 + row * 80
      let mark = id ? "id=\"product-\(row)\"" : ""
      text += "<cell \(mark) class=\"ProductCell\" x=\"0\" y=\"\(y)\" width=\"390\" height=\"80\">"
      if badge { text += "<text element=\"true\" label=\"Sale\" x=\"10\" y=\"\(y)\" width=\"40\" height=\"20\"/>" }
      text += "<text element=\"true\" label=\"\(name)\" x=\"90\" y=\"\(y)\" width=\"200\" height=\"20\"/>"
      text +=
        "<text element=\"true\" label=\"\(currency)\(row * 7 + 12).90\" x=\"90\" y=\"\(y + 30)\" width=\"80\" height=\"20\"/>"
      let label = bad(row) ? "" : "label=\"Buy\""
      text +=
        "<button \(label) element=\"true\" traits=\"button\" x=\"320\" y=\"\(y + 10)\" width=\"48\" height=\"48\"/></cell>"
    }
    return text + "</list>"
  }

  private func new(_ then: String, _ now: String) throws -> Int {
    let run = GateSketch.judged(
      try GateSketch.run([("shop", now)]), since: try GateSketch.run([("shop", then)]))
    return run.findings.count { $0.finding.state == .new }
  }

  @Test("rows reordered, added, taken away, translated, with other prices", arguments: [true, false])
  func survivesData(_ id: Bool) throws {
    let names = ["Lamp", "Chair", "Table", "Shelf"]
    let then = list(names, id: id)
    #expect(try new(then, list(names.reversed(), id: id)) == 0)
    #expect(try new(then, list(names + ["Sofa", "Bed"], id: id)) == 0)
    #expect(try new(then, list(["Lamp"], id: id)) == 0)
    #expect(try new(then, list(["Lampe", "Stuhl", "Tisch", "Regal"], id: id, currency: "CHF ")) == 0)
    #expect(try new(then, list(names, id: id, badge: true)) == 0)
    #expect(try new(then, "<view id=\"page\">\(list(names, id: id))</view>") == 0)
  }

  @Test("a template that was right and breaks is new", arguments: [true, false])
  func tellsNew(_ id: Bool) throws {
    let names = ["Lamp", "Chair", "Table", "Shelf"]
    #expect(try new(list(names, id: id, bad: { _ in false }), list(names, id: id)) >= 1)
  }
}
