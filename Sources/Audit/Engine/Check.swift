import ScreenModel

/// The Swift code of a rule that is not declarative.
///
/// A check lives in `Sources/Checks`, in a file named like its type; the build finds it there. It is a pure function of
/// the screen: it tells every fault, and how many elements it looked at and found right.
public protocol Check: Sendable {
  /// The id of the rule whose page describes it.
  static var id: String { get }
  /// Takes the numbers that the rule can be tuned with.
  init(_ parameters: RuleParameters)
  /// Looks at the elements that the rule is about.
  func run(_ screen: Screen, _ verdicts: inout Verdicts)
}
