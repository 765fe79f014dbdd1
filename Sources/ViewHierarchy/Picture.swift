/// The screenshot of a screen, asked for what an area shows. Pixels stay with whoever made it.
public struct Picture: Sendable {
  /// Pixels per point or dp.
  public let scale: Double
  /// Whether it was made smaller or larger after the capture, which mixes the colours of neighbours.
  public let isResampled: Bool
  /// Where the whole of it lies, in points or dp of the screen.
  public let frame: Rect
  /// The PNG, where reports may show it.
  public let file: [UInt8]?
  private let look: @Sendable (Rect) -> Drawing
  private let touch: @Sendable (Rect) -> Surface

  /// - Parameters:
  ///   - look: which colours an area shows, in points or dp of the screen.
  ///   - touch: whether anything is drawn in an area.
  public init(
    scale: Double, isResampled: Bool, frame: Rect, file: [UInt8]? = nil, look: @escaping @Sendable (Rect) -> Drawing,
    touch: @escaping @Sendable (Rect) -> Surface
  ) {
    self.frame = frame
    self.file = file
    self.scale = scale
    self.isResampled = isResampled
    self.look = look
    self.touch = touch
  }

  /// What an area of the screen shows, taken for one text or drawing on its background.
  public func drawing(in area: Rect) -> Drawing { look(area) }

  /// Whether anything is drawn in an area of the screen; told faster than which colours.
  public func surface(of area: Rect) -> Surface { touch(area) }
}

/// Whether anything is drawn in an area of a screenshot.
public enum Surface: Sendable, Equatable {
  /// Something, and rows of one colour are above and below it: a text that ends inside.
  case enclosed
  /// Something else.
  case drawn
  /// Nothing: one colour, which goes on around the area.
  case blank
  /// One colour that ends where the area does.
  case patch
  /// The screenshot does not tell.
  case unclear
}

/// What an area of a screenshot shows.
public enum Drawing: Sendable, Equatable {
  /// Strokes of one colour on a background.
  case strokes(Strokes)
  /// Nothing that two colours describe.
  case unclear(Unclear)

  /// Strokes and what is behind them.
  public struct Strokes: Sendable, Equatable {
    /// The colour of the strokes; where they are thin, perhaps paler than the one that they were drawn in.
    public var colour: Colour
    /// The colour behind them; of a gradient the end that they stand out from most.
    public var back: Colour
    /// The other end of a gradient, else the same.
    public var otherBack: Colour
    /// The part of the area that shows the strokes' full colour, from 0 to 1.
    public var share: Double
    /// The part of the area that shows the background, from 0 to 1.
    public var backShare: Double
    /// Whether the strokes may nowhere show their full colour: the contrast is then a lower bound.
    public var isThin: Bool
    /// How much more they may stand out in their full colour than in the one found, as a factor from 1.
    public var gain: Double
    /// How thick most upright strokes are, in points or dp.
    public var stroke: Double
    /// From the highest ink of a line to its lowest, in points or dp; 0 where no lines are told.
    public var lineHeight: Double

    /// Joins the parts.
    public init(
      colour: Colour, back: Colour, otherBack: Colour, share: Double, backShare: Double, isThin: Bool, gain: Double,
      stroke: Double, lineHeight: Double
    ) {
      self.colour = colour
      self.back = back
      self.otherBack = otherBack
      self.share = share
      self.backShare = backShare
      self.isThin = isThin
      self.gain = gain
      self.stroke = stroke
      self.lineHeight = lineHeight
    }
  }

  /// Why there are no two colours to tell.
  public enum Unclear: String, Sendable, CaseIterable {
    /// It reaches beyond the screenshot.
    case outside
    /// Too few pixels.
    case tiny
    /// One colour: nothing is drawn.
    case uniform
    /// All black, as systems capture what is protected.
    case black
    /// Pixels that let something unknown through.
    case transparent
    /// A photo or pattern behind the strokes.
    case busy
    /// Strokes of several colours.
    case manyColours = "many-colours"
  }
}
