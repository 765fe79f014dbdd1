/// What a rule says about one element, or about a screen that it cannot judge.
public enum Outcome: String, Sendable, CaseIterable {
  case violation, review, pass, inapplicable
  /// The export lacks facts that the rule needs; never to be taken for a pass.
  case notRun = "not-run"
}
