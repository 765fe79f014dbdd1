/// What a fault does to the person: fixed by the rule, used for sorting, not overridable.
///
/// The words and their meaning are those of `dequelabs/axe-core:doc/issue_impact.md`.
public enum Impact: String, Sendable, CaseIterable, Comparable {
  /// A nuisance.
  case minor
  /// Some difficulty.
  case moderate
  /// A serious barrier.
  case serious
  /// The content or the function is out of reach.
  case critical

  /// The severity of a rule whose page names none.
  public var defaultSeverity: Severity {
    switch self {
    case .critical, .serious: .error
    case .moderate: .warning
    case .minor: .note
    }
  }

  public static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .minor: 0
    case .moderate: 1
    case .serious: 2
    case .critical: 3
    }
  }
}
