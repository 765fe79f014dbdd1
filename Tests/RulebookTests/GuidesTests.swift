import Audit
import TestSupport
import Testing

/// `Rules/GUIDES.md` names rules that exist.
struct GuidesTests {
  private static let text = RepositoryFiles.text(of: "Rules/GUIDES.md") ?? ""

  /// The words in backticks behind "rule" or "rules" in the right column.
  private static var namedRules: [String] {
    var names: [String] = []
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|")
      guard cells.count == 2, let right = cells.last else { continue }
      let words = right.split(separator: "`", omittingEmptySubsequences: false)
      for (index, word) in words.enumerated() where index % 2 == 1 && word.split(separator: "-").count >= 3 {
        if word.allSatisfy({ $0.isLowercase || $0 == "-" || $0.isNumber }) { names.append(String(word)) }
      }
    }
    return names
  }

  @Test("every rule that the guides page names exists")
  func namesExistingRules() throws {
    let ids = Set(try Rulebook.embedded().pages.map(\.id))
    let others: Set = ["appium-ios-xml"]
    #expect(Self.namedRules.count > 20)
    #expect(Self.namedRules.filter { !ids.contains($0) && !others.contains($0) } == [])
  }

  @Test("every card, list and rating rule comes from a statement of the guides")
  func coversTheGuides() throws {
    let rules = try Rulebook.embedded().pages.filter { $0.basis == .guide }.map(\.id)
    let named = Set(Self.namedRules)
    #expect(rules.filter { !named.contains($0) && ["card", "rating"].contains($0.prefix { $0 != "-" }) } == [])
  }

  @Test("no statement is left without an answer")
  func answersAll() {
    let rows = Self.text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count > 40)
    #expect(rows.allSatisfy { $0.split(separator: "|").count == 2 })
  }
}
