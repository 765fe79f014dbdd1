import Testing

/// A page with one fault, and the error that it must give.
struct BrokenPage: Sendable, CustomTestStringConvertible {
  let text: String
  var path = GoodPage.path
  let line: Int
  var column: Int?
  let message: String

  var testDescription: String { message }

  private init(_ old: String, _ new: String, line: Int, column: Int? = nil, _ message: String) {
    text = GoodPage.replacing(old, with: new)
    self.line = line
    self.column = column
    self.message = message
  }

  private init(path: String, line: Int, column: Int, _ message: String) {
    text = GoodPage.text
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  static let all: [BrokenPage] = frontMatter + values + body

  private static let frontMatter = [
    BrokenPage("---\nid", "id", line: 1, "expected --- on the first line"),
    BrokenPage("---\n# Button", "# Button", line: 19, "expected \"key: value\""),
    BrokenPage("wcag:", "wacg:", line: 11, column: 1, "unknown key \"wacg\""),
    BrokenPage("since: 0.1", "since 0.1", line: 13, "expected \"key: value\""),
    BrokenPage("since: 0.1", "since:  ", line: 13, "the key since has no value"),
    BrokenPage("since: 0.1\n", "", line: 18, "expected the key since"),
    BrokenPage(
      "impact: serious\n", "impact: serious\nimpact: minor\n", line: 5, column: 1, "the key impact stands twice"),
    BrokenPage(
      "impact: serious\nseverity: warning\n", "severity: warning\nimpact: serious\n", line: 5, column: 1,
      "the key impact must stand before severity"),
  ]

  private static let values = [
    BrokenPage(
      "id: button-silent", "id: Button", line: 2, column: 5,
      "\"Button\" is no rule id: expected words in lower case and hyphens"),
    BrokenPage(
      path: "Rules/buttons/other.md", line: 2, column: 5,
      "the id button-silent belongs in the file button-silent.md, not other.md"),
    BrokenPage(
      path: "Rules/links/button-silent.md", line: 3, column: 11,
      "the category buttons belongs in the folder buttons, not links"),
    BrokenPage(path: "button-silent.md", line: 3, column: 11, "expected the page in a folder buttons"),
    BrokenPage(
      "impact: serious", "impact: bad", line: 4, column: 9,
      "expected minor, moderate, serious or critical, not \"bad\""),
    BrokenPage(
      "severity: warning", "severity:  fatal", line: 5, column: 12,
      "expected note, warning or error, not \"fatal\""),
    BrokenPage("confidence: review", "confidence: no", line: 6, column: 13, "expected certain or review, not \"no\""),
    BrokenPage(
      "basis: best-practice", "basis: law", line: 7, column: 8,
      "expected wcag-failure, best-practice, platform or guide, not \"law\""),
    BrokenPage("default: on", "default: yes", line: 8, column: 10, "expected on or off, not \"yes\""),
    BrokenPage(
      "params: minSiblings = 2 nodes", "params: minSiblings=2", line: 10, column: 9,
      "expected \"name = number unit\", not \"minSiblings=2\""),
    BrokenPage("params: minS", "params: MinS", line: 10, column: 9, "\"MinSiblings\" is not in camelCase"),
    BrokenPage("0.8 share", "1.8 share", line: 10, column: 43, "minWidth is a share and must lie between 0 and 1"),
    BrokenPage("2 nodes", "2.5 nodes", line: 10, column: 23, "minSiblings counts nodes and must be a whole number"),
    BrokenPage("2 nodes", "nan nodes", line: 10, column: 23, "minSiblings must lie between 0 and 1000000"),
    BrokenPage("minWidth", "minSiblings", line: 10, column: 32, "the parameter minSiblings stands twice"),
    BrokenPage(
      "wcag: 1.1.1 4.1.2", "wcag: 1.1.1 4.1", line: 11, column: 13,
      "\"4.1\" is no success criterion: expected a number like 1.1.1"),
    BrokenPage("ios", "ios ios", line: 12, column: 16, "expected ios or android once each, not \"ios\""),
    BrokenPage("since: 0.1", "since: soon", line: 13, column: 8, "\"soon\" is no version: expected a number like 0.1"),
    BrokenPage(
      "https:", "http:", line: 14, column: 21,
      "expected keys or https addresses with spaces between, not \"http://example.org/guide\""),
    BrokenPage(
      "assert: @label != ''\n", "", line: 15, "select stands without assert: a declarative rule has all three"),
    BrokenPage(
      "-scaled nothing", "-doubled nothing", line: 18, column: 39,
      "\"doubled\" is no transform; known are wrapped, mirrored, shifted, scaled, renamed"),
    BrokenPage("-scaled nothing is measured", "-scaled", line: 18, column: 39, "expected \"-transform reason\""),
  ]

  private static let body = [
    BrokenPage("# Button says", "Button says", line: 20, "expected \"# Title\""),
    BrokenPage("# Button says nothing", "#  ", line: 20, "the title is empty"),
    BrokenPage("## Why", "## Reason", line: 22, "expected the heading \"## Why\""),
    BrokenPage("## Limits\n\nNone.\n\n", "", line: 51, "expected the heading \"## Limits\""),
    BrokenPage("Nobody hears it.\n", "", line: 22, "the section Why is empty"),
    BrokenPage("A guide.\n", "A guide.\n\n## More\n", line: 59, "expected no heading after \"## Sources\""),
    BrokenPage(
      "```xml name=named params=minSiblings=3,minWidth=0.9\n<screen><button label=\"Play\"/></screen>\n```\n",
      "See below.\n",
      line: 32, "the section Passing has no example: expected a block tagged xml"),
    BrokenPage("```xml name=named", "```html name=named", line: 34, htmlMessage),
    BrokenPage("name=named", "name=Named", line: 34, "the name \"Named\" is not in kebab-case"),
    BrokenPage(
      "name=named", "title=named", line: 34,
      "expected name=, params= or screenshot=stated once each, not \"title=named\""),
    BrokenPage(
      "minSiblings=3", "maxSiblings=3", line: 34,
      "the rule has no parameter maxSiblings; it has minSiblings, minWidth"),
    BrokenPage("minSiblings=3", "minSiblings=three", line: 34, "expected name=number, not \"minSiblings=three\""),
    BrokenPage("name=other-format", "name=named", line: 47, "two examples are named named"),
    BrokenPage(
      "  <!-- finding: is silent -->\n", "", line: 40,
      "a failing example marks what is found: expected <!-- finding: text -->"),
    BrokenPage(
      "<screen><button label=", "<screen><!-- finding: x --><button label=", line: 34,
      "a passing example expects no finding"),
    BrokenPage("<screen><button label=\"Play\"/></screen>", " ", line: 34, "the example is empty"),
    BrokenPage("{\"type\": \"Button\"}\n````", "{\"type\": \"Button\"}\n```", line: 47, "the block is not closed"),
  ]

  private static let htmlMessage =
    "expected an example tagged xml or json, not \"html name=named params=minSiblings=3,minWidth=0.9\""
}
