/// A part of a run: which one, and what is needed to put the whole together.
public struct Shard: Sendable {
  /// Which part, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int
  /// How many inputs the whole has.
  public var inputs: Int
  /// The folders among the arguments, and whether this part found an export in each.
  public var folders: [(path: String, isFruitful: Bool)]

  /// A part.
  public init(index: Int, count: Int, inputs: Int = 0, folders: [(path: String, isFruitful: Bool)] = []) {
    self.index = index
    self.count = count
    self.inputs = inputs
    self.folders = folders
  }

  /// Reads `2/7`; nil where it is not of that form or the part is not there.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), (1...Self.most).contains(count),
      (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }

  /// More parts than any cluster has workers.
  private static let most = 100_000

  /// Whether a screen belongs to the part; all variants of a screen do, and adding files moves none.
  public func holds(_ key: String) -> Bool {
    Int(Fingerprint([key]).value % UInt64(count)) == index - 1
  }
}
