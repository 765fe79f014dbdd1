/// The answer of the solver.
public struct OrderProposal: Equatable, Sendable {
  public enum Status: Equatable, Sendable {
    /// No admissible order costs less: the lower bound is met.
    case optimal
    /// The search was cut short; the lower bound tells how far off it may be.
    case bounded
  }

  /// A group that the solver saw and the export does not state.
  public struct InferredGroup: Equatable, Sendable {
    public enum Arrangement: Equatable, Sendable { case stack, row, overlap }

    /// In proposed order.
    public var items: [Int]
    public var arrangement: Arrangement
    /// 0 to 1.
    public var confidence: Double
  }

  /// A precedence that the proposal had to break.
  public struct Conflict: Equatable, Sendable {
    public enum Cause: Equatable, Sendable {
      /// Other precedences demand the opposite.
      case contradiction
      /// A stated group would have to be torn apart, or its stated order broken.
      case statedGroup
    }

    public var precedence: OrderProblem.Precedence
    public var cause: Cause
  }

  /// All item indices in the order in which they should be read.
  public var sequence: [Int]
  /// Cost of the existing order by the same terms; nil where no item has a rank. Never below `proposedCost`.
  public var existingCost: Int?
  public var proposedCost: Int
  public var lowerBound: Int
  public var status: Status
  public var moves: [OrderMove]
  public var inferredGroups: [InferredGroup]
  public var conflicts: [Conflict]
}
