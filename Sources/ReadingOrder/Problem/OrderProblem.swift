/// A screen to be put into reading order.
public struct OrderProblem: Sendable {
  public enum Direction: Equatable, Sendable {
    case leftToRight
    case rightToLeft
  }

  /// `before` must be read before `after`; both are item indices.
  public struct Precedence: Equatable, Hashable, Sendable {
    public var before: Int
    public var after: Int

    public init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }
  }

  /// Preferences of a guide that go beyond what the layout says.
  public struct Policy: OptionSet, Equatable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In cards, titles and primary content come before long or secondary content even where they are drawn below it.
    public static let primaryFirst = Policy(rawValue: 1)
  }

  public var items: [OrderItem]
  public var groups: [OrderGroup]
  public var direction: Direction
  /// Points; 0 where unknown.
  public var width: Double
  public var height: Double
  public var precedences: [Precedence]
  public var policy: Policy

  public init(
    items: [OrderItem], groups: [OrderGroup] = [], direction: Direction = .leftToRight, width: Double = 0,
    height: Double = 0, precedences: [Precedence] = [], policy: Policy = []
  ) {
    self.items = items
    self.groups = groups
    self.direction = direction
    self.width = width
    self.height = height
    self.precedences = precedences
    self.policy = policy
  }
}
