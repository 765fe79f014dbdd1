import ScreenModel

/// The Swift code of a rule that is not declarative.
///
/// A check lives in `Sources/Checks`, in a file named like its type; the build finds it there. It is a pure function of
/// the screen: it tells every fault, and how many elements it looked at and found right. A check may also compare two
/// captures of a screen, which differ in text size, orientation or language.
public protocol Check: Sendable {
  /// The id of the rule whose page describes it.
  static var id: String { get }
  /// Takes the numbers that the rule can be tuned with.
  init(_ parameters: RuleParameters)
  /// Looks at the elements that the rule is about.
  func run(_ screen: Screen, _ verdicts: inout Verdicts)
  /// How many texts a check of contrast is about on a screen that lacks the facts for it; nil for other checks.
  func contrastNotRun(_ screen: Screen) -> ContrastFigures?
  /// Whether a screenshot changes what it says, even where its rule does not need one.
  static var asksScreenshots: Bool { get }
  /// What two captures of a screen may differ in for the check to compare them; none for a check of single screens.
  static var axes: [Variant.Axis] { get }
  /// Whether it has nothing to say of one screen.
  static var isForPairsOnly: Bool { get }
  /// Looks at two captures of one screen that differ on one of its axes.
  func run(_ pair: ScreenPair, _ verdicts: inout PairVerdicts)
}

extension Check {
  /// Nothing: a check of pairs has nothing to say of one screen.
  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {}
  /// Nil: most checks are not about contrast.
  public func contrastNotRun(_ screen: Screen) -> ContrastFigures? { nil }
  /// No: most checks know only what the export says.
  public static var asksScreenshots: Bool { false }
  /// None: the check looks at single screens.
  public static var axes: [Variant.Axis] { [] }
  /// No: most checks that compare also look at single screens.
  public static var isForPairsOnly: Bool { false }
  /// Nothing: the check looks at single screens.
  public func run(_ pair: ScreenPair, _ verdicts: inout PairVerdicts) {}
}
