/// What the numbers of a picture's pixels stand for.
public enum Gamut: Sendable, Equatable {
  case standard
  /// Display P3: the light of wider primaries, with the same curve as sRGB.
  case displayP3

  /// What the chunks in front of the pixels say: `cICP` with the primaries of P3 (ITU-T H.273, code 12), or a colour
  /// profile of that name, which is how iOS marks its screenshots. Profiles of other names are taken for sRGB.
  init(png bytes: [UInt8]) {
    self = .standard
    for chunk in PNGChunks(bytes) {
      switch chunk.name {
      case "cICP" where chunk.data.count == 4:
        if bytes[chunk.data.lowerBound] == 12 { self = .displayP3 }
        return
      case "iCCP":
        let name = bytes[chunk.data].prefix(79).prefix { $0 != 0 }
        if String(decoding: name, as: UTF8.self).hasSuffix("Display P3") { self = .displayP3 }
      case "IDAT", "IEND": return
      default: break
      }
    }
  }

  /// The nearest colour of sRGB.
  func standard(_ shade: Shade) -> Shade {
    guard self == .displayP3, shade.red != shade.green || shade.green != shade.blue else { return shade }
    let (red, green, blue) = (Self.light(shade.red), Self.light(shade.green), Self.light(shade.blue))
    // From P3's primaries to those of sRGB, both of white D65 (CSS Color 4, section 17).
    return Shade(
      red: Self.byte(1.2249401 * red - 0.2249402 * green),
      green: Self.byte(-0.0420569 * red + 1.0420571 * green),
      blue: Self.byte(-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue))
  }

  /// How much light a byte stands for, from 0 to 1 (IEC 61966-2-1).
  private static let lights: [Double] = (0...255).map { byte in
    let part = Double(byte) / 255
    return part <= 0.04045 ? part / 12.92 : power2_4((part + 0.055) / 1.055)
  }

  private static func light(_ byte: UInt8) -> Double { lights[Int(byte)] }

  /// The byte whose light is nearest.
  private static func byte(_ light: Double) -> UInt8 {
    let above = lights.firstIndex { $0 >= light } ?? 255
    guard above > 0 else { return 0 }
    return UInt8(lights[above] - light <= light - lights[above - 1] ? above : above - 1)
  }

  /// x^2.4 = x² · (x²)^(1/5), the root by Newton's method: no library for powers is needed.
  private static func power2_4(_ x: Double) -> Double {
    let square = x * x
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (root * fourth - square) / (5 * fourth)
    }
    return square * root
  }
}
