import ScreenModel

/// A rule that takes part in a run: its page, its code, its settings.
public struct ActiveRule: Sendable {
  /// The page.
  public let page: RulePage
  /// The severity in force, before the drop of findings for review.
  public let severity: Severity
  /// Whether it runs; a rule that only runs on other screens is kept, so that outcomes can be added up.
  public private(set) var isOn = true
  /// What judges a screen.
  enum Code: Sendable {
    case check(any Check)
    case assertion(DeclarativeRule)
  }

  /// What judges a screen.
  let code: Code

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

/// Patterns of rule ids: `*` stands for any characters.
public enum Pattern {
  /// Whether the whole word matches.
  public static func matches(_ pattern: String, _ word: String) -> Bool {
    var (pattern, word) = (pattern, word)
    return pattern.withUTF8 { pattern in word.withUTF8 { matches(pattern, $0) } }
  }

  private static func matches(_ pattern: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    // The classic two-finger match: on a mismatch, go back to the last star and let it take one byte more.
    var (p, w, star, mark) = (0, 0, -1, 0)
    while w < word.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = p
        mark = w
        p += 1
      } else if p < pattern.count, pattern[p] == word[w] {
        p += 1
        w += 1
      } else if star >= 0 {
        p = star + 1
        mark += 1
        w = mark
      } else {
        return false
      }
    }
    while p < pattern.count, pattern[p] == UInt8(ascii: "*") { p += 1 }
    return p == pattern.count
  }
}
