/// What a JSON reader lets pass beyond RFC 8259, and how large a text may be.
public struct JSONOptions: Sendable {
  /// What happens to a key that an object holds already.
  public enum DuplicateKeys: Sendable {
    /// The first one counts; the others are listed in ``JSONDocument/duplicateKeys``.
    case firstWins
    /// The text is refused.
    case refused
  }

  /// Whether `//` and `/* */` count as white space.
  public var comments: Bool
  /// Whether a comma may stand before a closing bracket.
  public var trailingCommas: Bool
  /// Nested arrays and objects.
  public var depth: Int
  /// Values and keys.
  public var nodes: Int
  /// Bytes of one string or number.
  public var valueBytes: Int
  /// What happens to repeated keys.
  public var duplicateKeys: DuplicateKeys

  /// Strict by default.
  public init(
    comments: Bool = false, trailingCommas: Bool = false, depth: Int = 100_000, nodes: Int = 4_000_000,
    valueBytes: Int = 10_000_000, duplicateKeys: DuplicateKeys = .firstWins
  ) {
    self.comments = comments
    self.trailingCommas = trailingCommas
    self.depth = depth
    self.nodes = nodes
    self.valueBytes = valueBytes
    self.duplicateKeys = duplicateKeys
  }
}
