import ViewHierarchy

/// One rule as its page states it: documentation, metadata and examples.
public struct RulePage: Sendable, Equatable {
  /// What the XPath expressions of a rule without Swift code are.
  public struct Assertion: Sendable, Equatable {
    /// The nodes that the rule looks at.
    public let select: String
    /// What must hold for each of them.
    public let assert: String
    /// The message of a finding, with `{name}`-style placeholders.
    public let message: String
    /// The line of the page on which `select` stands; `assert` and `message` follow it.
    public let line: Int
  }

  /// The text below one heading.
  public struct Section: Sendable, Equatable {
    public let heading: PageHeading
    public let text: String
    /// The line of the heading.
    public let line: Int
  }

  /// The path of the page as it was given.
  public let path: String
  private let shared: Shared
  public let title: String
  /// What follows the title.
  let content: Content

  /// What the front matter says. In a class, since pages go from list to list when the program starts, and are copied
  /// each time.
  private final class Shared: Sendable, Equatable {
    let header: PageHeader

    init(_ header: PageHeader) { self.header = header }

    static func == (one: Shared, other: Shared) -> Bool { one.header == other.header }
  }

  init(path: String, header: PageHeader, title: String, content: Content) {
    self.path = path
    shared = Shared(header)
    self.title = title
    self.content = content
  }

  public var id: String { shared.header.id }
  public var category: String { shared.header.category }
  public var impact: Impact { shared.header.impact }
  /// Before the drop of findings to be reviewed.
  public var severity: Severity { shared.header.severity }
  /// The confidence of a normal finding; a check may set another one per finding.
  public var confidence: Confidence { shared.header.confidence }
  public var basis: Basis { shared.header.basis }
  public var isOnByDefault: Bool { shared.header.isOnByDefault }
  public var needs: FactNeeds { shared.header.needs }
  public var parameters: RuleParameters { shared.header.parameters }
  /// Success criteria of WCAG 2.2, by number.
  public var wcag: [String] { shared.header.wcag }
  /// The platforms that the rule is about.
  public var platforms: [Platform] { shared.header.platforms }
  /// The version of the tool that had the rule first.
  public var since: String { shared.header.since }
  /// Keys or addresses of what the rule rests on.
  public var sources: [String] { shared.header.sources }
  /// Other tools that check the same or nearly the same.
  public var peers: [Peer] { shared.header.peers }
  /// Set for declarative rules only; every other rule has a check.
  public var assertion: Assertion? { shared.header.assertion }
  public var optOuts: [TransformOptOut] { shared.header.optOuts }

  /// All six, in their fixed order.
  public var sections: [Section] { content.read().sections }
  public var examples: [RuleExample] { content.read().examples }

  /// Whether it ships in the program.
  var isEmbedded: Bool {
    if case .unread = content { return true }
    return assertion == nil
  }

  /// The text below a heading.
  public func text(under heading: PageHeading) -> String {
    sections.first { $0.heading == heading }?.text ?? ""
  }
}

extension RulePage {
  /// The sections of a page: read, or still as text. A run that finds nothing never reads those of the pages in the
  /// program, whose form a test has checked.
  enum Content: Sendable, Equatable {
    case read(sections: [Section], examples: [RuleExample])
    case unread(index: Int)

    fileprivate func read() -> (sections: [Section], examples: [RuleExample]) {
      switch self {
      case .read(let sections, let examples): return (sections, examples)
      case .unread(let index):
        let page = EmbeddedPages.all[index]
        let whole = try? RulePageParser.parse(path: page.path.description, text: page.text.description)
        return whole.map { ($0.sections, $0.examples) } ?? ([], [])
      }
    }
  }
}

/// The headings of a rule page, in their order; all are mandatory.
public enum PageHeading: String, Sendable, CaseIterable {
  case why = "Why"
  case howToFix = "How to fix"
  case passing = "Passing"
  case failing = "Failing"
  case limits = "Limits"
  case sources = "Sources"
}
