import Importers
import ScreenModel
import TestSupport
import Testing

@testable import Audit

/// The fix of a declarative rule is what its page says under "How to fix".
@Suite struct PageFixTests {
  @Test(
    "the summary is the first sentence, without marks of code and without its point",
    arguments: [
      ("Set `accessibilityIdentifier`. Users never hear it.", "Set accessibilityIdentifier"),
      ("\nRename it, in 2.5 minutes,\nand the tests.\n\nThen ship.", "Rename it, in 2.5 minutes, and the tests"),
      ("No point", "No point"),
    ])
  func summary(section: String, expected: String) {
    #expect(Fix(pageSection: section)?.summary == expected)
    #expect(Fix(pageSection: section)?.code == [])
  }

  @Test("each block in a language that reports know is code, for the framework named or the usual one")
  func code() {
    let section = """
      Do it.

      ```swift
      view.a = 1
      view.b = 2
      ```

      ```swift swiftui
      .a(1)
      ```

      ```kotlin compose
      Modifier.a()
      ```

      ```text
      not code
      ```

      ```objc
      ```
      """
    #expect(
      Fix(pageSection: section)?.code == [
        FixCode(.uikit, .swift, "view.a = 1\nview.b = 2"), FixCode(.swiftui, .swift, ".a(1)"),
        FixCode(.compose, .kotlin, "Modifier.a()"),
      ])
  }

  @Test("a section without a sentence has no fix", arguments: ["", "\n\n", "```swift\nview.a = 1\n```"])
  func none(section: String) {
    #expect(Fix(pageSection: section) == nil)
  }

  @Test("a finding of a declarative rule carries the fix of its page")
  func finding() throws {
    let path = "Samples/rulebook/naming/control-without-identifier.md"
    var book = Rulebook()
    try book.add(path: path, text: try #require(RepositoryFiles.text(of: path)))
    let auditor = Auditor(rules: RuleSelection().rules(of: book, checks: []))
    let screen =
      "<screen platform='ios'><button element='true' label='Save' x='1' y='1' width='44' height='44'/></screen>"
    let capture = try #require(Export.read(Array(screen.utf8)).captures.first)
    let fix = try #require(auditor.audit(Screen(capture), key: "").findings.first?.fix)
    #expect(fix.summary == "Set accessibilityIdentifier")
    #expect(fix.code.map(\.framework) == [.uikit, .swiftui])
  }
}
