/// A colour in sRGB, as exports state it: `#RRGGBB`, with the alpha behind it where it is not opaque.
public struct Colour: Equatable, Sendable {
  /// From 0 to 1, like the others.
  public var red: Double
  /// The part of green.
  public var green: Double
  /// The part of blue.
  public var blue: Double
  /// 1 where nothing shines through.
  public var alpha = 1.0

  /// The darkest colour.
  public static let black = Colour(red: 0, green: 0, blue: 0)
  /// The lightest colour.
  public static let white = Colour(red: 1, green: 1, blue: 1)

  /// A colour of its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Nil where the text is no such colour.
  public init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0.isDigit || (0x61...0x66).contains($0 | 0x20) }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// What is seen where it lies over an opaque colour.
  public func over(_ back: Colour) -> Colour {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return Colour(red: mix(red, back.red), green: mix(green, back.green), blue: mix(blue, back.blue))
  }

  /// `#RRGGBB`.
  public var hexadecimal: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = [UInt8(ascii: "#")]
    for part in [red, green, blue] {
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      text += [digits[byte / 16], digits[byte % 16]]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// WCAG 2.2, relative luminance; the exponent is worked out without a library for powers.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// WCAG 2.2, contrast ratio of opaque colours, from 1 to 21.
  public func contrast(_ other: Colour) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Components as bytes have 256 linear values, of which each is worked out once.
  private static let linearBytes: [Double] = (0...255).map { byte in
    let part = Double(byte) / 255
    return part <= 0.03928 ? part / 12.92 : power2_4((part + 0.055) / 1.055)
  }

  private static func linear(_ part: Double) -> Double {
    linearBytes[Int((min(max(part, 0), 1) * 255).rounded())]
  }

  /// x^2.4 = x² · (x²)^(1/5), the root by Newton's method.
  private static func power2_4(_ x: Double) -> Double {
    let square = x * x
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (root * fourth - square) / (5 * fourth)
    }
    return square * root
  }

  /// The colour nearest to this one, between it and black or white, that has a contrast against a background; nil where
  /// none has.
  public func nearest(to ratio: Double, on back: Colour) -> Colour? {
    let ends = [Colour.black, .white].filter { $0.contrast(back) >= ratio }
    let candidates = ends.map { end -> (step: Int, colour: Colour) in
      // The contrast grows towards the end where the end passes, apart from a dip that is on the other side.
      var (low, high) = (0, 255)
      while low < high {
        let middle = (low + high) / 2
        if blended(with: end, middle).contrast(back) >= ratio { high = middle } else { low = middle + 1 }
      }
      return (low, blended(with: end, low))
    }
    return candidates.min { $0.step < $1.step }?.colour
  }

  private func blended(with end: Colour, _ step: Int) -> Colour {
    let share = Double(step) / 255
    func mix(_ a: Double, _ b: Double) -> Double { ((a + (b - a) * share) * 255).rounded() / 255 }
    return Colour(red: mix(red, end.red), green: mix(green, end.green), blue: mix(blue, end.blue))
  }

  /// A ratio cut after two decimals: 4.499 is not 4.50.
  public static func text(_ ratio: Double) -> String {
    let hundredths = Int((min(max(ratio, 1), 21) * 100 + 1e-6).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
