import Testing
import ViewHierarchy

@testable import Audit

@Suite struct PageGrammarTests {
  private func parse(_ text: String, path: String = GoodPage.path) throws(PageError) -> RulePage {
    try RulePageParser.parse(path: path, text: text)
  }

  @Test("every key of the front matter is read")
  func frontMatter() throws {
    let page = try parse(GoodPage.text)
    #expect(page.id == "button-silent")
    #expect(page.category == "buttons")
    #expect(page.impact == .serious)
    #expect(page.severity == .warning)
    #expect(page.confidence == .review)
    #expect(page.basis == .bestPractice)
    #expect(page.isOnByDefault)
    #expect(page.needs.groups == [Facts([.label]), Facts([.type, .traits])])
    #expect(page.parameters["minSiblings"] == 2)
    #expect(page.parameters["minWidth"] == 0.8)
    #expect(page.parameters.all.map(\.unit) == [.nodes, .share])
    #expect(page.wcag == ["1.1.1", "4.1.2"])
    #expect(page.platforms == [.ios])
    #expect(page.since == "0.1")
    #expect(page.sources == ["wcag-4.1.2", "https://example.org/guide"])
    #expect(page.assertion?.select == "//button")
    #expect(page.assertion?.assert == "@label != ''")
    #expect(page.assertion?.message == "button {name} is silent")
    #expect(page.optOuts.map(\.transform) == [.mirrored, .scaled])
    #expect(page.optOuts.map(\.reason) == ["the words stay", "nothing is measured"])
  }

  @Test("title, sections and examples are read with their lines")
  func body() throws {
    let page = try parse(GoodPage.text)
    #expect(page.title == "Button says nothing")
    #expect(page.sections.map(\.heading) == PageHeading.allCases)
    #expect(page.text(under: .why) == "Nobody hears it.\n")
    #expect(page.text(under: .howToFix).contains("# not a heading"))
    #expect(page.examples.map(\.name) == ["named", "failing-1", "other-format"])
    #expect(page.examples.map(\.format) == ["canonical-xml", "canonical-xml", "wda-json"])
    #expect(page.examples.map(\.expectation) == [.passing, .failing, .failing])
    #expect(page.examples.map(\.line) == [35, 41, 48])
    #expect(page.examples[0].parameters["minSiblings"] == 3)
    #expect(page.examples[0].parameters["minWidth"] == 0.9)
    #expect(page.examples[1].parameters["minSiblings"] == 2)
    #expect(page.examples[1].text == "<screen>\n  <!-- finding: is silent -->\n  <button/>\n</screen>\n")
  }

  @Test("what is left out takes its default")
  func defaults() throws {
    var text = GoodPage.text
    for line in ["severity: warning\n", "confidence: review\n", "platforms: ios\n", "wcag: 1.1.1 4.1.2\n"] {
      text = try text.replacingSubrange(#require(text.firstRange(of: line)), with: "")
    }
    let page = try parse(text)
    #expect(page.severity == .error)
    #expect(page.confidence == .certain)
    #expect(page.platforms == Platform.allCases)
    #expect(page.wcag.isEmpty)
  }

  @Test("Windows line ends change nothing")
  func carriageReturns() throws {
    let windows = GoodPage.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try parse(windows) == parse(GoodPage.text))
  }

  @Test("a fault is named with its place and what was expected", arguments: BrokenPage.all)
  func faults(broken: BrokenPage) {
    let error = #expect(throws: PageError.self) { try parse(broken.text, path: broken.path) }
    #expect(error?.page == broken.path)
    #expect(error?.line == broken.line)
    #expect(error?.column == broken.column)
    #expect(error?.message == broken.message)
  }

  @Test("a page cut anywhere is an error and never a crash")
  func cut() {
    let bytes = Array(GoodPage.text.utf8)
    let end = bytes.count - "A guide.\n".utf8.count
    for length in 0..<end {
      #expect(throws: PageError.self) { try parse(String(decoding: bytes[..<length], as: UTF8.self)) }
    }
  }
}
