/// The components by which a finding is known again in another run (baseline identity); none holds a number, a message
/// or a path of a file.
public struct IdentityParts: Sendable, Equatable {
  /// The nearest ancestor with a stable identifier, and how many repeated cells lie between.
  public let anchor: String
  /// The identifiers of the ancestors from the inside out, digits masked, at most ``chainLength``.
  public let chain: [String]
  /// What the element is for.
  public let role: String
  /// Its identifier, digits masked; empty where it has none.
  public let identifier: String
  /// Its name, masked; only where it has no identifier.
  public let label: String
  /// Its number among siblings of its role below the nearest parent that counts.
  public let ordinal: Int
  /// The roles in the repeated cell around it; empty outside cells.
  public let cell: String
  /// What else speaks for the element when its place has changed.
  public let witnesses: [Witness]

  /// How many rows are kept; a finding that has as many may have more.
  public static let mostRows = 8
  /// How many identified ancestors are kept.
  static let chainLength = 6

  /// Joins the parts.
  public init(
    anchor: String, chain: [String], role: String, identifier: String, label: String, ordinal: Int, cell: String,
    witnesses: [Witness]
  ) {
    self.anchor = anchor
    self.chain = chain
    self.role = role
    self.identifier = identifier
    self.label = label
    self.ordinal = ordinal
    self.cell = cell
    self.witnesses = witnesses
  }

  /// What is known of a finding that comes from a stored run, whose identity was stored beside it.
  public static let stored = IdentityParts(
    anchor: "", chain: [], role: "", identifier: "", label: "", ordinal: 0, cell: "", witnesses: [])

  /// Something that speaks for an element.
  public struct Witness: Sendable, Equatable {
    /// What it is.
    public enum Kind: String, Sendable, CaseIterable {
      /// Its own identifier, which holds no number.
      case identifier = "i"
      /// Its own masked name.
      case label = "l"
      /// Its own identifier as exported, where that holds a number.
      case numbered = "n"
      /// The masked name of what stands before it below the same parent.
      case before = "b"
      /// The masked name of what stands behind it below the same parent.
      case after = "a"
      /// The name of a row that it stands in, or one of its like; speaks for the row and not for the element.
      case row = "r"
    }

    /// What it is.
    public let kind: Kind
    /// The text.
    public let text: String
  }
}
