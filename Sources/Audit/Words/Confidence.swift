/// How sure a finding is.
public enum Confidence: String, Sendable, CaseIterable {
  /// The export proves it.
  case certain
  /// A person should look: the finding rests on a heuristic or on something the export does not carry.
  case review
}
