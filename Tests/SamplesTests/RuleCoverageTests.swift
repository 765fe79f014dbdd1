import Audit
import TestSupport
import Testing

/// Every rule that a plain audit runs is shown by a sample, so that its finding can be seen on a whole screen.
struct RuleCoverageTests {
  /// Rules that no sample can show, and why.
  private static let exceptions: [String: String] = [:]

  @Test("Every rule that is on by default fires on a bad twin")
  func everyRuleIsShown() throws {
    let audited = Set(try Rulebook.embedded().pages.filter(\.isOnByDefault).map(\.id))
    let pictured = RepositoryFiles.files(below: "Samples/screenshots").filter { $0.hasSuffix("bad/home.xml") }
    let marks =
      Sample.bad.map { $0.marks() }
      + pictured.map { SampleMarks(Array((RepositoryFiles.text(of: "Samples/screenshots/\($0)") ?? "").utf8)) }
    let shown = Set(marks.flatMap { $0.findings.map(\.rule) })
    let missing = audited.subtracting(shown).subtracting(Self.exceptions.keys).sorted()
    #expect(missing.isEmpty, "no bad twin shows \(missing.joined(separator: ", "))")
    let needless = Self.exceptions.keys.filter { shown.contains($0) || !audited.contains($0) }
    #expect(needless.isEmpty, "no exceptions any more: \(needless.sorted().joined(separator: ", "))")
  }
}
