import ViewHierarchy

/// The facts without which a rule cannot judge a screen: all groups are needed, of each group one fact.
public struct FactNeeds: Sendable, Equatable {
  /// The alternatives, in the order of the page.
  public let groups: [Facts]

  /// Whether a screen carries enough.
  public func isMet(by facts: Facts) -> Bool {
    groups.allSatisfy { !$0.isDisjoint(with: facts) }
  }

  /// What a screen lacks: every fact of each group of which it carries none, in their fixed order.
  public func missing(from facts: Facts) -> [Fact] {
    var missing: Facts = []
    for group in groups where group.isDisjoint(with: facts) { missing.formUnion(group) }
    return missing.facts
  }

  /// Nothing needed.
  static let none = FactNeeds(groups: [])

  private init(groups: [Facts]) { self.groups = groups }

  /// Reads `label type|traits`.
  init(parsing text: Substring) throws(UnknownFact) {
    var groups: [Facts] = []
    for group in text.pieces(between: " ") {
      groups.append(try Facts(names: group.pieces(between: "|", keepingEmpty: true)))
    }
    self.groups = groups
  }
}
