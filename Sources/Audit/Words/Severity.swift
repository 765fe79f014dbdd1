/// How much a finding weighs for the gate; what users override per rule.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case note, warning, error

  /// One step lower, never below note: what a finding of confidence `review` is printed as.
  public var lowered: Severity {
    switch self {
    case .error: .warning
    case .warning, .note: .note
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
