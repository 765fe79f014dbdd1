import ViewHierarchy

/// The values of a page's front matter, checked.
struct PageHeader: Sendable, Equatable {
  let id: String
  let category: String
  let impact: Impact
  let severity: Severity
  let confidence: Confidence
  let basis: Basis
  let isOnByDefault: Bool
  let needs: FactNeeds
  let parameters: RuleParameters
  let wcag: [String]
  let platforms: [Platform]
  let since: String
  let sources: [String]
  let peers: [Peer]
  let assertion: RulePage.Assertion?
  let optOuts: [TransformOptOut]

  init(_ matter: FrontMatter, of page: PageLines) throws(PageError) {
    let values = HeaderValues(matter: matter, page: page)
    id = try values.id()
    category = try values.category()
    let impact: Impact = try values.word(.impact) ?? .minor
    self.impact = impact
    severity = try values.word(.severity) ?? impact.defaultSeverity
    confidence = try values.word(.confidence) ?? .certain
    basis = try values.word(.basis) ?? .bestPractice
    isOnByDefault = try values.isOnByDefault()
    needs = try values.needs()
    parameters = try values.parameters()
    wcag = try values.criteria()
    platforms = try values.platforms()
    since = try values.version()
    sources = try values.sources()
    peers = try values.peers()
    assertion = try values.assertion()
    optOuts = try values.optOuts()
  }
}
