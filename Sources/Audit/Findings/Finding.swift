import ViewHierarchy

/// One reported fault, complete in itself: the screen it was found on is not needed any more.
public struct Finding: Sendable {
  /// The rule's id.
  public let rule: String
  /// After overrides and the drop of findings for review.
  public var severity: Severity
  /// What it does to the person.
  public let impact: Impact
  /// How sure it is.
  public let confidence: Confidence
  /// Where it stands beside the baseline.
  public var state = FindingState.new
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
}

/// A further place of a finding.
public struct PlaceDescription: Sendable {
  /// Its number in the view tree.
  public let node: NodeID
  /// Where it begins in the file.
  public let line: Int
  /// Its identifier; nil where it has none.
  public let identifier: String?
}

/// The components by which a finding is known again in another run (baseline identity); none holds a number, a message
/// or a path of a file.
public struct IdentityParts: Sendable, Equatable {
  /// The nearest ancestor with a stable identifier, and how many repeated cells lie between.
  public let anchor: String
  /// What the element is for.
  public let role: String
  /// Its identifier, digits masked; empty where it has none.
  public let identifier: String
  /// Its name, masked; only where it has no identifier.
  public let label: String
  /// Its number among siblings of its role below the nearest parent that counts.
  public let ordinal: Int
  /// The roles in the repeated cell around it; empty outside cells.
  public let cell: String
}
