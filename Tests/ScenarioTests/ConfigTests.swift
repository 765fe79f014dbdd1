import Markup
import Reports
import TestSupport
import Testing

@testable import screenreadout

/// What a config is made of, and that it is described in one place.
@Suite struct ConfigTests {
  @Test func `the schema names every key that is read, and no other`() throws {
    let text = try #require(Schemas.text(of: "config"))
    let root = try JSONDocument.parse(Array(text.utf8)).root
    func keys(_ value: JSONValue?) -> Set<String> {
      Set((value?["properties"]?.members.map { $0.key.string ?? "" }) ?? [])
    }
    let top = root["properties"]
    #expect(keys(root) == Set(ConfigKey.allCases.map(\.rawValue)))
    #expect(keys(top?["gate"]) == Set(ConfigKey.gateKeys.map(\.key)))
    #expect(keys(top?["limits"]) == Set(ConfigKey.limitKeys.map(\.key)))
    #expect(keys(top?["suppressions"]?["items"]) == Set(ConfigKey.suppression))
    #expect(keys(top?["overrides"]?["items"]) == Set(ConfigKey.override))
    #expect(keys(top?["keys"]?["items"]) == Set(ConfigKey.naming))
    #expect(keys(top?["reports"]?["items"]) == Set(ConfigKey.report))
  }

  @Test func `the sample config is right and used`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("work")
    let file = "\(RepositoryFiles.root)/Samples/config/example.screenreadout.json"
    let check = try ChildProcess.run("screenreadout config check --config '\(file)'", in: folder)
    #expect(check.status == 0, "\(check.errors)")
    let audit = try ChildProcess.run("screenreadout audit --config '\(file)' --fail-on never --quiet", in: folder)
    #expect(audit.output.contains("1 suppressed"), "\(audit.output)\(audit.errors)")
  }

  @Test func `a baseline is valid by its schema`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("work")
    let outcome = try ChildProcess.run(
      """
      screenreadout baseline create '\(RepositoryFiles.root)/Samples/canonical-xml' > /dev/null
      cat .screenreadout-baseline.json
      """, in: folder)
    let schema = try JSONDocument.parse(Array(try #require(Schemas.text(of: "baseline")).utf8))
    let baseline = try JSONDocument.parse(Array(outcome.output.utf8)).root
    #expect(baseline["findings"]?.elements.contains { $0.kind == .object } == true)
    #expect(SchemaCheck(schema, baseline).faults == [])
  }

  @Test(
    "days are days of the calendar",
    arguments: [
      ("2026-12-31", true), ("2028-02-29", true), ("2026-02-29", false), ("2026-13-01", false), ("26-1-1", false),
      ("2026-04-31", false), ("", false), ("2026-12-31T10:00", false), ("+026-12-31", false),
    ])
  func days(_ text: String, _ isDay: Bool) {
    #expect((CalendarDay(text) != nil) == isDay)
    #expect(CalendarDay(CalendarDay.today) != nil)
  }

  @Test(
    "patterns of paths are matched part by part",
    arguments: [
      ("screens/**/*.xml", "screens/a/b/c.xml", true), ("screens/**/*.xml", "screens/c.xml", true),
      ("screens/*.xml", "screens/a/c.xml", false), ("*.xml", "deep/down/c.xml", true),
      ("**/old/**", "a/old/c.xml", true),
      ("**/old/**", "a/older/c.xml", false), ("a/{b,c}/*.json", "a/c/d.json", true), ("./a/*.xml", "a/b.xml", true),
      ("../a/**", "../a/b/c", true),
    ])
  func paths(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
