/// Why a rule exists.
public enum Basis: String, Sendable, CaseIterable {
  /// A violation fails a success criterion of WCAG; of every other basis it may only be "related to" one.
  case wcagFailure = "wcag-failure"
  case bestPractice = "best-practice"
  /// The platform's own contract or guideline.
  case platform
  /// A design system's guide, such as the Material Cards guide.
  case guide
}
