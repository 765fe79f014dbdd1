/// One stop of the screen reader as the solver sees it: numbers only.
public struct OrderItem: Equatable, Sendable {
  /// What the caller knows beyond geometry and role.
  public struct Hints: OptionSet, Equatable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The title, value or price that the card is about, or its main action.
    public static let primary = Hints(rawValue: 1)
    /// Deletes, removes or cancels something.
    public static let destructive = Hints(rawValue: 2)
    /// Says nothing that the texts beside it do not say.
    public static let decorative = Hints(rawValue: 4)
  }

  public var box: OrderBox
  public var role: OrderRole
  /// Characters of what is shown or spoken.
  public var textLength: Int
  /// Points; nil where the export has no fonts.
  public var fontSize: Double?
  public var hints: Hints
  /// Index of the innermost group in `OrderProblem.groups`, or -1.
  public var group: Int
  /// Place in the order in which the screen is read today; nil where unknown.
  public var existingRank: Int?

  public init(
    box: OrderBox, role: OrderRole, textLength: Int = 0, fontSize: Double? = nil, hints: Hints = [],
    group: Int = -1, existingRank: Int? = nil
  ) {
    self.box = box
    self.role = role
    self.textLength = textLength
    self.fontSize = fontSize
    self.hints = hints
    self.group = group
    self.existingRank = existingRank
  }
}
