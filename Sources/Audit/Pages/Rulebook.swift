/// All rule pages of a run, sorted by id.
public struct Rulebook: Sendable {
  public private(set) var pages: [RulePage]

  /// The pages that ship in the binary.
  /// - Throws: at a fault in one of them, which a test excludes.
  public static func embedded() throws(PageError) -> Rulebook {
    var pages: [RulePage] = []
    pages.reserveCapacity(EmbeddedPages.all.count)
    for index in EmbeddedPages.all.indices { pages.append(try RulePageParser.parseHead(of: index)) }
    return Rulebook(pages: pages.sorted { $0.id < $1.id })
  }

  /// A book without pages.
  public init() { pages = [] }

  private init(pages: [RulePage]) { self.pages = pages }

  /// The page of a rule.
  public subscript(id: String) -> RulePage? {
    let index = firstIndex(notBefore: id)
    return index < pages.count && pages[index].id == id ? pages[index] : nil
  }

  /// Adds a page from outside; reading the file is the caller's job.
  ///
  /// Only declarative rules can come from outside, as there is no Swift code for others.
  /// - Throws: when the page or one of its expressions has a fault, the page states no assertion, or its id is taken.
  public mutating func add(path: String, text: String) throws(PageError) {
    let page = try RulePageParser.parse(path: path, text: text)
    guard let rule = DeclarativeRule(page) else {
      throw PageError(
        page: path, line: 1, column: nil,
        message: "a rule from outside is declarative: expected the keys select, assert and message")
    }
    try rule.validate()
    let index = firstIndex(notBefore: page.id)
    if index < pages.count, pages[index].id == page.id {
      throw PageError(
        page: path, line: 2, column: nil, message: "the rule \(page.id) exists already, in \(pages[index].path)")
    }
    pages.insert(page, at: index)
  }

  /// Takes a page as it stands on disk: in place of its embedded version where it is a page of the program, which has
  /// Swift code for it, else as a page from outside.
  /// - Throws: as ``add(path:text:)``.
  public mutating func revise(path: String, text: String) throws(PageError) {
    let page = try RulePageParser.parse(path: path, text: text)
    let index = firstIndex(notBefore: page.id)
    guard page.assertion == nil, index < pages.count, pages[index].id == page.id else {
      return try add(path: path, text: text)
    }
    pages[index] = page
  }

  /// Keeps some of its pages only.
  public mutating func keep(_ selected: [RulePage]) { pages = selected }

  private func firstIndex(notBefore id: String) -> Int {
    var low = 0
    var high = pages.count
    while low < high {
      let middle = low + (high - low) / 2
      if pages[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
