import TestSupport
import Testing

@testable import screenreadout

/// The sample rulebook works as its users would use it.
struct SampleRulebookTests {
  private func run(_ command: String) throws -> ChildProcess.Outcome {
    let folder = try TemporaryFolder()
    try folder.makeFolder("work")
    return try ChildProcess.run("cd '\(RepositoryFiles.root)' && \(command)", in: folder)
  }

  @Test("its pages are in order and all their examples come out as marked", arguments: ["check", "test"])
  func passes(_ verb: String) throws {
    let outcome = try run("screenreadout rulebook \(verb) Samples/rulebook")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.isEmpty)
  }

  @Test("its rules take part in an audit")
  func audits() throws {
    let outcome = try run(
      "screenreadout audit Samples/canonical-xml/checkout-form/good.xml --rulebook Samples/rulebook "
        + "--only identifier-not-dotted --verbose --fail-on never")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("identifier-not-dotted"))
  }
}
