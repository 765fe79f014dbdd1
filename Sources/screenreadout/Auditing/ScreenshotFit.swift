import ViewHierarchy

/// How the pixels of a screenshot lie over the frames of an export.
struct ScreenshotFit: Equatable {
  /// Pixels a point or dp.
  let scale: Double
  /// Where the screen's top left corner is, in pixels: not 0 between bars.
  let x: Double
  let y: Double
  /// Whether the picture was made smaller or larger after the capture.
  let isResampled: Bool

  /// A screenshot that is of another screen, device or orientation.
  struct Mismatch: Error, Equatable {
    /// What is wrong, without a final period.
    let message: String
  }

  /// A frame of the screen may be cut or grown to whole points; in pixels.
  private static let slack = 1.5
  /// How far the shapes of a screen and of a resampled picture of it differ by rounding, as a part.
  private static let shapeSlack = 0.004
  /// The most of a side that bars take: a phone's app on a tablet leaves less than half.
  private static let mostBars = 0.5
  /// The most that a picture is larger than what Android's dumps cover, whose coordinates leave bars of the system out.
  private static let mostSystemBars = 0.2

  /// The pixels of iPhones' captures, but for those of 1080 columns, to which pictures are often made smaller (Human
  /// Interface Guidelines, Layout, device screen dimensions).
  private static let phones = [
    (640, 1136), (750, 1334), (828, 1792), (1125, 2436), (1170, 2532), (1179, 2556), (1206, 2622), (1242, 2208),
    (1242, 2688), (1260, 2736), (1284, 2778), (1290, 2796), (1320, 2868),
  ]

  /// Joins the parts.
  init(scale: Double, x: Double, y: Double, isResampled: Bool) {
    (self.scale, self.x, self.y, self.isResampled) = (scale, x, y, isResampled)
  }

  /// - Parameters:
  ///   - bars: whether two areas of the picture, each left, top, width and height, are bars of one colour.
  init(
    _ header: ScreenHeader, width: Int, height: Int,
    bars: (_ areas: [(x: Int, y: Int, width: Int, height: Int)]) -> Bool
  ) throws(Mismatch) {
    let (wide, high) = (header.width, header.height)
    guard wide > 0, high > 0, wide < 1e6, high < 1e6 else {
      throw Mismatch(message: "the export does not state the size of its screen")
    }
    let (pixelsWide, pixelsHigh) = (Double(width), Double(height))
    if let native = Self.native(header, pixelsWide, pixelsHigh) {
      (scale, x, y, isResampled) = (native, 0, 0, false)
      return
    }
    let fitting = min(pixelsWide / wide, pixelsHigh / high)
    let (spareWide, spareHigh) = (pixelsWide - wide * fitting, pixelsHigh - high * fitting)
    let isSameShape = spareWide <= pixelsWide * Self.shapeSlack && spareHigh <= pixelsHigh * Self.shapeSlack
    // Pictures get smaller on their way, not larger; what is larger is of another device.
    // What has the sides of a phone's capture was not resampled: it is that phone's.
    let isOfPhone =
      header.platform == .ios && Self.phones.contains { $0 == (min(width, height), max(width, height)) }
    let isTooLarge = header.platform == .ios && fitting > 3 * (1 + Self.shapeSlack)
    if isSameShape, !isTooLarge, !isOfPhone, fitting >= 0.5 {
      (scale, x, y, isResampled) = (fitting, 0, 0, true)
      return
    }
    let isBarred = spareWide < pixelsWide * Self.mostBars && spareHigh < pixelsHigh * Self.mostBars
    if isBarred, !isTooLarge, !isSameShape, bars(Self.bars(width, height, spareWide, spareHigh)) {
      let native = Self.isWhole(fitting, wide) || header.density.map { abs($0 - fitting) < 0.01 * $0 } ?? false
      (scale, x, y, isResampled) = (fitting, spareWide / 2, spareHigh / 2, !native)
      return
    }
    let isTurned = (pixelsWide > pixelsHigh) != (wide > high)
    let what = "its \(width) × \(height) pixels do not fit the screen of \(Self.text(wide)) × \(Self.text(high))"
    throw Mismatch(
      message: isTurned
        ? "\(what): one is upright and the other lies on its side; capture both in one orientation"
        : "\(what): it is of another screen or device, or was cut")
  }

  /// The scale at which the picture was captured; nil where it is not as it was captured.
  private static func native(_ header: ScreenHeader, _ width: Double, _ height: Double) -> Double? {
    if header.platform == .ios {
      return [1.0, 2, 3].first {
        abs(width - header.width * $0) <= slack && abs(height - header.height * $0) <= slack
      }
    }
    guard let density = header.density, density > 0 else { return nil }
    let (spareWide, spareHigh) = (width - header.width * density, height - header.height * density)
    let isWide = abs(spareWide) <= slack
    let isHigh = abs(spareHigh) <= slack
    // Coordinates are those of the display, from its top left corner on.
    if isWide && (isHigh || (spareHigh > 0 && spareHigh <= mostSystemBars * height)) { return density }
    return isHigh && spareWide > 0 && spareWide <= mostSystemBars * width ? density : nil
  }

  private static func isWhole(_ scale: Double, _ points: Double) -> Bool {
    abs(scale - scale.rounded()) * points <= slack
  }

  /// The bars on two sides of the screen.
  private static func bars(
    _ width: Int, _ height: Int, _ spareWide: Double, _ spareHigh: Double
  ) -> [(x: Int, y: Int, width: Int, height: Int)] {
    if spareWide >= 2 {
      let bar = Int(spareWide / 2)
      return [(0, 0, bar, height), (width - bar, 0, bar, height)]
    }
    let bar = Int(spareHigh / 2)
    return [(0, 0, width, bar), (0, height - bar, width, bar)]
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\((number * 10).rounded() / 10)"
  }
}
