/// An opaque colour in bytes.
public struct Shade: Sendable, Hashable {
  /// From 0 to 255, like the others.
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  /// A colour of its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour of a pixel, whatever its alpha.
  init(_ pixel: UInt32) {
    red = UInt8(truncatingIfNeeded: pixel)
    green = UInt8(truncatingIfNeeded: pixel >> 8)
    blue = UInt8(truncatingIfNeeded: pixel >> 16)
  }

  /// A pixel of the colour that lets nothing through.
  var opaque: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000 }

  /// Differences up to it, in steps of a part, are noise of one colour on a flat ground: nobody sees them.
  static let noise = 3

  /// The largest difference of a part.
  func distance(_ other: Shade) -> Int {
    max(Self.gap(red, other.red), Self.gap(green, other.green), Self.gap(blue, other.blue))
  }

  /// How far apart the two look: differences of the parts, weighted about as the eye weighs their light.
  func contrast(_ other: Shade) -> Int {
    2 * Self.gap(red, other.red) + 5 * Self.gap(green, other.green) + Self.gap(blue, other.blue)
  }

  /// Whether every part lies between those of two others, with some slack: what anti-aliasing makes of the two, by the
  /// pixel or by its stripes.
  func lies(between one: Shade, _ other: Shade, slack: Int) -> Bool {
    Self.lies(red, one.red, other.red, slack) && Self.lies(green, one.green, other.green, slack)
      && Self.lies(blue, one.blue, other.blue, slack)
  }

  private static func gap(_ one: UInt8, _ other: UInt8) -> Int { Int(max(one, other)) - Int(min(one, other)) }

  private static func lies(_ part: UInt8, _ one: UInt8, _ other: UInt8, _ slack: Int) -> Bool {
    Int(part) >= Int(min(one, other)) - slack && Int(part) <= Int(max(one, other)) + slack
  }
}
