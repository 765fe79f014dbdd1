/// One example of a rule page: documentation and test.
public struct RuleExample: Sendable, Equatable {
  /// Whether the rule must keep silent about it.
  public enum Expectation: String, Sendable {
    case passing, failing
  }

  public let expectation: Expectation
  /// As given in the page, else `passing-1`, `failing-2`, counted from 1.
  public let name: String
  /// The id of the input format; `canonical-xml` where the page names none.
  public let format: String
  /// The rule's parameters with those of the example set.
  public let parameters: RuleParameters
  /// The text between the fences, with the comments that mark expected findings.
  public let text: String
  /// Whether it is audited with a screenshot, drawn from the colours that it states.
  public let hasScreenshot: Bool
  /// The line of the page on which the text begins.
  public let line: Int
}
