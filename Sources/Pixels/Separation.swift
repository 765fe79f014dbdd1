/// The two colours of a drawing, and how surely they are its own.
public struct Separation: Sendable, Equatable {
  /// The colour of the strokes: of pixels that they cover whole, where there are any.
  public let foreground: Shade
  /// The colour behind them; where it runs from one colour into another, the end that the strokes stand out from most.
  public let background: Shade
  /// The other end where the background is a gradient, else the same.
  public let otherBackground: Shade
  /// The part of the area that the strokes' full colour takes, from 0 to 1.
  public let foregroundShare: Double
  /// The part of the area that the background takes, from 0 to 1.
  public let backgroundShare: Double
  /// The part of the strokes' pixels that shows their full colour, from 0 to 1.
  public let core: Double
  /// How thick most strokes are, in pixels.
  public let stroke: Double
  /// How thick most upright strokes are, in pixels.
  public let stem: Double
  /// The height of a line of the drawing, from its highest ink to its lowest, in pixels.
  public let lineHeight: Double

  /// Up to it in pixels a stroke may be thinner than a pixel: its light adds up to one pixel of its strongest shade.
  public static let thinnestSure = 1.2

  /// Strokes of which most show one shade are covered whole, as where a font's hints put stems on whole pixels; where a
  /// good part does, they nearly are.
  private static let (fullCore, nearlyFullCore) = (0.5, 0.125)
  /// The most that strokes are stronger than their strongest pixel, as a factor on what they stand out: those of half a
  /// pixel that never lie within one, and those that are nearly covered.
  private static let (mostGain, nearlyFullGain) = (1.8, 1.25)

  /// Whether no pixel may be covered whole: the contrast found is then a lower bound.
  public var isThin: Bool { stroke < Self.thinnestSure && core < Self.fullCore }
  /// How much more the strokes' own colour may stand out than the one found, as a factor.
  public var gain: Double { isThin ? core < Self.nearlyFullCore ? Self.mostGain : Self.nearlyFullGain : 1 }
}

/// What a part of a picture shows.
public enum Reading: Sendable, Equatable {
  /// Strokes of one colour on a background.
  case drawing(Separation)
  /// Nothing that two colours describe.
  case unclear(Unclear)
}

/// Why a part of a picture has no two colours to tell.
public enum Unclear: String, Sendable, CaseIterable {
  /// It reaches beyond the picture.
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
  case manyColours
}
