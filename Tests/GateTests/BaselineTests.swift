import Gate
import TestSupport
import Testing

/// The committed list of known findings.
struct BaselineTests {
  private static func button(_ id: String, _ label: String = "") -> String {
    "<button id=\"\(id)\" \(label.isEmpty ? "" : "label=\"\(label)\"") element=\"true\" traits=\"button\" x=\"16\" y=\"100\" width=\"60\" height=\"60\"/>"
  }

  private func run(_ screens: [String: [String]]) throws -> RunRecord {
    try GateSketch.run(screens.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map { Self.button($0) }.joined()) })
  }

  @Test("what is written is read back, and written again in the same bytes")
  func roundTrips() throws {
    let bytes = BaselineWriter.bytes(Baseline(try run(["home": ["save", "open"], "about": ["mail"]])))
    let read = try BaselineReader.read(bytes)
    #expect(read.findings.count == 3)
    #expect(BaselineWriter.bytes(read) == bytes)
  }

  @Test("the bytes hold no time and no total, one line an entry, each ending in a comma")
  func isMergeable() throws {
    let bytes = BaselineWriter.bytes(Baseline(try run(["home": ["save", "open"], "about": ["mail"]])))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let entries = lines.filter { $0.contains("\"rule\"") }
    #expect(entries.count == 3)
    #expect(entries.allSatisfy { $0.hasSuffix("},") })
    #expect(lines.allSatisfy { !$0.contains("202") || $0.contains("\"rule\"") })
  }

  @Test("entries that two branches added side by side are all kept, in whatever order they stand")
  func mergesBranches() throws {
    let base = try run(["home": ["open"]])
    let ours = BaselineWriter.bytes(Baseline(try run(["home": ["open", "save"]])))
    let theirs = BaselineWriter.bytes(Baseline(try run(["home": ["open", "send"]])))
    func entries(_ bytes: [UInt8]) -> [Substring] {
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.contains("\"rule\"") }
    }
    let known = entries(BaselineWriter.bytes(Baseline(base)))
    let added = entries(theirs).filter { !known.contains($0) }
    var lines = String(decoding: ours, as: UTF8.self).split(separator: "\n")
    lines.insert(contentsOf: added + known, at: lines.firstIndex { $0.contains("\"rule\"") } ?? 0)
    let merged = try BaselineReader.read(Array(lines.joined(separator: "\n").utf8))
    #expect(merged.findings.count == 3)
  }

  @Test("an update takes new findings in and fixed ones out, and keeps what was not examined")
  func updates() throws {
    let then = Baseline(try run(["home": ["save", "open"], "about": ["mail"]]))
    let now = try run(["home": ["save", "send"]])
    let updated = then.updated(by: now)
    #expect(updated.findings.map(\.hint).sorted() == ["button#mail", "button#save", "button#send"])
    let (pruned, fixed) = then.pruned(by: now)
    #expect(fixed.map(\.hint) == ["button#open"])
    #expect(pruned.findings.map(\.hint).sorted() == ["button#mail", "button#save"])
  }

  @Test("a rule that did not run, a cut screen and a covered screen fix nothing", arguments: [0, 1, 2])
  func fixesOnlyExamined(_ reason: Int) throws {
    let then = Baseline(try run(["home": ["save"]]))
    let auditor = try GateSketch.auditor()
    var now = RunRecord(version: "1", preset: "recommended@1", rules: auditor.rules)
    now.add(InputRecord(path: "home.xml", status: .audited, screens: ["home"]))
    now.add(
      ScreenRecord(
        key: "home", input: 0, nodes: 1, stops: 1,
        notRun: reason == 0 ? [NotRunRecord(rule: "control-missing-label", missing: [], how: "")] : [],
        isInterrupted: reason == 1, isTruncated: reason == 2),
      auditor.audit(try ScreenSketch.screen(Self.button("save", "Save")), key: ""))
    now.compare(with: then, named: "baseline")
    #expect(now.comparison?.fixed.isEmpty == true)
    #expect(now.comparison?.notExamined.count == 1)
  }

  @Test(
    "a damaged list is refused with the place",
    arguments: [
      ("{\"schema\": \"screenreadout-baseline/1\", \"findings\": [<<<<<<< ours", 1),
      ("{\n \"schema\": \"screenreadout-baseline/1\",\n \"findings\": [\n  {\"rule\": \"a\"}\n ]}", 4), ("{}", 1),
      ("{\"schema\": \"other/1\"}", 1),
    ])
  func refusesDamage(_ text: String, _ line: Int) {
    let error = #expect(throws: StoredFileError.self) { try BaselineReader.read(Array(text.utf8)) }
    #expect(error?.line == line)
  }
}
