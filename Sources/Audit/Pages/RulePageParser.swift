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
    let path = embedded.path.description
    let page = PageLines(path: path, text: head(of: embedded.text))
    let matter = try FrontMatter(of: page)
    let header = try PageHeader(matter, of: page)
    let title = try PageBody.title(of: page, after: matter.lastLine).title
    return RulePage(path: path, header: header, title: title, content: .unread(index: index))
  }

  /// A page up to its first heading of the second level.
  private static func head(of text: StaticString) -> String {
    text.withUTF8Buffer { bytes in
      let end = bytes.indices.dropFirst().first { index in
        bytes[index - 1] == 0x0A && bytes[index] == 0x23 && index + 1 < bytes.count && bytes[index + 1] == 0x23
      }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<(end ?? bytes.count)]), as: UTF8.self)
    }
  }
}

extension RulePage {
  fileprivate init(path: String, header: PageHeader, title: String, content: Content) {
    self.init(
      path: path, id: header.id, category: header.category, impact: header.impact, severity: header.severity,
      confidence: header.confidence, basis: header.basis, isOnByDefault: header.isOnByDefault, needs: header.needs,
      parameters: header.parameters, wcag: header.wcag, platforms: header.platforms, since: header.since,
      sources: header.sources, peers: header.peers, assertion: header.assertion, optOuts: header.optOuts, title: title,
      content: content)
  }
}
