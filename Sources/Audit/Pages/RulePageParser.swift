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
      path: path, header: header, title: body.title,
      content: .read(sections: body.sections, examples: body.examples))
  }

  /// Reads the front matter and the title of a page in the program; its sections are read when they are asked for.
  static func parseHead(of index: Int) throws(PageError) -> RulePage {
    let embedded = EmbeddedPages.all[index]
    var title = ""
    let matter = embedded.text.withUTF8Buffer { FrontMatter(embedded: $0, title: &title) }
    let page = PageLines(path: embedded.path.description, text: "")
    let header = try PageHeader(matter, of: page)
    return RulePage(path: page.path, header: header, title: title, content: .unread(index: index))
  }
}
