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
  public let id: String
  public let category: String
  public let impact: Impact
  /// Before the drop of findings to be reviewed.
  public let severity: Severity
  /// The confidence of a normal finding; a check may set another one per finding.
  public let confidence: Confidence
  public let basis: Basis
  public let isOnByDefault: Bool
  public let needs: FactNeeds
  public let parameters: RuleParameters
  /// Success criteria of WCAG 2.2, by number.
  public let wcag: [String]
  /// The platforms that the rule is about.
  public let platforms: [Platform]
  /// The version of the tool that had the rule first.
  public let since: String
  /// Keys or addresses of what the rule rests on.
  public let sources: [String]
  /// Other tools that check the same or nearly the same.
  public let peers: [Peer]
  /// Set for declarative rules only; every other rule has a check.
  public let assertion: Assertion?
  public let optOuts: [TransformOptOut]
  public let title: String
  /// What follows the title.
  let content: Content

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
