import Audit
import Checks
import Gate
import Reports
import ScreenModel
import TestSupport
import Testing

/// What got worse on an element between two runs is told in its own words.
struct RegressionTests {
  private func stored(_ sketch: String) throws -> StoredScreen {
    let screen = try ScreenSketch.screen(sketch)
    let audit = Auditor(rules: []).audit(screen, key: "")
    let part = RunReporter.part(of: AuditedScreen(screen: screen, audit: audit, notRun: []))
    return try #require(StoredScreen(part: part, key: "home"))
  }

  private func findings(_ then: String, _ now: String) throws -> [Finding] {
    var told: [Finding] = []
    return Regression.findings(try stored(now), since: try stored(then), told: &told)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let rule: String
    let severity: Severity
    let then: String
    let now: String
    var testDescription: String { rule }
  }

  static let changes = [
    Change(
      rule: "regression-label-lost", severity: .error,
      then:
        "<button id=\"a\" element=\"true\" label=\"Save\" traits=\"button\" x=\"10\" y=\"100\" width=\"50\" height=\"50\"/>",
      now: "<button id=\"a\" element=\"true\" traits=\"button\" x=\"10\" y=\"100\" width=\"50\" height=\"50\"/>"),
    Change(
      rule: "regression-unreachable", severity: .error,
      then:
        "<button id=\"a\" element=\"true\" label=\"Save\" traits=\"button\" x=\"10\" y=\"100\" width=\"50\" height=\"50\"/>",
      now:
        "<button id=\"a\" element=\"false\" label=\"Save\" traits=\"button\" x=\"10\" y=\"100\" width=\"50\" height=\"50\"/>"
    ),
    Change(
      rule: "regression-trait-lost", severity: .error,
      then:
        "<text id=\"a\" element=\"true\" label=\"Rooms\" traits=\"header\" x=\"10\" y=\"100\" width=\"90\" height=\"50\"/>",
      now: "<text id=\"a\" element=\"true\" label=\"Rooms\" traits=\"\" x=\"10\" y=\"100\" width=\"90\" height=\"50\"/>"
    ),
    Change(
      rule: "regression-value-lost", severity: .error,
      then:
        "<slider element=\"true\" label=\"Size\" value=\"40 %\" traits=\"adjustable\" x=\"10\" y=\"100\" width=\"200\" height=\"50\"/>",
      now:
        "<slider element=\"true\" label=\"Size\" traits=\"adjustable\" x=\"10\" y=\"100\" width=\"200\" height=\"50\"/>"
    ),
    Change(
      rule: "regression-target-shrunk", severity: .warning,
      then: "<button element=\"true\" label=\"Save\" traits=\"button\" x=\"10\" y=\"100\" width=\"48\" height=\"48\"/>",
      now: "<button element=\"true\" label=\"Save\" traits=\"button\" x=\"10\" y=\"100\" width=\"48\" height=\"30\"/>"),
    Change(
      rule: "regression-action-lost", severity: .error, then: RegressionTests.card(actions: ["Save", "Share"]),
      now: RegressionTests.card(actions: ["Share"])),
    Change(
      rule: "regression-aggregation-lost", severity: .error, then: RegressionTests.card(),
      now: RegressionTests.fallenCard()),
  ]

  static func card(_ number: Int = 1, actions: [String] = []) -> String {
    """
    <cell class="HotelCard" element="true" label="Paris, 3 nights, rated 4.5 out of 5" traits="button" x="0" y="\(number * 100)" width="300" height="90">
      \(actions.map { "<action name=\"\($0)\"/>" }.joined())
      <text label="Paris" x="10" y="\(number * 100 + 5)" width="90" height="20"/>
      <text label="3 nights" x="10" y="\(number * 100 + 30)" width="90" height="20"/>
    </cell>
    """
  }

  static func fallenCard(_ number: Int = 1) -> String {
    """
    <cell class="HotelCard" x="0" y="\(number * 100)" width="300" height="90">
      <text element="true" label="Paris" x="10" y="\(number * 100 + 5)" width="90" height="20"/>
      <text element="true" label="3 nights" x="10" y="\(number * 100 + 30)" width="90" height="20"/>
    </cell>
    """
  }

  @Test("each loss is told once, and nothing where nothing changed", arguments: changes)
  func tells(_ change: Change) throws {
    let found = try findings(change.then, change.now)
    #expect(found.map(\.rule) == [change.rule])
    #expect(found.first?.severity == change.severity)
    #expect(found.first?.confidence == .certain)
    #expect(try findings(change.then, change.then).isEmpty)
    #expect(try findings(change.now, change.now).isEmpty)
  }

  /// A basket: rows that speak the price before the name, and a total, whose own order may be wrong as well.
  private func basket(rows: Int, wrongTotal: Bool = false, namesLast: Bool = true) -> String {
    func text(_ ref: String, _ label: String, _ y: Int) -> String {
      "<text ref=\"\(ref)\" element=\"true\" label=\"\(label)\" x=\"16\" y=\"\(y)\" width=\"300\" height=\"20\"/>"
    }
    var sketch =
      "<heading element=\"true\" label=\"Basket\" traits=\"header\" x=\"16\" y=\"20\" width=\"200\" height=\"30\"/>"
    sketch += "<list x=\"0\" y=\"60\" width=\"390\" height=\"600\">"
    for row in 0..<rows {
      let y = 60 + row * 100
      sketch += "<cell order=\"\(namesLast ? "p\(row) a\(row) n\(row)" : "n\(row) a\(row) p\(row)")\" "
      sketch += "x=\"0\" y=\"\(y)\" width=\"390\" height=\"90\">"
      let name = ["Lamp", "Chair", "Table", "Shelf"][row % 4]
      sketch +=
        text("n\(row)", name, y) + text("a\(row)", "\(name) of oak", y + 30) + text("p\(row)", "\(row + 2) €", y + 60)
      sketch += "</cell>"
    }
    sketch +=
      "</list><view order=\"\(wrongTotal ? "tax sum" : "sum tax")\" x=\"0\" y=\"700\" width=\"390\" height=\"60\">"
    return sketch + text("sum", "Sum", 700) + text("tax", "Tax included", 730) + "</view>"
  }

  private func isOrderWorse(_ then: String, _ now: String) throws -> Bool {
    try findings(then, now).contains { $0.rule == "regression-order-worse" }
  }

  @Test("a list that grows by rows like those it had is read no worse; one that grows and gets a new fault is")
  func growingOrder() throws {
    let cost = try #require(try stored(basket(rows: 2)).order)
    #expect(cost.moves >= 1)
    #expect(try #require(try stored(basket(rows: 4)).order).cost > cost.cost)
    #expect(try !isOrderWorse(basket(rows: 2), basket(rows: 4)))
    #expect(try !isOrderWorse(basket(rows: 2), basket(rows: 9)))
    #expect(try !isOrderWorse(basket(rows: 4), basket(rows: 2)))
    #expect(try isOrderWorse(basket(rows: 2), basket(rows: 4, wrongTotal: true)))
    #expect(try isOrderWorse(basket(rows: 2), basket(rows: 2, wrongTotal: true)))
    #expect(try isOrderWorse(basket(rows: 2, namesLast: false), basket(rows: 4)))
  }

  @Test("a card that falls apart is told with what was heard and what is heard now")
  func quotesBoth() throws {
    let message = try findings(Self.card(), Self.fallenCard()).first?.message ?? ""
    #expect(message.contains("before 1 stop, \"Paris, 3 nights, rated 4.5 out of 5. Button.\"; now 2 stops"))
  }

  @Test("a list whose cards all fall apart is one finding, though rows came and went")
  func joinsRows() throws {
    let then = "<list id=\"hotels\">\((1...3).map { Self.card($0) }.joined())</list>"
    let now = "<list id=\"hotels\">\((1...5).map { Self.fallenCard($0) }.joined())</list>"
    let found = try findings(then, now)
    #expect(found.map(\.rule) == ["regression-aggregation-lost"])
    #expect(found.first?.occurrences == 5)
  }

  @Test("what a rule tells already is not told again")
  func leavesToRules() throws {
    let change = Self.changes[0]
    let screen = try ScreenSketch.screen(change.now)
    var selection = RuleSelection()
    selection.only = ["control-missing-label"]
    let audit = Auditor(rules: selection.rules(of: try Rulebook.embedded(), checks: allChecks)).audit(screen, key: "")
    #expect(audit.findings.count == 1)
    var told = audit.findings
    #expect(Regression.findings(try stored(change.now), since: try stored(change.then), told: &told).isEmpty)
    #expect(told.map(\.isRegression) == [true])
  }

  @Test("a control that became a custom action of its card is not lost")
  func followsMerging() throws {
    let then = """
      <cell class="C" x="0" y="100" width="300" height="90">
        <text element="true" label="Paris" x="10" y="105" width="90" height="20"/>
        <button id="save" element="true" label="Save" traits="button" x="10" y="130" width="50" height="50"/>
      </cell>
      """
    let now = """
      <cell class="C" element="true" label="Paris" x="0" y="100" width="300" height="90"><action name="Save"/>
        <text label="Paris" x="10" y="105" width="90" height="20"/>
        <button id="save" label="Save" traits="button" x="10" y="130" width="50" height="50"/>
      </cell>
      """
    #expect(try findings(then, now).map(\.rule) == [])
  }

  @Test("a run file that lies about its tree harms nobody")
  func survivesLies() throws {
    let text = """
      {"format": "x", "platform": "ios", "stops": [{"node": 99, "spoken": "a"}], "tree": [
       {"role": "button", "parent": 0, "stop": true}, {"role": "text", "parent": 7}, {"role": "cell", "parent": -3}]}
      """
    let screen = try #require(StoredScreen(part: Array(text.utf8), key: "home"))
    #expect(screen.tree.map(\.parent) == [nil, nil, nil])
    var told: [Finding] = []
    #expect(Regression.findings(screen, since: screen, told: &told).isEmpty)
  }
}
