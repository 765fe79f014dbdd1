import Testing
import ViewHierarchy

@testable import Audit

@Suite struct RulebookOverlayTests {
  @Test("a declarative page from outside takes its place by id")
  func add() throws {
    var book = Rulebook()
    try book.add(path: GoodPage.path, text: GoodPage.text)
    let other = GoodPage.text.replacingOccurrence(of: "id: button-silent", with: "id: a-rule")
    try book.add(path: "mine/buttons/a-rule.md", text: other)
    #expect(book.pages.map(\.id) == ["a-rule", "button-silent"])
    #expect(book["a-rule"]?.path == "mine/buttons/a-rule.md")
    #expect(book["b-rule"] == nil)
    #expect(book["z-rule"] == nil)
  }

  @Test("a page from outside without an assertion is refused")
  func swiftOnly() throws {
    var text = GoodPage.text
    for key in ["select: //button\n", "assert: @label != ''\n", "message: button {name} is silent\n"] {
      text = text.replacingOccurrence(of: key, with: "")
    }
    var book = Rulebook()
    let error = #expect(throws: PageError.self) { try book.add(path: GoodPage.path, text: text) }
    #expect(error?.message == "a rule from outside is declarative: expected the keys select, assert and message")
    #expect(book.pages.isEmpty)
  }

  @Test("an id that exists already is refused, and the page that has it is named")
  func taken() throws {
    var book = try Rulebook.embedded()
    let text = GoodPage.text.replacingOccurrence(of: "id: button-silent", with: "id: control-missing-label")
    let error = #expect(throws: PageError.self) {
      try book.add(path: "mine/buttons/control-missing-label.md", text: text)
    }
    #expect(
      error?.description
        == "mine/buttons/control-missing-label.md:2: the rule control-missing-label exists already, "
        + "in labels/control-missing-label.md")
  }

  @Test("what is missing of a rule's facts names every alternative of each unmet group")
  func needs() throws {
    let page = try RulePageParser.parse(path: GoodPage.path, text: GoodPage.text)
    #expect(page.needs.isMet(by: [Facts(.label), Facts(.traits)]))
    #expect(!page.needs.isMet(by: Facts(.label)))
    #expect(page.needs.missing(from: Facts(.label)) == [.traits, .type])
    #expect(page.needs.missing(from: .all).isEmpty)
  }

  @Test("an unknown fact is named at its place")
  func unknownFact() {
    let text = GoodPage.text.replacingOccurrence(of: "type|traits", with: "type|colour")
    let error = #expect(throws: PageError.self) { try RulePageParser.parse(path: GoodPage.path, text: text) }
    #expect(error?.line == 9)
    #expect(error?.column == 19)
    #expect(error?.message.hasPrefix("\"colour\" is no fact; known are element-flag, ") == true)
  }
}

extension String {
  func replacingOccurrence(of piece: String, with new: String) -> String {
    firstRange(of: piece).map { replacingSubrange($0, with: new) } ?? self
  }
}
