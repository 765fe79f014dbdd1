import Testing

@testable import Audit

@Suite struct WordsTests {
  @Test("severities are ordered and drop one step, never below note")
  func severities() {
    #expect(Severity.note < .warning && Severity.warning < .error)
    #expect(Severity.error.lowered == .warning)
    #expect(Severity.warning.lowered == .note)
    #expect(Severity.note.lowered == .note)
  }

  @Test(
    "an impact has a default severity",
    arguments: [
      (Impact.critical, Severity.error), (.serious, .error), (.moderate, .warning), (.minor, .note),
    ])
  func defaults(impact: Impact, severity: Severity) { #expect(impact.defaultSeverity == severity) }

  @Test("impacts are ordered from minor to critical")
  func impacts() { #expect(Impact.allCases.shuffled().sorted() == [.minor, .moderate, .serious, .critical]) }

  @Test("a parameter keeps its default beside the value in force")
  func override() throws {
    var parameters = RuleParameters([RuleParameter(name: "minWidth", defaultValue: 0.8, unit: .share)])
    try parameters.override("minWidth", with: 0.5)
    #expect(parameters["minWidth"] == 0.5)
    #expect(parameters.all[0].defaultValue == 0.8)
  }

  @Test(
    "a value that the unit forbids is refused and changes nothing",
    arguments: [("minWidth", 1.1), ("minWidth", -0.1), ("minWidth", .infinity), ("minNodes", 1.5), ("minNodes", .nan)])
  func refused(name: String, value: Double) {
    var parameters = RuleParameters([
      RuleParameter(name: "minWidth", defaultValue: 0.8, unit: .share),
      RuleParameter(name: "minNodes", defaultValue: 2, unit: .nodes),
    ])
    let before = parameters
    #expect(throws: ParameterError.self) { try parameters.override(name, with: value) }
    #expect(parameters == before)
  }

  @Test("a rule without parameters says so")
  func none() {
    let error = #expect(throws: ParameterError.self) { try RuleParameters().overridden(by: "gap=3") }
    #expect(error?.message == "the rule has no parameters, so none named gap")
  }
}
