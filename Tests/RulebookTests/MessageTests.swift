import Audit
import Checks
import Testing

/// The wording of every message that the examples bring about.
@Suite struct MessageTests {
  @Test(
    "a message begins in lower case, has no final period, no rule id, and names its element",
    arguments: try ExampleTests.Item.all().filter { $0.example.expectation == .failing })
  func wording(_ item: ExampleTests.Item) throws {
    let ids = allChecks.map { $0.id }
    let findings = try ExampleRunner.embedded().findings(in: item.example, of: item.page)
    #expect(!findings.isEmpty)
    for finding in findings {
      let message = finding.message
      #expect(message.first?.isUppercase == false, "\(message)")
      #expect(!message.hasSuffix("."), "\(message)")
      #expect(!ids.contains { message.contains($0) }, "\(message)")
      let names = [finding.element.name, finding.element.identifier ?? "", finding.element.role]
      #expect(names.contains { !$0.isEmpty && message.contains($0) }, "\(message) names none of \(names)")
    }
  }

  @Test("a fix says what to do, and its code is not empty", arguments: try ExampleTests.Item.all())
  func fixes(_ item: ExampleTests.Item) throws {
    for finding in try ExampleRunner.embedded().findings(in: item.example, of: item.page) {
      guard let fix = finding.fix else {
        Issue.record("\(finding.rule): \(finding.message) has no fix")
        continue
      }
      #expect(!fix.summary.isEmpty && !fix.summary.hasSuffix("."), "\(fix.summary)")
      for code in fix.code { #expect(code.text.contains { !$0.isWhitespace }) }
    }
  }
}
