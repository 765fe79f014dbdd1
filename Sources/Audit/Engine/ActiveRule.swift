import ScreenModel

/// A rule that takes part in a run: its page, its code, its settings.
public struct ActiveRule: Sendable {
  /// The page.
  public let page: RulePage
  /// The severity in force, before the drop of findings for review.
  public let severity: Severity
  /// Whether it runs; a rule that only runs on other screens is kept, so that outcomes can be added up.
  public private(set) var isOn = true
  let code: Code

  /// What judges a screen.
  enum Code: Sendable {
    case check(any Check)
    case assertion(DeclarativeRule)
  }

  /// A rule with Swift code.
  public init(page: RulePage, check: any Check.Type, parameters: RuleParameters? = nil, severity: Severity? = nil) {
    self.page = page
    self.severity = severity ?? page.severity
    code = .check(check.init(parameters ?? page.parameters))
  }

  /// A rule with the check of its id, or with the expressions of its page; nil where there is neither.
  public init?(
    page: RulePage, checks: [any Check.Type], parameters: RuleParameters? = nil, severity: Severity? = nil
  ) {
    self.init(page: page, check: checks.first { $0.id == page.id }, parameters: parameters, severity: severity)
  }

  /// A rule with its check, or where it has none with the expressions of its page; nil where there is neither.
  init?(page: RulePage, check: (any Check.Type)?, parameters: RuleParameters?, severity: Severity?) {
    guard
      let code = check.map({ .check($0.init(parameters ?? page.parameters)) })
        ?? DeclarativeRule(page).map(Code.assertion)
    else { return nil }
    self.page = page
    self.severity = severity ?? page.severity
    self.code = code
  }
}

extension ActiveRule {
  /// Whether it takes two captures of a screen to see anything.
  public var isForPairsOnly: Bool {
    if case .check(let check) = code { return type(of: check).isForPairsOnly }
    return false
  }

  /// Whether a screenshot changes what it says.
  public var asksScreenshots: Bool {
    if case .check(let check) = code, type(of: check).asksScreenshots { return true }
    return page.needs.groups.contains { $0.contains(.pixels) }
  }

  /// The rule, not running.
  public var switchedOff: ActiveRule {
    var rule = self
    rule.isOn = false
    return rule
  }
}
