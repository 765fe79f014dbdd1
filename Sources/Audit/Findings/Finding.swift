import ViewHierarchy

/// One reported fault, complete in itself: the screen it was found on is not needed any more.
public struct Finding: Sendable {
  /// The rule's id.
  public let rule: String
  /// After overrides and the drop of findings for review.
  public var severity: Severity
  /// The severity without the drop of findings for review.
  public let fullSeverity: Severity
  /// What it does to the person.
  public let impact: Impact
  /// How sure it is.
  public let confidence: Confidence
  /// Where it stands beside the baseline.
  public var state = FindingState.new
  /// Whether the element was in order in the run that this one is compared with.
  public var isRegression = false
  /// The screen's key.
  public var screen: String
  /// The element at fault.
  public let element: ElementDescription
  /// What is wrong.
  public let message: String
  /// Tells faults of one rule on one element apart.
  public let detail: String
  /// Figures and names behind the message.
  public let data: [Datum]
  /// What to do.
  public let fix: Fix?
  /// Where the element begins in the file that was read.
  public let position: SourcePosition
  /// How often the fault occurs on the screen, this place included.
  public let occurrences: Int
  /// The other places, at most 50.
  public let others: [PlaceDescription]
  /// Elements that belong to the finding.
  public let related: [(place: PlaceDescription, why: String)]
  /// What the element says now; nil where it says nothing or is no stop.
  public let spoken: String?
  /// What makes it the same finding in another run.
  public let identity: IdentityParts

  /// How many other places are listed.
  static let listedPlaces = 50

  /// Joins the parts.
  public init(
    rule: String, severity: Severity, fullSeverity: Severity, impact: Impact, confidence: Confidence, screen: String,
    element: ElementDescription, message: String, detail: String, data: [Datum], fix: Fix?, position: SourcePosition,
    occurrences: Int, others: [PlaceDescription], related: [(place: PlaceDescription, why: String)], spoken: String?,
    identity: IdentityParts
  ) {
    self.rule = rule
    self.severity = severity
    self.fullSeverity = fullSeverity
    self.impact = impact
    self.confidence = confidence
    self.screen = screen
    self.element = element
    self.message = message
    self.detail = detail
    self.data = data
    self.fix = fix
    self.position = position
    self.occurrences = occurrences
    self.others = others
    self.related = related
    self.spoken = spoken
    self.identity = identity
  }
}

/// Where a finding stands beside the baseline.
public enum FindingState: String, Sendable, CaseIterable {
  case new, unchanged, updated, suppressed, dismissed
}

/// The element of a finding.
public struct ElementDescription: Sendable {
  /// Its number in the view tree.
  public let node: NodeID
  /// Roles and identifiers from the outside in, never texts.
  public let path: String
  /// What it is for.
  public let role: String
  /// Its identifier; nil where it has none.
  public let identifier: String?
  /// Its name; empty where it has none.
  public let name: String
  /// Its frame; nil where none is stated.
  public let frame: Rect?

  /// Joins the parts.
  public init(node: NodeID, path: String, role: String, identifier: String?, name: String, frame: Rect?) {
    self.node = node
    self.path = path
    self.role = role
    self.identifier = identifier
    self.name = name
    self.frame = frame
  }
}

/// A further place of a finding.
public struct PlaceDescription: Sendable {
  /// Its number in the view tree.
  public let node: NodeID
  /// Where it begins in the file.
  public let line: Int
  /// Its identifier; nil where it has none.
  public let identifier: String?

  /// Joins the parts.
  public init(node: NodeID, line: Int, identifier: String?) {
    self.node = node
    self.line = line
    self.identifier = identifier
  }
}
