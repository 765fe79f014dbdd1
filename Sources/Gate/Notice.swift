import Audit

/// Something about the gate's own entries or the config that a person should look at; no fault of a screen.
public struct Notice: Sendable, Equatable {
  /// What it is about.
  public enum Kind: String, Sendable, CaseIterable {
    /// A suppression whose day has come; what it covered counts again.
    case expiredSuppression = "expired-suppression"
    /// A suppression that covered nothing.
    case unusedSuppression = "unused-suppression"
    /// An entry of the baseline whose fault is gone.
    case staleEntry = "stale-baseline-entry"
    /// A judgement whose finding is gone.
    case unusedJudgement = "unused-judgement"
    /// Rules for a screen that is not there, while one of nearly that key is.
    case unusedOverride = "unused-override"
    /// A screen that is known under another key now.
    case renamedScreen = "renamed-screen"
    /// Screens on which the config leaves no rule on.
    case uncheckedScreens = "unchecked-screens"
  }

  /// What it is about.
  public let kind: Kind
  /// What is wrong and what to do.
  public let message: String

  /// Whether it fails the gate under `--strict`.
  public var isStale: Bool { ![.renamedScreen, .uncheckedScreens, .unusedOverride].contains(kind) }

  /// Joins the parts.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
