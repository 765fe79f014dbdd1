import Audit
import Gate
import Testing

/// Findings are known again while a screen changes around them, and a new one never hides behind an old one.
struct IdentityTests {
  /// How the elements of the screen are named.
  enum Naming: String, CaseIterable, Sendable {
    case identified, nameless, numbered

    /// The attribute of an element.
    func id(_ name: String, _ row: Int) -> String {
      switch self {
      case .identified: "id=\"\(name)\""
      case .nameless: ""
      case .numbered: "id=\"\(name)_\(row)\""
      }
    }
  }

  /// A form: named rows, each with a button; those in `bad` have no name.
  struct Form {
    var naming = Naming.identified
    var rows = ["Street", "City", "Country", "Phone"]
    var bad: Set<String> = ["City"]
    var wrapper = ""
    var banner = false
    var extra = false

    var text: String {
      var text = ""
      if banner { text += "<text element=\"true\" label=\"News\" x=\"16\" y=\"20\" width=\"200\" height=\"20\"/>" }
      for (index, row) in rows.enumerated() {
        let y = 60 + index * 60
        let name = naming == .identified ? row.lowercased() : "row"
        if extra, index == 0 {
          text +=
            "<button element=\"true\" label=\"Help\" traits=\"button\" x=\"320\" y=\"10\" width=\"48\" height=\"48\"/>"
        }
        text += "<text element=\"true\" label=\"\(row)\" x=\"16\" y=\"\(y)\" width=\"120\" height=\"20\"/>"
        let label = bad.contains(row) ? "" : "label=\"Edit \(row)\""
        text += "<button \(naming.id("edit_\(name)", index)) \(label) element=\"true\" traits=\"button\" "
        text += "x=\"300\" y=\"\(y)\" width=\"48\" height=\"48\"/>"
      }
      return wrapper.isEmpty ? text : "<view \(wrapper)>\(text)</view>"
    }
  }

  private func states(_ then: Form, _ now: Form, key: String = "form") throws -> RunRecord {
    GateSketch.judged(
      try GateSketch.run([(key, now.text)]), since: try GateSketch.run([("form", then.text)]))
  }

  private func new(_ run: RunRecord) -> Int { run.findings.count { $0.finding.state == .new } }

  @Test("what changes around a finding makes no new one", arguments: Naming.allCases)
  func staysKnown(_ naming: Naming) throws {
    let then = Form(naming: naming)
    let changes: [(String, (inout Form) -> Void)] = [
      ("nothing", { _ in }),
      ("a banner", { $0.banner = true }),
      ("a sibling", { $0.extra = true }),
      ("a plain wrapper", { $0.wrapper = " " }),
      ("a named wrapper", { $0.wrapper = "id=\"content\"" }),
      ("a row more", { $0.rows.append("Mail") }),
      ("a row less", { $0.rows.removeFirst() }),
    ]
    for (what, change) in changes {
      var now = then
      change(&now)
      let run = try states(then, now)
      #expect(new(run) == 0, "\(what)")
      #expect(run.findings.count == 1, "\(what)")
      #expect(run.comparison?.fixed.isEmpty == true, "\(what)")
    }
  }

  @Test("wrappers that are renamed or taken away make no new finding", arguments: Naming.allCases)
  func survivesWrappers(_ naming: Naming) throws {
    var then = Form(naming: naming)
    then.wrapper = "id=\"old\""
    for wrapper in ["id=\"new\"", " ", ""] {
      var now = then
      now.wrapper = wrapper
      #expect(new(try states(then, now)) == 0, "\(wrapper)")
    }
  }

  @Test("one fixed and an equal one added is one fixed and one new", arguments: Naming.allCases)
  func tellsSwaps(_ naming: Naming) throws {
    let then = Form(naming: naming)
    var now = then
    now.bad = ["Country"]
    let run = try states(then, now)
    #expect(new(run) == 1)
    #expect(run.comparison?.fixed.count == 1)
  }

  @Test("a second fault of the same kind is new", arguments: Naming.allCases)
  func countsSecond(_ naming: Naming) throws {
    let then = Form(naming: naming)
    var now = then
    now.bad = ["City", "Phone"]
    now.banner = true
    let run = try states(then, now)
    #expect(new(run) == 1)
    #expect(run.findings.count { $0.finding.state == .unchanged } == 1)
  }

  @Test("a renamed screen is known by what is wrong on it, and told")
  func survivesRenames() throws {
    var form = Form()
    form.bad = ["City", "Phone", "Street"]
    let run = try states(form, form, key: "address")
    #expect(new(run) == 0)
    #expect(run.comparison?.renamed.map { [$0.from, $0.to] } == [["form", "address"]])
    #expect(run.notices.map(\.kind) == [.renamedScreen])
  }

  @Test("a clean screen that turns bad is no renamed one")
  func tellsRenamesFromFaults() throws {
    var bad = Form()
    bad.bad = ["City", "Phone", "Street"]
    var clean = Form()
    clean.bad = []
    let then = try GateSketch.run([("form", bad.text), ("address", clean.text)])
    let run = GateSketch.judged(try GateSketch.run([("address", bad.text)]), since: then)
    #expect(new(run) == 3)
    #expect(run.comparison?.notExamined.count == 3)
    #expect(run.comparison?.fixed.isEmpty == true)
  }

  @Test("an element with an identifier is known in another container")
  func survivesMoves() throws {
    let button =
      "<button id=\"save\" element=\"true\" traits=\"button\" x=\"16\" y=\"100\" width=\"60\" height=\"60\"/>"
    let then = try GateSketch.run([("a", "<view id=\"top\">\(button)</view><view id=\"bottom\"/>")])
    let now = try GateSketch.run([("a", "<view id=\"top\"/><view id=\"bottom\">\(button)</view>")])
    #expect(new(GateSketch.judged(now, since: then)) == 0)
  }

  @Test("a finding that got more severe counts again")
  func tellsWorse() throws {
    let form = Form()
    let then = try GateSketch.run([("form", form.text)])
    var entry = String(decoding: BaselineWriter.bytes(Baseline(then)), as: UTF8.self)
    entry.replace("\"severity\": \"error\"", with: "\"severity\": \"warning\"")
    var now = try GateSketch.run([("form", form.text)])
    now.compare(with: try BaselineReader.read(Array(entry.utf8)), named: "baseline")
    #expect(now.findings.map(\.finding.state) == [.updated])
    #expect(Verdict(now, GateSettings()).exitCode == 1)
  }
}
