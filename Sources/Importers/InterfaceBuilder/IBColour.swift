import ViewHierarchy

/// A colour as a document states it: by numbers, or by a name that the resources at its end explain.
enum IBColour {
  case none
  /// Red, green, blue and alpha, eight bits each, sRGB. Calibrated and generic spaces are taken as sRGB, from which
  /// they differ by less than what contrast is measured to.
  case rgba(UInt32)
  /// The hash of a name in the resources.
  case named(UInt64)

  /// Makes a colour of components from 0 to 1.
  static func components(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> IBColour {
    .rgba(byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha))
  }

  private static func byte(_ component: Double) -> UInt32 {
    // Components beyond 0 and 1 occur in extended spaces and are cut; so is a number that is none.
    component > 0 ? UInt32((min(component, 1) * 255).rounded()) : 0
  }

  /// `#RRGGBB`, with the alpha behind it where it is not opaque.
  static func hexadecimal(_ rgba: UInt32) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    let count = rgba & 0xFF == 0xFF ? 6 : 8
    return [UInt8(ascii: "#")] + (0..<count).map { digits[Int(rgba >> UInt32(28 - 4 * $0)) & 0xF] }
  }
}
