import Audit
import Checks
import Gate
import ScreenModel
import TestSupport
import Testing

/// Identity, causes and the verdict of a run.
struct RunRecordTests {
  private static let button = """
    <button id="%" element="true" traits="button" x="16" y="100" width="60" height="60"/>
    """

  /// A run over screens with one nameless button each.
  private func run(_ screens: [(key: String, identifier: String)]) throws -> RunRecord {
    var selection = RuleSelection()
    selection.only = ["control-missing-label"]
    let auditor = Auditor(rules: selection.rules(of: try Rulebook.embedded(), checks: allChecks))
    var run = RunRecord(version: "1", preset: "recommended@1", rules: auditor.rules)
    for (index, screen) in screens.enumerated() {
      let sketch = try ScreenSketch.screen(Self.button.replacing("%", with: screen.identifier))
      run.add(InputRecord(path: "\(index).xml", status: .audited, screens: [screen.key]))
      run.add(
        ScreenRecord(
          key: screen.key, input: index, nodes: 1, stops: 1, notRun: [], isInterrupted: false, isTruncated: false),
        auditor.audit(sketch, key: ""))
    }
    return run
  }

  @Test("ids are unique in a run and the same in the next")
  func identifies() throws {
    let screens = [("home", "save"), ("home", "save"), ("about", "save"), ("home", "open")]
    let ids = try run(screens).findings.map(\.id)
    #expect(Set(ids).count == 4)
    #expect(try run(screens).findings.map(\.id) == ids)
    #expect(ids[0].dropLast(2) == ids[1].dropLast(2))
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{16}:[0-9]+/) != nil })
  }

  @Test("numbers in identifiers do not change the identity")
  func masksNumbers() throws {
    let findings = try run([("home", "row-1"), ("home", "row-2")]).findings
    #expect(findings[0].identity.issue == findings[1].identity.issue)
  }

  @Test("the same element at fault on many screens is one cause")
  func joinsCauses() throws {
    let causes = try run((1...100).map { ("screen \($0)", "tab-search") }).causes
    #expect(causes.count == 1)
    #expect(causes.first?.screens == 100)
    #expect(causes.first?.places == 100)
  }

  @Test("the gate fails on errors, on budgets, and with 3 where an input was not read")
  func judges() throws {
    let run = try run([("home", "save"), ("about", "open")])
    var settings = GateSettings()
    #expect(Verdict(run, settings).exitCode == 1)
    #expect(Verdict(run, settings).reasons == ["2 errors (--fail-on error)"])
    settings.failOn = nil
    #expect(Verdict(run, settings).pass)
    settings.budgets = [("errors", 1)]
    #expect(Verdict(run, settings).exitCode == 1)
    settings.budgets = [("control-missing-label", 2), ("causes", 2)]
    #expect(Verdict(run, settings).exitCode == 0)
    var broken = run
    broken.add(InputRecord(path: "x.xml", status: .unreadable, error: InputProblemRecord("cut")))
    #expect(Verdict(broken, settings).exitCode == 3)
    settings.budgets = [("unreadable", 1)]
    #expect(Verdict(broken, settings).exitCode == 0)
  }

  @Test("parts that run together have different fingerprints")
  func separatesParts() {
    #expect(Fingerprint(["ab", "c"]).text != Fingerprint(["a", "bc"]).text)
    #expect(Fingerprint([String]()).text == "cbf29ce484222325")
    #expect(Fingerprint(bytes: [1, 2, 3, 4, 5, 6, 7, 8, 9]) != Fingerprint(bytes: [1, 2, 3, 4, 5, 6, 7, 8, 0]))
  }
}
