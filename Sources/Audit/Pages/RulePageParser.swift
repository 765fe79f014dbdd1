/// Reads rule pages: front matter, a title, six headings, fenced examples, and nothing else of Markdown.
public enum RulePageParser {
  /// Reads one page.
  /// - Parameter path: ends in `category/rule-id.md`; errors name it.
  /// - Throws: at the first fault, with the place and what was expected there.
  public static func parse(path: String, text: String) throws(PageError) -> RulePage {
    let page = PageLines(path: path, text: text)
    let matter = try FrontMatter(of: page)
    let header = try PageHeader(matter, of: page)
    let body = try PageBody(of: page, after: matter.lastLine, parameters: header.parameters)
    return RulePage(
      path: path, id: header.id, category: header.category, impact: header.impact, severity: header.severity,
      confidence: header.confidence, basis: header.basis, isOnByDefault: header.isOnByDefault, needs: header.needs,
      parameters: header.parameters, wcag: header.wcag, platforms: header.platforms, since: header.since,
      sources: header.sources, assertion: header.assertion, optOuts: header.optOuts, title: body.title,
      sections: body.sections, examples: body.examples)
  }
}
