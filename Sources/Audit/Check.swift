/// The Swift code of a rule that is not declarative.
///
/// A check lives in `Sources/Checks`, in a file named like its type; the build finds it there.
public protocol Check: Sendable {
  /// The id of the rule whose page describes it.
  static var id: String { get }
}
