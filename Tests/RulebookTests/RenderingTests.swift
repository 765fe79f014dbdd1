import Testing

@testable import Audit

@Suite struct RenderingTests {
  private func book() throws -> Rulebook {
    var book = Rulebook()
    try book.add(path: GoodPage.path, text: GoodPage.text)
    let off = GoodPage.text.replacingOccurrence(of: "id: button-silent", with: "id: link-silent")
      .replacingOccurrence(of: "category: buttons", with: "category: a-links")
      .replacingOccurrence(of: "default: on", with: "default: off")
      .replacingOccurrence(of: "# Button says nothing", with: "# Link | says nothing")
    try book.add(path: "a-links/link-silent.md", text: off)
    return book
  }

  @Test("the list shows rules by category with their severity")
  func text() throws {
    #expect(
      RuleList.text(of: try book()) == """
        a-links
          off      link-silent    Link | says nothing (for review)

        buttons
          warning  button-silent  Button says nothing (for review)

        2 rules, 1 of them off by default
        findings for review are printed one step less severe than their rule

        """)
  }

  @Test("the index links to the pages and escapes bars in titles")
  func markdown() throws {
    let index = RuleList.markdown(of: try book())
    #expect(
      index.hasSuffix(
        """

        ## buttons

        | rule | title | severity | confidence | default | basis | WCAG |
        |---|---|---|---|---|---|---|
        | [button-silent](buttons/button-silent.md) | Button says nothing | warning | review | on | best-practice | \
        1.1.1 4.1.2 |

        """))
    #expect(index.contains("| Link \\| says nothing | warning | review | off |"))
  }

  @Test("the list for programs states the front matter of each page")
  func json() throws {
    var book = Rulebook()
    try book.add(path: GoodPage.path, text: GoodPage.text)
    let rule =
      #"{"id": "button-silent", "category": "buttons", "title": "Button says nothing", "#
      + #""severity": "warning", "impact": "serious", "confidence": "review", "basis": "best-practice", "#
      + #""default": true, "needs": [["label"], ["traits", "type"]], "#
      + #""parameters": [{"name": "minSiblings", "default": 2, "unit": "nodes"}, "#
      + #"{"name": "minWidth", "default": 0.8, "unit": "share"}], "wcag": ["1.1.1", "4.1.2"], "#
      + #""platforms": ["ios"], "since": "0.1", "sources": ["wcag-4.1.2", "https://example.org/guide"], "#
      + #""peers": [], "tags": ["buttons", "serious", "ios", "wcag-1.1.1", "wcag-a", "wcag-4.1.2"]}"#
    #expect(
      RuleList.json(of: book)
        == "{\n \"schema\": \"screenreadout-rules/1\",\n \"rules\": [\n  \(rule)\n ]\n}\n")
  }

  @Test("an empty book is listed as such")
  func empty() { #expect(RuleList.text(of: Rulebook()) == "0 rules\n") }

  @Test("an explanation shows the facts of the page, then its sections")
  func explanation() throws {
    let page = try #require(try book()["button-silent"])
    let text = RuleExplanation.text(of: page, width: 60)
    #expect(
      text.hasPrefix(
        """
        Button says nothing
        button-silent

          severity   warning, on by default
          impact     serious
          confidence review: findings are printed one step less
                     severe, as note
          basis      best-practice
          WCAG 2.2   related to 1.1.1, 4.1.2
          platforms  ios
          needs      label, traits or type
          parameter  minSiblings = 2 nodes
          parameter  minWidth = 0.8 share

        Why

        Nobody hears it.

        How to fix

            # not a heading

        Passing

        """))
  }

  @Test("running text keeps to the width and code keeps its lines", arguments: [20, 40, 72, 100])
  func width(columns: Int) throws {
    for page in try Rulebook.embedded().pages {
      var code = Set<Substring>()
      for section in page.sections {
        for line in section.text.split(separator: "\n") { code.insert("    \(line)") }
      }
      for line in RuleExplanation.text(of: page, width: columns).split(separator: "\n") where !code.contains(line) {
        let words = line.split(separator: " ")
        #expect(line.count <= columns || words.count <= 3, "\(page.id): \(line)")
      }
    }
  }

  @Test("list items are indented under their first word")
  func listItems() {
    let text = PlainParagraphs(width: 24).render("One line.\n\n- the first item is long\n  and goes on\n- second\n")
    #expect(text == "One line.\n\n- the first item is long\n  and goes on\n- second\n")
  }

  @Test("a new page parses, with the name of its check")
  func template() throws {
    let text = try PageTemplate.text(id: "card-too-loud", category: "cards")
    let page = try RulePageParser.parse(path: "Rules/cards/card-too-loud.md", text: text)
    #expect(page.id == "card-too-loud" && page.assertion != nil)
    #expect(PageTemplate.typeName(of: page.id) == "CardTooLoud")
    #expect(throws: PageError.self) { try PageTemplate.text(id: "Card", category: "cards") }
    #expect(throws: PageError.self) { try PageTemplate.text(id: "card", category: "../cards") }
  }
}
