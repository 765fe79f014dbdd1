import Audit

/// What is kept of a finding to know it again: an entry of a baseline, or a finding of a stored run.
public struct KnownFinding: Sendable, Equatable {
  /// Its id in the run that it was found in.
  public let id: String
  /// The screen's key, variants left out.
  public let screen: String
  /// The rule's id.
  public let rule: String
  /// How severe it was.
  public let severity: Severity
  /// What makes it the same.
  public let identity: Identity
  /// How often the fault occurred.
  public let occurrences: Int
  /// The element in words for people; no part of the identity.
  public let hint: String

  /// What is kept of a finding.
  public init(_ item: RunFinding, id: String? = nil) {
    self.init(
      id: id ?? item.id, screen: item.screenKey, rule: item.finding.rule, severity: item.finding.severity,
      identity: item.identity, occurrences: item.finding.occurrences, hint: item.finding.element.path)
  }

  /// Joins the parts.
  init(
    id: String, screen: String, rule: String, severity: Severity, identity: Identity, occurrences: Int, hint: String
  ) {
    self.id = id
    self.screen = screen
    self.rule = rule
    self.severity = severity
    self.identity = identity
    self.occurrences = occurrences
    self.hint = hint
  }

  /// The same on a screen of another name.
  func moved(to screen: String) -> KnownFinding {
    KnownFinding(
      id: id, screen: screen, rule: rule, severity: severity, identity: identity.moved(to: screen, rule: rule),
      occurrences: occurrences, hint: hint)
  }

  /// The order of a baseline: by screen, rule, id.
  static func precedes(_ one: KnownFinding, _ other: KnownFinding) -> Bool {
    if one.screen != other.screen { return one.screen.utf8.lexicographicallyPrecedes(other.screen.utf8) }
    if one.rule != other.rule { return one.rule.utf8.lexicographicallyPrecedes(other.rule.utf8) }
    let (digits, others) = (one.id.prefix(16), other.id.prefix(16))
    if digits != others { return digits < others }
    return one.id.utf8.count == other.id.utf8.count ? one.id < other.id : one.id.utf8.count < other.id.utf8.count
  }
}
