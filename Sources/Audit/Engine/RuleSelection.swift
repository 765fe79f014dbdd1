/// Which rules take part in a run, by their ids; `*` stands for any characters.
public struct RuleSelection: Sendable {
  /// The set that is chosen from.
  public var preset = Preset(.recommended)
  /// Only these, whatever the set has; empty for all that it has.
  public var only: [String] = []
  /// Not these.
  public var skip: [String] = []
  /// Only rules about a criterion of this standard.
  public var standard: Standard?
  /// Only rules for one of these reasons; empty for all.
  public var bases: [Basis] = []
  /// Only rules with one of these tags; empty for all.
  public var tags: [String] = []
  /// Severities by rule; nil switches the rule off.
  public var severities: [String: Severity?] = [:]
  /// Numbers by rule, where they are not those of the page.
  public var parameters: [String: RuleParameters] = [:]

  /// What is on by default.
  public init() {}

  /// The rules of a book that have code, selected and sorted by id.
  public func rules(of book: Rulebook, checks: [any Check.Type]) -> [ActiveRule] {
    let checks = Dictionary(checks.map { ($0.id, $0) }) { first, _ in first }
    return pages(of: book).compactMap { page in
      ActiveRule(
        page: page, check: checks[page.id], parameters: parameters[page.id], severity: severities[page.id] ?? nil)
    }
  }

  /// The pages of a book that are selected, sorted by id.
  public func pages(of book: Rulebook) -> [RulePage] {
    let criteria = standard?.criteria
    return book.pages.filter { page in
      isNamed(page)
        && (criteria.map { !$0.isDisjoint(with: page.wcag) } ?? true)
        && (bases.isEmpty || bases.contains(page.basis))
        && (tags.isEmpty || page.tags.contains { tags.contains($0) })
    }
  }

  private func isNamed(_ page: RulePage) -> Bool {
    if skip.contains(where: { Pattern.matches($0, page.id) }) { return false }
    if let override = severities[page.id] { return override != nil }
    if !only.isEmpty { return only.contains { Pattern.matches($0, page.id) } }
    return preset.holds(page)
  }
}
