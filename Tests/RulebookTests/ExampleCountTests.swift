import Audit
import Testing

/// How many examples each page shows, and that they differ.
@Suite struct ExampleCountTests {
  @Test("a page has two passing and two failing examples at least", arguments: try Rulebook.embedded().pages)
  func count(_ page: RulePage) {
    for expectation in [RuleExample.Expectation.passing, .failing] {
      let examples = page.examples.filter { $0.expectation == expectation }
      #expect(examples.count >= 2, "\(page.path): \(examples.count) \(expectation.rawValue)")
    }
  }

  @Test("a page tells which of its examples is at the edge of the condition", arguments: try Rulebook.embedded().pages)
  func edge(_ page: RulePage) {
    let told = page.text(under: .passing) + page.text(under: .failing)
    #expect(told.contains("edge"), "\(page.path)")
  }

  @Test("no two examples of a page show the same screen", arguments: try Rulebook.embedded().pages)
  func difference(_ page: RulePage) {
    var seen: [String: String] = [:]
    for example in page.examples {
      let parameters = example.parameters.all.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      let other = seen.updateValue(example.name, forKey: parameters + example.text.filter { !$0.isWhitespace })
      #expect(other == nil, "\(page.path): \(example.name) is \(other ?? "") once more")
    }
  }
}
