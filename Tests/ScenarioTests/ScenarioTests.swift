import Testing

@testable import screenreadout

@Suite struct ScenarioTests {
  @Test("a scenario comes out as written", arguments: try Scenario.all())
  func run(_ scenario: Scenario) throws {
    let folder = try TemporaryFolder()
    for (name, text) in scenario.files { try folder.write(text, to: "work/\(name)") }
    try folder.makeFolder("work")
    let outcome = try ChildProcess.run(scenario.command, input: scenario.input, in: folder)
    let checks = [
      ("stdout", scenario.output, Scenario.lines(outcome.output)),
      ("stderr", scenario.errors, Scenario.lines(outcome.errors)),
      ("status", [String(scenario.status)], [String(outcome.status)]),
    ]
    for (stream, expected, actual) in checks {
      if let difference = LinePattern.difference(expected: expected, actual: actual) {
        Issue.record("\(scenario.name), \(stream):\n\(difference)")
      }
    }
  }

  @Test func `scenarios are found`() throws {
    #expect(try Scenario.all().count >= 10)
  }

  @Test(
    "lines match their patterns",
    arguments: [
      (["a"], ["a"], true), (["a"], ["b"], false), (["a"], ["a", "b"], false), (["a", "..."], ["a", "b", "c"], true),
      (["...", "c"], ["a", "b", "c"], true), (["...", "b"], ["a", "b", "c"], false), (["..."], [], true),
      (["x [..] z"], ["x y z"], true), (["x [..] z"], ["x y"], false), (["[..]b[..]"], ["abc"], true),
      ([], ["a"], false), (["ab[..]ba"], ["aba"], false),
    ])
  func patterns(expected: [String], actual: [String], matches: Bool) {
    #expect((LinePattern.difference(expected: expected, actual: actual) == nil) == matches)
  }
}
