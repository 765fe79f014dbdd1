/// What one rule says about two captures of a screen.
public struct PairVerdicts: Sendable {
  /// The faults, and the capture that each is about.
  public private(set) var faults: [(side: ScreenPair.Side, fault: Fault)] = []
  /// How many elements were found right.
  public private(set) var passes = 0
  /// How many elements could not be judged.
  public private(set) var undecided = 0

  /// Nothing said yet.
  public init() {}

  /// An element is right.
  public mutating func pass() { passes += 1 }

  /// An element of one of the captures is at fault; the nodes of the fault are that capture's.
  public mutating func fault(_ fault: Fault, on side: ScreenPair.Side) { faults.append((side, fault)) }

  /// The captures do not tell.
  public mutating func cannotTell() { undecided += 1 }
}
