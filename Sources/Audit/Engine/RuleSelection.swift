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

  /// Sets the severity of the rules of a pattern, nil to switch them off. One rule by its id is switched on; a pattern
  /// changes what runs and switches nothing on.
  public mutating func set(_ severity: Severity?, for pattern: String, in book: Rulebook) {
    for page in book.pages where Pattern.matches(pattern, page.id) {
      let isOn = isChosen(page) || (severities[page.id] ?? nil) != nil
      if severity == nil || isOn || !pattern.contains("*") { severities[page.id] = .some(severity) }
    }
  }

  /// Why no rule of a book is left, as the narrowing that leaves none; nil where one is.
  public func emptiness(of book: Rulebook) -> Emptiness? {
    guard pages(of: book).isEmpty else { return nil }
    let chosen = book.pages.filter { isChosen($0) || (severities[$0.id] ?? nil) != nil }
    let kept = chosen.filter { !isSkipped($0) }
    if chosen.isEmpty { return .nothingChosen }
    if kept.isEmpty { return .skipped(chosen.count) }
    let on = kept.filter(isNamed)
    if on.isEmpty { return .switchedOff(kept.count) }
    return .narrowed(on.count)
  }

  /// Where the last rule went.
  public enum Emptiness: Sendable, Equatable {
    /// Neither a set nor a name chooses any.
    case nothingChosen
    /// All of so many chosen ones are skipped.
    case skipped(Int)
    /// All of so many are switched off by their severity.
    case switchedOff(Int)
    /// None of so many is about the standard, for the reason or with the tag that is asked for.
    case narrowed(Int)
  }

  private func isNamed(_ page: RulePage) -> Bool {
    if isSkipped(page) { return false }
    if let override = severities[page.id] { return override != nil }
    return isChosen(page)
  }

  private func isSkipped(_ page: RulePage) -> Bool { skip.contains { Pattern.matches($0, page.id) } }

  private func isChosen(_ page: RulePage) -> Bool {
    only.isEmpty ? preset.holds(page) : only.contains { Pattern.matches($0, page.id) }
  }
}
