import ViewHierarchy

/// What one rule says about one screen.
public struct Verdicts: Sendable {
  /// The faults, in the order in which they were told.
  public private(set) var faults: [Fault] = []
  /// How many elements were found right.
  public private(set) var passes = 0
  /// How many elements could not be judged (clipped, of unknown size).
  public private(set) var undecided = 0
  /// How much of the screen's text a check has measured the contrast of; nil where it is not about that.
  public var contrast: ContrastFigures?

  /// Nothing said yet.
  public init() {}

  /// An element is right.
  public mutating func pass() { passes += 1 }

  /// An element is at fault.
  public mutating func fault(_ fault: Fault) { faults.append(fault) }

  /// The export does not tell for this element.
  public mutating func cannotTell() { undecided += 1 }
}
